import {
  attach,
  fixtures
} from "./node-2CPCH3FJ.mjs";
import "./node-4THAEKFE.mjs";
export {
  attach,
  fixtures
};
