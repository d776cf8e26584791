import {
  attach,
  fixtures
} from "./node-CPP2VPDC.mjs";
import "./node-LTQGQRR4.mjs";
export {
  attach,
  fixtures
};
