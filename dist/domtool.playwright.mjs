import {
  attach,
  fixtures
} from "./node-4C75BMEN.mjs";
import "./node-S65GNVTZ.mjs";
export {
  attach,
  fixtures
};
