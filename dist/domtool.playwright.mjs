import {
  attach,
  fixtures
} from "./node-VTX527VU.mjs";
import "./node-NDZZGWMW.mjs";
export {
  attach,
  fixtures
};
