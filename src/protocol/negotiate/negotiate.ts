import { ownFields } from '../../standards/ownFields.ts';
import { checkOptions, describe, type Properties } from '../../schema.ts';
import { DomToolError } from '../../standards/errors.ts';
import type { SemanticOptions } from '../../views/semanticTypes.ts';
import type { SnapshotViews } from '../../api/SnapshotViews.ts';
import { askedFor, type Artefact, type DomMode } from './requestedArtefacts.ts';
import { SEMANTIC_OPTIONS, stateWith, type PageState } from './pageState.ts';
import type { CaptureScreenshot } from './screenshot.ts';

/** What goes to the back end: the page state, and what it is for. */
export type NegotiationRequest = PageState & { query: string; tabId?: number | string };

/** What `negotiate` takes. */
export interface NegotiateOptions extends SemanticOptions {
  /** Brings the request to the back end and gives its answer, as an object or as JSON. */
  readonly send: (request: NegotiationRequest) => unknown;
  /** What the person wants. */
  readonly query: string;
  /** Passed through to the back end; says nothing about the page. */
  readonly tabId?: number | string;
  readonly captureScreenshot?: CaptureScreenshot;
  /** Requests after the first (default: 3, enough for every artefact one by one). */
  readonly maxRetries?: number;
}

/** How a negotiation ended. */
export interface Negotiation {
  /** The back end answered without asking for more. */
  success: boolean;
  /** Its last answer. */
  response: unknown;
  /** The answer's `action`, as `perform` takes it. */
  action?: string;
  /** The mode of each request that was sent, in order. */
  sent: DomMode[];
  code?: NegotiationCode;
  /** One sentence that says why it failed. */
  error?: string;
}

export type NegotiationCode =
  /** `send` threw. */
  | 'send_failed'
  /** Asked again for what it had been given. */
  | 'asks_again'
  /** Asked for a screenshot, which cannot be had, twice. */
  | 'no_screenshot'
  /** Asked for a mode that there is not, and nothing else. */
  | 'unknown_mode'
  | 'too_many_requests';

const OPTIONS: Properties = {
  ...SEMANTIC_OPTIONS,
  send: { type: 'function' },
  query: { type: 'string' },
  tabId: {},
  captureScreenshot: { type: 'function' },
  maxRetries: { type: 'number', minimum: 0, maximum: Infinity },
};

/**
 * Asks a back end what to do: with the semantic nodes first, then with what it asks for and nothing else, until it
 * answers. What was asked for once is in every later request, because a back end may keep no state.
 */
export async function negotiate(
  look: () => Promise<{ views: SnapshotViews; recentEvents: readonly string[] }>,
  given: NegotiateOptions,
): Promise<Negotiation> {
  const { send, query, tabId, captureScreenshot, maxRetries = 3, ...rest } = checkOptions('negotiate', given, OPTIONS);
  if (typeof send !== 'function')
    throw new DomToolError('bad_option', 'negotiate: send must be a function that brings the request to the back end');
  if (typeof query !== 'string')
    throw new DomToolError('bad_option', `negotiate: query must be a text, not ${describe(query)}`);
  const wanted = new Set<Artefact>();
  const sent: DomMode[] = [];
  for (;;) {
    const { views, recentEvents } = await look();
    const state = await stateWith(views, recentEvents, wanted, ownFields<SemanticOptions>(rest), captureScreenshot);
    const request: NegotiationRequest = { ...state, query, ...(tabId === undefined ? {} : { tabId }) };
    sent.push(state.domMode);
    let response: unknown;
    try {
      response = parsed(await send(request));
    } catch (error) {
      return {
        success: false,
        response: null,
        sent,
        code: 'send_failed',
        error: `the request did not get through: ${error instanceof Error ? error.message : String(error)}`,
      };
    }
    const fail = (code: NegotiationCode, error: string): Negotiation => ({
      success: false,
      response,
      sent,
      code,
      error,
    });
    const { wants, unknown } = askedFor(response);
    if (!wants.size) {
      if (unknown !== null)
        return fail('unknown_mode', `the back end asked for the mode ${describe(unknown)}, which there is not`);
      const action = (response as { action?: unknown } | null)?.action;
      return { success: true, response, ...(typeof action === 'string' ? { action } : {}), sent };
    }
    const more = [...wants].filter(
      (artefact) => !wanted.has(artefact) && !(artefact === 'skeleton' && state.skeletonDom !== undefined),
    );
    if (!more.length) {
      return state.unavailable && wants.has('screenshot')
        ? fail('no_screenshot', `the back end needs a screenshot: ${state.unavailable.screenshot}`)
        : fail('asks_again', `the back end asked again for what it was given: ${[...wants].join(', ')}`);
    }
    if (sent.length > maxRetries)
      return fail(
        'too_many_requests',
        `the back end asked for more (${more.join(', ')}) after ${sent.length} requests`,
      );
    more.forEach((artefact) => wanted.add(artefact));
  }
}

/** Back ends that answer with text: JSON is read, anything else stays as it is. */
function parsed(response: unknown): unknown {
  if (typeof response !== 'string') return response;
  try {
    return JSON.parse(response);
  } catch {
    return response;
  }
}
