import {
  attach,
  fixtures
} from "./node-V5QDHT5P.mjs";
import "./node-HWUNTQ7N.mjs";
export {
  attach,
  fixtures
};
