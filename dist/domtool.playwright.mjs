import {
  attach,
  fixtures
} from "./node-G7C7SVRV.mjs";
import "./node-YENF7WUR.mjs";
export {
  attach,
  fixtures
};
