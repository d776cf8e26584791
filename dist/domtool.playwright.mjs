import {
  attach,
  fixtures
} from "./node-WHEC6IK5.mjs";
import "./node-JTPBT4SD.mjs";
export {
  attach,
  fixtures
};
