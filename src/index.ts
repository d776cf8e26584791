export { DomTool } from './DomTool.ts';
export { DomSnapshot } from './snapshot/DomSnapshot.ts';
export { DomToolError } from './spec/errors.ts';
export { DEFAULT_CONFIG } from './options.ts';
export { VERSION as version } from './version.ts';
export {
  checkVisibility,
  computeAccessibleDescription,
  computeAccessibleName,
  computeRole,
  isInteractive,
} from './host/functions.ts';
export { connect } from './host/messages/client.ts';
export { toolDefinitions } from './host/tools/definitions.ts';
export type { VirtualNode, VirtualNodeMetadata } from './tree/VirtualNode.ts';
export type { SnapshotContext, SnapshotStats, TextOptions } from './snapshot/DomSnapshot.ts';
export type { BuildTrigger, DomToolConfig, GetSnapshotOptions, JoinFrames } from './options.ts';
export type { MisuseCode } from './spec/errors.ts';
export type { VisibilityResult } from './perceive/checkVisibility.ts';
export type { HiddenReason } from './perceive/surroundings.ts';
export type { ActionChanges, ActionCode, ActionEffect, ActionResult, ActionType } from './host/actionResult.ts';
export type { Collected, CollectOptions } from './act/collect.ts';
export type { DialogAnswer, NativeDialog } from './act/dialogs.ts';
export type { TrustedInput } from './act/trusted.ts';
export type { Client, ConnectOptions, Target, ToolAnswer } from './host/messages/client.ts';
export type { Pong, Presence, Reply, ReplyMessage, Request, RequestType } from './host/messages/envelopes.ts';
export type { ListenOptions } from './host/messages/Router.ts';
export type { OverlayMark, OverlayOptions, OverlayResult } from './host/OverlayTool.ts';
export type { CollectResult, DragTarget, FormResult, NodeId } from './host/Hands.ts';
export type { DragOptions } from './act/drag.ts';
export type { FieldValue } from './act/fillForm.ts';
export type { HoverOptions } from './act/hover.ts';
export type { ScrollOptions } from './act/scroll.ts';
export type { UploadFile } from './act/upload.ts';
export type { WaitForOptions } from './act/waitFor.ts';
export type { Wanted } from './act/wanted.ts';
export type { ClickOptions, KeyPressOptions, Modifiers, TypeOptions } from './act/types.ts';
export type {
  SerializationOptions,
  SerializedDom,
  SerializedFrame,
  SerializedNode,
  SerializedOmissions,
  SerializedShadow,
} from './views/serializedTypes.ts';
export type { NegotiateOptions, Negotiation, NegotiationCode, NegotiationRequest } from './host/negotiate/negotiate.ts';
export type { PageState, PageStateOptions } from './host/negotiate/pageState.ts';
export type { DomMode } from './host/negotiate/asked.ts';
export type { CaptureScreenshot } from './host/negotiate/screenshot.ts';
export type { DiffChange, DiffElement, SnapshotDiff } from './views/diff.ts';
export type { FieldConstraints, FormField, FormView } from './views/forms.ts';
export type {
  DomOverviewResponse,
  GroupedInteractiveElement,
  HeadingElement,
  InteractiveElement,
  OutlineElement,
  OverviewOptions,
} from './views/overviewTypes.ts';
export type { ElementRef, InspectFailure, InspectOptions, Inspection } from './views/inspect.ts';
export type { InteractiveControl, PageModel } from './views/pageModel.ts';
export type { SearchMatch, SearchOptions, SearchResult } from './views/searchTypes.ts';
export type { SemanticNode, SemanticOptions, SemanticState } from './views/semanticTypes.ts';
export type {
  AnthropicTool,
  McpTool,
  OpenAiTool,
  ToolDefinitions,
  ToolFormat,
  ToolSchema,
} from './host/tools/definitions.ts';
export type { ToolArguments, ToolName } from './host/tools/table.ts';
export type {
  AutomationAction,
  AutomationCode,
  AutomationElement,
  AutomationHost,
  AutomationRequest,
  AutomationResult,
} from './host/automate/automate.ts';
export type { Selector } from './host/automate/resolve.ts';
export type { BalancedDescriptor, DescriptorMode, FullDescriptor } from './views/descriptors.ts';
