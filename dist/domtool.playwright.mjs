import {
  attach,
  fixtures
} from "./node-T5TWYJRN.mjs";
import "./node-3W4TV6OD.mjs";
export {
  attach,
  fixtures
};
