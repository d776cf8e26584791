import {
  attach,
  fixtures
} from "./node-AGXICQVQ.mjs";
import "./node-YIKF53LJ.mjs";
export {
  attach,
  fixtures
};
