import { checkConfig, type Schema } from './schema.ts';
import { DomToolError } from './standards/errors.ts';

/** Configuration of a `DomTool`; every field is optional for the caller. */
export interface DomToolConfig {
  /**
   * Hard limit of one build, in milliseconds: it then fails with code `build_timeout` and the old snapshot stays.
   * Default 30,000.
   */
  snapshotTimeout: number;
  /** How many interactive nodes a view shows if the call does not say. Capturing drops nothing. Default 400. */
  maxInteractiveElements: number;
  /** How many levels the serialized form shows if the call does not say. Default Infinity. */
  maxTreeDepth: number;
  /**
   * Notice changes of the page and rebuild. False: a snapshot stays until `buildSnapshot()` or `invalidateSnapshot()`.
   * Default true.
   */
  autoInvalidate: boolean;
  /** How long the page must be quiet before a rebuild for its mutations, in milliseconds. Default 500. */
  mutationThrottle: number;
  /** What the overview calls this tab; another tab's name is refused. Default `active`. */
  tabName: string;
  /** Walk same-origin frames. Default true. */
  captureIframes: boolean;
  /** Walk open shadow roots. Default true. */
  captureShadowDom: boolean;
  /** How many levels of frames are walked; deeper ones are marker nodes. Default Infinity. */
  iframeDepth: number;
  /** How many levels of shadow roots are walked; deeper ones are marker nodes. Default Infinity. */
  shadowDomDepth: number;
  /**
   * Join what frames of other origins show into the snapshot, with numbers of the same space, where a DomTool runs in
   * them that allows it. True asks them. An object also says who may ask this one. Posts messages that handlers of the
   * pages can see. Default false.
   */
  joinFrames: boolean | JoinFrames;
}

/**
 * Who may join the frame that a tool runs in, which is to read it and act in it: the windows around it that are of one
 * of these origins, or that know the secret; if both are given, both must hold. Without either nobody may, and it only
 * joins its own frames.
 */
export interface JoinFrames {
  /**
   * Whole origins (`https://example.com`). Whatever script runs in a page of such an origin can ask as its DomTool
   * does: name only pages that you trust with what is in the frame.
   */
  readonly parents?: readonly string[];
  /** At least 16 characters that no page knows, the same in all frames. It is proven, never sent. */
  readonly secret?: string;
}

export const DEFAULT_CONFIG: Readonly<DomToolConfig> = {
  snapshotTimeout: 30_000,
  maxInteractiveElements: 400,
  maxTreeDepth: Infinity,
  autoInvalidate: true,
  mutationThrottle: 500,
  tabName: 'active',
  captureIframes: true,
  captureShadowDom: true,
  iframeDepth: Infinity,
  shadowDomDepth: Infinity,
  joinFrames: false,
};

const FLAG = { type: 'boolean' } as const;
const NUMBER = { type: 'number', minimum: 0, maximum: Infinity } as const;
const CONFIG: Record<keyof DomToolConfig, Schema> = {
  snapshotTimeout: NUMBER,
  maxInteractiveElements: NUMBER,
  maxTreeDepth: NUMBER,
  autoInvalidate: FLAG,
  mutationThrottle: NUMBER,
  tabName: { type: 'string' },
  captureIframes: FLAG,
  captureShadowDom: FLAG,
  iframeDepth: NUMBER,
  shadowDomDepth: NUMBER,
  joinFrames: {},
};

/**
 * The whole configuration: what was given, and the defaults for the rest.
 * @throws DomToolError `bad_config` for an unknown field or a value of the wrong type.
 */
export function completeConfig(given: unknown = {}): Readonly<DomToolConfig> {
  const fields = checkConfig(given, CONFIG) as Partial<DomToolConfig>;
  if ('joinFrames' in fields) fields.joinFrames = joinOptions(fields.joinFrames);
  return { ...DEFAULT_CONFIG, ...fields };
}

function joinOptions(given: unknown): boolean | JoinFrames {
  if (typeof given === 'boolean') return given;
  const {
    parents = [],
    secret = '',
    ...rest
  } = typeof given === 'object' && given ? (given as JoinFrames) : { none: 0 };
  const isSecret = typeof secret === 'string' && (secret === '' || secret.length >= 16);
  if (
    !Array.isArray(parents) ||
    !parents.every(isOrigin) ||
    !isSecret ||
    Object.keys(rest).length ||
    Array.isArray(given)
  ) {
    throw new DomToolError(
      'bad_config',
      'config.joinFrames must be true, false or ' +
        '{ parents?: whole origins as https://example.com, secret?: 16 characters or more }',
    );
  }
  return { parents: parents.map(String), secret };
}

/** A whole origin, as `https://example.com`; not that of sandboxed documents, which is anybody's. */
export function isOrigin(given: unknown): given is string {
  return typeof given === 'string' && given !== 'null' && URL.canParse(given) && new URL(given).origin === given;
}

/** What `getSnapshot` takes. */
export interface GetSnapshotOptions {
  /**
   * Wait for a build under way, and build if the snapshot is out of date. False: answer at once with what is there.
   * Default true.
   */
  readonly waitForBuild?: boolean;
  /**
   * How long to wait, in milliseconds; then the old snapshot is given, marked `stale`, or, without one, `build_timeout`
   * thrown. Default 5,000.
   */
  readonly maxWaitMs?: number;
}

/** What made a rebuild necessary. */
export type BuildTrigger = 'action' | 'navigation' | 'manual' | 'mutation';
