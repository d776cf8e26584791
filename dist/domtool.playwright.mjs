import {
  attach,
  fixtures
} from "./node-73QKFFAZ.mjs";
import "./node-BRNWDFBV.mjs";
export {
  attach,
  fixtures
};
