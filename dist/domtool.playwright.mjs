import {
  attach,
  fixtures
} from "./node-RZANTX33.mjs";
import "./node-IZYFHMUN.mjs";
export {
  attach,
  fixtures
};
