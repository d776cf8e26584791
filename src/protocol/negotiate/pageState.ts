import { ownFields } from '../../standards/ownFields.ts';
import { checkOptions, type Properties } from '../../schema.ts';
import { DomToolError } from '../../standards/errors.ts';
import type { SemanticOptions, SemanticState } from '../../views/semanticTypes.ts';
import type { SnapshotViews } from '../../api/SnapshotViews.ts';
import { artefactsOf, modeOf, type Artefact, type DomMode } from './requestedArtefacts.ts';
import { takeScreenshot, type CaptureScreenshot } from './screenshot.ts';

/** What `pageState` takes. */
export interface PageStateOptions extends SemanticOptions {
  /**
   * `skeleton` adds the page's structure, `hybrid` a screenshot to that, `full` the whole document. Default
   * `semantic_v3`.
   */
  readonly domMode?: DomMode;
  /** For `hybrid`: base64 or a data URL of what the viewport shows. */
  readonly captureScreenshot?: CaptureScreenshot;
}

/** The page state for a back end: the semantic nodes, and what was asked for beside them. */
export interface PageState extends Omit<SemanticState, 'domMode'> {
  domMode: DomMode;
  /** The page's structure as HTML, with `data-llm-id` on what can be used. */
  skeletonDom?: string;
  /** The document as HTML, secrets left out; what nobody can see is marked `data-llm-hidden` and not to be trusted. */
  dom?: string;
  /** Base64 of the viewport, as the host took it. */
  screenshot?: string;
  screenshotHash?: string;
  /** Why a screenshot that was asked for is missing. */
  unavailable?: { screenshot: string };
}

const FLAG = { type: 'boolean' } as const;
const LIMIT = { type: 'number', maximum: Infinity } as const;
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

/** The page state of a mode. @throws DomToolError `bad_option`; `no_screenshot` where `hybrid` has no picture. */
export async function pageState(
  views: SnapshotViews,
  recentEvents: readonly string[],
  given: PageStateOptions,
): Promise<PageState> {
  const { domMode = 'semantic_v3', captureScreenshot, ...rest } = checkOptions('pageState', given, OPTIONS);
  const state = await stateWith(
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
 * The semantic nodes and these artefacts. A screenshot that cannot be taken is replaced by the skeleton, with the
 * reason.
 */
export async function stateWith(
  views: SnapshotViews,
  recentEvents: readonly string[],
  wanted: ReadonlySet<Artefact>,
  options: SemanticOptions,
  capture?: CaptureScreenshot,
): Promise<PageState> {
  const picture = wanted.has('screenshot') ? await takeScreenshot(capture) : null;
  const failed = typeof picture === 'string';
  const sent = new Set(wanted);
  if (failed && sent.delete('screenshot')) sent.add('skeleton');
  const boxes = sent.has('screenshot') || options.boxes;
  // The nodes and each artefact made of text get equal shares of the token budget.
  const parts = 1 + Number(sent.has('skeleton')) + Number(sent.has('dom'));
  const share = ownFields<SemanticOptions>(
    options,
    options.maxTokens === undefined ? null : { maxTokens: options.maxTokens / parts },
  );
  return {
    ...views.semantic(ownFields<SemanticOptions>(share, boxes ? { boxes } : null), recentEvents),
    domMode: modeOf(sent),
    ...(sent.has('skeleton') ? { skeletonDom: views.skeleton(share) } : {}),
    ...(sent.has('dom') ? { dom: views.dom(share) } : {}),
    ...(failed ? { unavailable: { screenshot: picture } } : picture),
  };
}
