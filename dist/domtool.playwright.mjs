import {
  attach,
  fixtures
} from "./node-3OAX5J4M.mjs";
import "./node-TQBT3R2U.mjs";
export {
  attach,
  fixtures
};
