import {
  attach,
  fixtures
} from "./node-IQIPJ637.mjs";
import "./node-XBKOUB43.mjs";
export {
  attach,
  fixtures
};
