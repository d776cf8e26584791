import {
  attach,
  fixtures
} from "./node-QOL5N6AQ.mjs";
import "./node-B22QDRCN.mjs";
export {
  attach,
  fixtures
};
