import { isString } from '../../standards/values.ts';
import { outside, type GuardedSteps } from '../../standards/guardedSteps.ts';
import { ownFields } from '../../standards/ownFields.ts';
import { checkOptions, describe, type Properties, LIMIT, TEXT } from '../../schema.ts';
import { cut } from '../../standards/characters.ts';
import { badOption } from '../../standards/errors.ts';
import { messageOf } from '../../standards/messageOf.ts';
import type { SemanticOptions } from '../../views/semanticTypes.ts';
import type { SnapshotViews } from '../../api/SnapshotViews.ts';
import { requestedIn, type Artefact, type DomMode, type Requested } from './requestedArtefacts.ts';
import { SEMANTIC_OPTIONS, stateWith, type PageState } from './pageState.ts';
import type { CaptureScreenshot } from './screenshot.ts';

/** The request to the back end: the page state and the task. */
export type NegotiationRequest = PageState & { query: string; tabId?: number | string };

/** The options of `negotiate`. */
export interface NegotiateOptions extends SemanticOptions {
  /** Sends a request to the back end, and returns its answer as an object or as JSON. */
  readonly send: (request: NegotiationRequest) => unknown;
  /** The person's request, in their words. */
  readonly query: string;
  /** The id of the tab, passed on to the back end unchanged. */
  readonly tabId?: number | string;
  readonly captureScreenshot?: CaptureScreenshot;
  /**
   * The largest number of requests after the first one. The default of 3 is enough to send every artefact separately.
   */
  readonly maxRetries?: number;
}

/** The result of a negotiation. */
export interface Negotiation {
  /** True if the back end answered without asking for more. */
  success: boolean;
  /** The last answer of the back end. */
  response: unknown;
  /** The `action` of the answer, which `perform` can run. */
  action?: string;
  /** The mode of each request that was sent, in order. */
  sent: DomMode[];
  code?: NegotiationCode;
  /** One sentence that says why the negotiation failed. */
  error?: string;
}

export type NegotiationCode =
  /** `send` threw, or its answer cannot be read. */
  | 'send_failed'
  /** The back end asked again for what it had received. */
  | 'asks_again'
  /** The back end asked twice for a screenshot, which cannot be taken. */
  | 'no_screenshot'
  /** The back end asked for a mode that does not exist, and for nothing else. */
  | 'unknown_mode'
  | 'too_many_requests';

const OPTIONS: Properties = {
  ...SEMANTIC_OPTIONS,
  send: { type: 'function' },
  query: TEXT,
  tabId: {},
  captureScreenshot: { type: 'function' },
  maxRetries: LIMIT,
};

/**
 * Asks a back end what to do. The first request contains the semantic nodes, and each further one adds what the back
 * end asked for, until it answers. Later requests repeat everything that was asked for, because a back end may be
 * stateless.
 */
export function* negotiate(
  look: () => Promise<{ views: SnapshotViews; recentEvents: readonly string[] }>,
  given: NegotiateOptions,
): GuardedSteps<Negotiation> {
  const { send, query, tabId, captureScreenshot, maxRetries = 3, ...rest } = checkOptions('negotiate', given, OPTIONS);
  if (typeof send !== 'function')
    throw badOption('negotiate: send must be a function that sends the request to the back end');
  if (!isString(query)) throw badOption(`negotiate: query must be a text, not ${describe(query)}`);
  const requested = new Set<Artefact>();
  const sent: DomMode[] = [];
  for (;;) {
    const { views, recentEvents } = yield* outside(look);
    const state = yield* stateWith(views, recentEvents, requested, ownFields<SemanticOptions>(rest), captureScreenshot);
    const request: NegotiationRequest = { ...state, query, ...(tabId === undefined ? {} : { tabId }) };
    sent.push(state.domMode);
    let response: unknown = null;
    let asked: Requested;
    try {
      response = parsed(yield* outside(() => send(request)));
      asked = requestedIn(response);
    } catch (error) {
      const what = response === null ? 'the request could not be sent' : 'the answer of the back end cannot be read';
      return {
        success: false,
        response: null,
        sent,
        code: 'send_failed',
        error: `${what}: ${cut(messageOf(error), 500)}`,
      };
    }
    const fail = (code: NegotiationCode, error: string): Negotiation => ({
      success: false,
      response,
      sent,
      code,
      error,
    });
    const { wants, unknown, action } = asked;
    if (!wants.size) {
      if (unknown !== null)
        return fail('unknown_mode', `the back end asked for the mode ${describe(unknown)}, which does not exist`);
      return { success: true, response, ...(isString(action) && { action }), sent };
    }
    const more = [...wants].filter(
      (artefact) => !requested.has(artefact) && !(artefact === 'skeleton' && state.skeletonDom !== undefined),
    );
    if (!more.length) {
      return state.unavailable && wants.has('screenshot')
        ? fail('no_screenshot', `the back end needs a screenshot: ${state.unavailable.screenshot}`)
        : fail('asks_again', `the back end asked again for what it had received: ${[...wants].join(', ')}`);
    }
    if (sent.length > maxRetries)
      return fail(
        'too_many_requests',
        `the back end asked for more (${more.join(', ')}) after ${sent.length} requests`,
      );
    more.forEach((artefact) => requested.add(artefact));
  }
}

/** Parses an answer that is JSON, and returns any other text unchanged. */
function parsed(response: unknown): unknown {
  if (!isString(response)) return response;
  try {
    return JSON.parse(response);
  } catch {
    return response;
  }
}
