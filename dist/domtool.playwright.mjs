import {
  attach,
  fixtures
} from "./node-P572WLZ2.mjs";
import "./node-KO26Z4YW.mjs";
export {
  attach,
  fixtures
};
