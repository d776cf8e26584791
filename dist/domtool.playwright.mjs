import {
  attach,
  fixtures
} from "./node-LUDCKD34.mjs";
import "./node-2HOFC42T.mjs";
export {
  attach,
  fixtures
};
