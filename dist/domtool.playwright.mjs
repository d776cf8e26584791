import {
  attach,
  fixtures
} from "./node-YW4SMBMI.mjs";
import "./node-QLCHO3IR.mjs";
export {
  attach,
  fixtures
};
