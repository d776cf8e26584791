import {
  attach,
  fixtures
} from "./node-EJ5E7YBR.mjs";
import "./node-STDKS4RC.mjs";
export {
  attach,
  fixtures
};
