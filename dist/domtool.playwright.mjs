import {
  attach,
  fixtures
} from "./node-5O6OP4J2.mjs";
import "./node-SVFHM6ZD.mjs";
export {
  attach,
  fixtures
};
