import {
  attach,
  fixtures
} from "./node-E6B5UCGR.mjs";
import "./node-YH2FBTRY.mjs";
export {
  attach,
  fixtures
};
