import {
  attach,
  fixtures
} from "./node-NPK6HGJF.mjs";
import "./node-NSES42WT.mjs";
export {
  attach,
  fixtures
};
