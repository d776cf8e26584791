import {
  attach,
  fixtures
} from "./node-7N3MF62O.mjs";
import "./node-DLXNIPVL.mjs";
export {
  attach,
  fixtures
};
