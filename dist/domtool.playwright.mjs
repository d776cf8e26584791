import {
  attach,
  fixtures
} from "./node-MK5V7N65.mjs";
import "./node-ZYQ45H5T.mjs";
export {
  attach,
  fixtures
};
