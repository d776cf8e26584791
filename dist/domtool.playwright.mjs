import {
  attach,
  fixtures
} from "./node-LFM5K5PK.mjs";
import "./node-56DD2LTF.mjs";
export {
  attach,
  fixtures
};
