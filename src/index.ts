export { DomTool } from './everything.ts';
export { DomSnapshot } from './snapshot/DomSnapshot.ts';
export { DomToolError } from './standards/errors.ts';
export { DEFAULT_CONFIG } from './options.ts';
export { VERSION as version } from './version.ts';
export {
  checkVisibility,
  computeAccessibleDescription,
  computeAccessibleName,
  computeRole,
  isInteractive,
} from './api/functions.ts';
export { connect } from './protocol/messages/client.ts';
export { toolDefinitions } from './api/tools/definitions.ts';
export type * from './api/publicTypes.ts';
