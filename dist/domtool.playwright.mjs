import {
  attach,
  fixtures
} from "./node-GSAOURLB.mjs";
import "./node-HBGBBEBH.mjs";
export {
  attach,
  fixtures
};
