import {
  attach,
  fixtures
} from "./node-XDZAHNN6.mjs";
import "./node-5MHEZHAA.mjs";
export {
  attach,
  fixtures
};
