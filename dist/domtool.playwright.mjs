import {
  attach,
  fixtures
} from "./node-YVXETWE7.mjs";
import "./node-YXPL5KS2.mjs";
export {
  attach,
  fixtures
};
