import {
  attach,
  fixtures
} from "./node-WZHKCIFH.mjs";
import "./node-5DWS25XO.mjs";
export {
  attach,
  fixtures
};
