import {
  attach,
  fixtures
} from "./node-ODWF3YNH.mjs";
import "./node-LHQFBWHG.mjs";
export {
  attach,
  fixtures
};
