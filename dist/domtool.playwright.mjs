import {
  attach,
  fixtures
} from "./node-7W3ZQEZO.mjs";
import "./node-AFZ2T7WR.mjs";
export {
  attach,
  fixtures
};
