import {
  attach,
  fixtures
} from "./node-4T5VHCED.mjs";
import "./node-E6VY74MB.mjs";
export {
  attach,
  fixtures
};
