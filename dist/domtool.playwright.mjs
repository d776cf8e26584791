import {
  attach,
  fixtures
} from "./node-42UEWQFN.mjs";
import "./node-3KNAFBVN.mjs";
export {
  attach,
  fixtures
};
