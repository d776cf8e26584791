import {
  attach,
  fixtures
} from "./node-6QGSDC7I.mjs";
import "./node-DVMXRA26.mjs";
export {
  attach,
  fixtures
};
