import {
  attach,
  fixtures
} from "./node-I7QXQ556.mjs";
import "./node-NVLNLZXC.mjs";
export {
  attach,
  fixtures
};
