import {
  attach,
  fixtures
} from "./node-7UC6ABUE.mjs";
import "./node-W2BPYH3G.mjs";
export {
  attach,
  fixtures
};
