import {
  attach,
  fixtures
} from "./node-FLTOX4AW.mjs";
import "./node-GG24JFUZ.mjs";
export {
  attach,
  fixtures
};
