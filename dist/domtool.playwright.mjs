import {
  attach,
  fixtures
} from "./node-UODPIZB3.mjs";
import "./node-LOFASLFT.mjs";
export {
  attach,
  fixtures
};
