import {
  attach,
  fixtures
} from "./node-LSR3YQYB.mjs";
import "./node-DDQATVVE.mjs";
export {
  attach,
  fixtures
};
