import {
  attach,
  fixtures
} from "./node-L2VHQ6X2.mjs";
import "./node-O53ESJBZ.mjs";
export {
  attach,
  fixtures
};
