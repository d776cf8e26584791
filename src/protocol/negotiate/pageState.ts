import { checkOptions, describe } from '../../options.ts';
import { DomToolError } from '../../standards/errors.ts';
import type { SemanticOptions, SemanticState } from '../../views/semanticTypes.ts';
import type { Views } from '../../api/Views.ts';
import { artefactsOf, modeOf, type Artefact, type DomMode } from './asked.ts';
import { takeScreenshot, type CaptureScreenshot } from './screenshot.ts';

/** What `pageState` takes. */
export interface PageStateOptions extends SemanticOptions {
  /** `skeleton` adds the page's structure, `hybrid` a screenshot to that, `full` the whole document. Default `semantic_v3`. */
  readonly domMode?: DomMode;
  /** For `hybrid`: base64 or a data URL of what the viewport shows. */
  readonly captureScreenshot?: CaptureScreenshot;
}

/** Document 003's page state, with what was asked for beside the semantic nodes. */
export interface PageState extends Omit<SemanticState, 'domMode'> {
  domMode: DomMode;
  /** The page's structure as HTML, with `data-llm-id` on what can be used. */
  skeletonDom?: string;
  /** The document as HTML, secrets left out; what nobody can see is marked `data-llm-hidden` and not to be trusted. */
  dom?: string;
  /** Base64 of the viewport, as the host took it. */
  screenshot?: string;
  screenshotHash?: string;
  /** Why what was asked for is not there. */
  unavailable?: { screenshot: string };
}

/** The types of the options of a semantic state, by which they are checked. */
export const SEMANTIC = {
  includeValues: 'boolean',
  boxes: 'boolean',
  maxElements: 'number',
  maxTokens: 'number',
  behindModal: 'boolean',
};
const OPTIONS = { ...SEMANTIC, domMode: 'string', captureScreenshot: 'function' };
const MODES: readonly string[] = ['semantic_v3', 'skeleton', 'hybrid', 'full'] satisfies DomMode[];

/** The page state of a mode. @throws DomToolError `bad_option`; `no_screenshot` where `hybrid` has no picture. */
export async function pageState(
  views: Views,
  recentEvents: readonly string[],
  options: PageStateOptions,
): Promise<PageState> {
  checkOptions('pageState', options, OPTIONS);
  const { domMode = 'semantic_v3', captureScreenshot, ...rest } = options;
  if (!MODES.includes(domMode))
    throw new DomToolError('bad_option', `pageState: domMode must be ${MODES.join(' or ')}, not ${describe(domMode)}`);
  const state = await stateWith(views, recentEvents, artefactsOf(domMode), rest, captureScreenshot);
  const { unavailable } = state;
  if (unavailable)
    throw new DomToolError('no_screenshot', `pageState: ${unavailable.screenshot}; domMode 'skeleton' needs none`);
  return state;
}

/** The semantic nodes and these artefacts. A picture that cannot be had is replaced by the skeleton, with the reason. */
export async function stateWith(
  views: Views,
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
  // The nodes and each artefact in words share a budget alike.
  const parts = 1 + Number(sent.has('skeleton')) + Number(sent.has('dom'));
  const share = options.maxTokens === undefined ? options : { ...options, maxTokens: options.maxTokens / parts };
  return {
    ...views.semantic({ ...share, ...(boxes ? { boxes } : {}) }, recentEvents),
    domMode: modeOf(sent),
    ...(sent.has('skeleton') ? { skeletonDom: views.skeleton(share) } : {}),
    ...(sent.has('dom') ? { dom: views.dom(share) } : {}),
    ...(failed ? { unavailable: { screenshot: picture } } : picture),
  };
}
