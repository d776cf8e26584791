import {
  attach,
  fixtures
} from "./node-MQGFSG4O.mjs";
import "./node-4DG5WPNC.mjs";
export {
  attach,
  fixtures
};
