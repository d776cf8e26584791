import {
  attach,
  fixtures
} from "./node-TQYUXM7S.mjs";
import "./node-SMW25CWJ.mjs";
export {
  attach,
  fixtures
};
