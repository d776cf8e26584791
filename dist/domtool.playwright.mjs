import {
  attach,
  fixtures
} from "./node-Q2PGLZVW.mjs";
import "./node-42WQOKVB.mjs";
export {
  attach,
  fixtures
};
