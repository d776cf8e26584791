import {
  attach,
  fixtures
} from "./node-5ZFTWHXA.mjs";
import "./node-FICAUYU6.mjs";
export {
  attach,
  fixtures
};
