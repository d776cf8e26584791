import {
  attach,
  fixtures
} from "./node-GP747NFF.mjs";
import "./node-DGV77UZH.mjs";
export {
  attach,
  fixtures
};
