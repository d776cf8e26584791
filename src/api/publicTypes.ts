/** The types of the public API, which `DomTool` takes and returns and the package exports. */

export type { VirtualNode, VirtualNodeMetadata } from '../tree/VirtualNode.ts';
export type { SnapshotContext, SnapshotStats, TextOptions } from '../snapshot/DomSnapshot.ts';
export type { BuildTrigger, DomToolConfig, GetSnapshotOptions, JoinFrames } from '../options.ts';
export type { MisuseCode } from '../standards/errors.ts';
export type { VisibilityResult } from '../visibility/checkVisibility.ts';
export type { HiddenReason } from '../visibility/surroundings.ts';
export type {
  ActionChanges,
  ActionCode,
  ActionEffect,
  ActionResult,
  ActionType,
  CollectResult,
  DragTarget,
  FormResult,
  OfSnapshot,
} from './actionResult.ts';
export type { Collected, CollectOptions } from '../actions/collect.ts';
export type { DialogAnswer, NativeDialog } from '../actions/observe/nativeDialogs.ts';
export type { TrustedInput } from '../actions/platform/trustedInput.ts';
export type { Client, ConnectOptions, Target } from '../protocol/messages/client.ts';
export type { Pong, Presence, Reply, ReplyMessage, Request, RequestType } from '../protocol/messages/envelopes.ts';
export type { ListenOptions } from '../protocol/messages/Router.ts';
export type { OverlayMark, OverlayOptions, OverlayResult } from './OverlayTool.ts';
export type { NodeId } from '../schema.ts';
export type { DragOptions } from '../actions/drag.ts';
export type { FieldValue } from '../actions/fillField.ts';
export type { HoverOptions } from '../actions/hover.ts';
export type { ScrollOptions } from '../actions/scroll.ts';
export type { Upload, UploadFile } from '../actions/upload.ts';
export type { WaitForOptions } from '../actions/waitFor.ts';
export type { OptionSelector } from '../actions/choices/optionSelector.ts';
export type { ClickOptions, KeyPressOptions, Modifiers, SelectTextOptions, TypeOptions } from '../actions/types.ts';
export type {
  SerializationOptions,
  SerializedDom,
  SerializedFrame,
  SerializedNode,
  SerializedOmissions,
  SerializedShadow,
} from '../views/serializedTypes.ts';
export type {
  NegotiateOptions,
  Negotiation,
  NegotiationCode,
  NegotiationRequest,
} from '../protocol/negotiate/negotiate.ts';
export type { PageState, PageStateOptions } from '../protocol/negotiate/pageState.ts';
export type { DomMode } from '../protocol/negotiate/requestedArtefacts.ts';
export type { CaptureScreenshot } from '../protocol/negotiate/screenshot.ts';
export type { DiffChange, DiffElement, SnapshotDiff } from '../views/diff.ts';
export type { FieldConstraints, FormField, FormOptions, FormView } from '../views/forms.ts';
export type {
  DomOverviewResponse,
  GroupedInteractiveElement,
  HeadingElement,
  InteractiveElement,
  OutlineElement,
  OverviewOptions,
} from '../views/overviewTypes.ts';
export type { ElementRef, InspectFailure, InspectOptions, Inspection } from '../views/inspect.ts';
export type { InteractiveControl, PageModel, PageModelOptions } from '../views/pageModel.ts';
export type { SearchMatch, SearchOptions, SearchResult } from '../views/searchTypes.ts';
export type { SemanticNode, SemanticOptions, SemanticState } from '../views/semanticTypes.ts';
export type {
  AnthropicTool,
  McpTool,
  OpenAiTool,
  ToolDefinitions,
  ToolFormat,
  ToolSchema,
} from './tools/definitions.ts';
export type { ToolAnswer, ToolArguments, ToolName } from './tools/registry.ts';
export type {
  AutomationAction,
  AutomationCode,
  AutomationElement,
  AutomationHost,
  AutomationRequest,
  AutomationResult,
} from '../protocol/automate/automate.ts';
export type { Selector } from '../protocol/automate/resolveSelector.ts';
export type { BalancedDescriptor, DescriptorMode, FullDescriptor } from '../views/descriptors.ts';
