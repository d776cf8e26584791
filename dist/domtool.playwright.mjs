import {
  attach,
  fixtures
} from "./node-AOZWELGU.mjs";
import "./node-QRJZF64N.mjs";
export {
  attach,
  fixtures
};
