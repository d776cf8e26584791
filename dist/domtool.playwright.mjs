import {
  attach,
  fixtures
} from "./node-ZIFBKXXF.mjs";
import "./node-VSYN3KQA.mjs";
export {
  attach,
  fixtures
};
