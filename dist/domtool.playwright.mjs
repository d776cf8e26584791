import {
  attach,
  fixtures
} from "./node-IV4IQXFH.mjs";
import "./node-UHFCPAWU.mjs";
export {
  attach,
  fixtures
};
