import { isString } from '../../standards/values.ts';
import type { GuardedSteps } from '../../standards/guardedSteps.ts';
import { ownFields } from '../../standards/ownFields.ts';
import { checkOptions, type Properties, FLAG, LIMIT } from '../../schema.ts';
import { DomToolError } from '../../standards/errors.ts';
import type { SemanticOptions, SemanticState } from '../../views/semanticTypes.ts';
import type { SnapshotViews } from '../../api/SnapshotViews.ts';
import { artefactsOf, modeOf, type Artefact, type DomMode } from './requestedArtefacts.ts';
import { takeScreenshot, type CaptureScreenshot } from './screenshot.ts';

/** The options of `pageState`. */
export interface PageStateOptions extends SemanticOptions {
  /**
   * The artefacts in addition to the semantic nodes: `skeleton` adds the page's structure, `hybrid` the structure and a
   * screenshot, and `full` the whole document. The default, `semantic_v3`, adds nothing.
   */
  readonly domMode?: DomMode;
  /** Returns a picture of the viewport as base64 or as a data URL. `hybrid` needs it. */
  readonly captureScreenshot?: CaptureScreenshot;
}

/** The page state for a back end: the semantic nodes, and the artefacts that were asked for. */
export interface PageState extends Omit<SemanticState, 'domMode'> {
  domMode: DomMode;
  /** The page's structure as HTML. Elements that can be used have `data-llm-id`. */
  skeletonDom?: string;
  /**
   * The document as HTML without secrets. Content that nobody can see is marked `data-llm-hidden` and must not be
   * trusted.
   */
  dom?: string;
  /** The picture of the viewport that the host took, as base64. */
  screenshot?: string;
  screenshotHash?: string;
  /** Why a requested screenshot is missing. */
  unavailable?: { screenshot: string };
}

/** The options of the semantic nodes. */
export const SEMANTIC_OPTIONS: Properties = {
  includeValues: FLAG,
  boxes: FLAG,
  maxElements: LIMIT,
  maxTokens: LIMIT,
  behindModal: FLAG,
};
const MODES: readonly DomMode[] = ['semantic_v3', 'skeleton', 'hybrid', 'full'];
const OPTIONS: Properties = {
  ...SEMANTIC_OPTIONS,
  domMode: { enum: MODES },
  captureScreenshot: { type: 'function' },
};

/** Returns the page state of a mode. @throws DomToolError `bad_option`; `no_screenshot` if `hybrid` gets no picture */
export function* pageState(
  views: SnapshotViews,
  recentEvents: readonly string[],
  given: PageStateOptions,
): GuardedSteps<PageState> {
  const { domMode = 'semantic_v3', captureScreenshot, ...rest } = checkOptions('pageState', given, OPTIONS);
  const state = yield* stateWith(
    views,
    recentEvents,
    artefactsOf(domMode),
    ownFields<SemanticOptions>(rest),
    captureScreenshot,
  );
  const { unavailable } = state;
  if (unavailable)
    throw new DomToolError('no_screenshot', `pageState: ${unavailable.screenshot}; domMode 'skeleton' needs none`);
  return state;
}

/**
 * Returns the semantic nodes and the given artefacts. If a screenshot cannot be taken, the skeleton replaces it, and
 * `unavailable` says why.
 */
export function* stateWith(
  views: SnapshotViews,
  recentEvents: readonly string[],
  requested: ReadonlySet<Artefact>,
  options: SemanticOptions,
  capture?: CaptureScreenshot,
): GuardedSteps<PageState> {
  const picture = requested.has('screenshot') ? yield* takeScreenshot(capture) : null;
  const failed = isString(picture);
  const sent = new Set(requested);
  if (failed && sent.delete('screenshot')) sent.add('skeleton');
  const boxes = sent.has('screenshot') || options.boxes;
  // The nodes and each textual artefact get equal shares of the token budget.
  const parts = 1 + Number(sent.has('skeleton')) + Number(sent.has('dom'));
  const share = ownFields<SemanticOptions>(
    options,
    options.maxTokens === undefined ? null : { maxTokens: options.maxTokens / parts },
  );
  return {
    ...(yield* views.semantic(ownFields<SemanticOptions>(share, boxes ? { boxes } : null), recentEvents)),
    domMode: modeOf(sent),
    ...(sent.has('skeleton') && { skeletonDom: views.skeleton(share) }),
    ...(sent.has('dom') && { dom: views.dom(share) }),
    ...(failed ? { unavailable: { screenshot: picture } } : picture),
  };
}
