import {
  attach,
  fixtures
} from "./node-ULCFGSOA.mjs";
import "./node-ZVLTEVLB.mjs";
export {
  attach,
  fixtures
};
