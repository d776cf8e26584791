import {
  attach,
  fixtures
} from "./node-5NNEZKBG.mjs";
import "./node-4ADGEKDO.mjs";
export {
  attach,
  fixtures
};
