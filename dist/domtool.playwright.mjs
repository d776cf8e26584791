import {
  attach,
  fixtures
} from "./node-Z5A3SFPJ.mjs";
import "./node-GC72CJV4.mjs";
export {
  attach,
  fixtures
};
