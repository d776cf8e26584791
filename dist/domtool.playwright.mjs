import {
  attach,
  fixtures
} from "./node-JBA7SZ3G.mjs";
import "./node-E6Y6S52Z.mjs";
export {
  attach,
  fixtures
};
