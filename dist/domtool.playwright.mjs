import {
  attach,
  fixtures
} from "./node-XJUAMV75.mjs";
import "./node-NT7YYS7I.mjs";
export {
  attach,
  fixtures
};
