export { DomTool } from './DomTool.ts';
export { DomSnapshot } from './snapshot/DomSnapshot.ts';
export { DomToolError } from './spec/errors.ts';
export { DEFAULT_CONFIG } from './options.ts';
export { VERSION as version } from './version.ts';
export { computeAccessibleName } from './aria/name.ts';
export { computeAccessibleDescription } from './aria/description.ts';
export { computeRole } from './aria/role.ts';
export { checkVisibility } from './perceive/checkVisibility.ts';
export { isInteractive } from './perceive/isInteractive.ts';
export type { VirtualNode, VirtualNodeMetadata } from './tree/VirtualNode.ts';
export type { SnapshotContext, SnapshotStats } from './snapshot/DomSnapshot.ts';
export type { BuildTrigger, DomToolConfig, GetSnapshotOptions } from './options.ts';
export type { MisuseCode } from './spec/errors.ts';
export type { VisibilityResult } from './perceive/checkVisibility.ts';
export type { HiddenReason } from './perceive/surroundings.ts';
export type { ActionChanges, ActionCode, ActionResult, ActionType } from './host/actionResult.ts';
export type { ClickOptions, KeyPressOptions, Modifiers, TypeOptions } from './act/types.ts';
export type {
  SerializationOptions, SerializedDom, SerializedFrame, SerializedNode, SerializedOmissions, SerializedShadow,
} from './views/serializedTypes.ts';
export type { TextOptions } from './views/text.ts';
