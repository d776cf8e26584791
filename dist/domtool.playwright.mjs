import {
  attach,
  fixtures
} from "./node-GPKF5ZHP.mjs";
import "./node-YKB3BA7C.mjs";
export {
  attach,
  fixtures
};
