import { isString } from './standards/values.ts';
import { checkConfig, type Properties, type Schema, FLAG, LIMIT, TEXT } from './schema.ts';

/** The configuration of a `DomTool`. A caller may leave out any field. */
export interface DomToolConfig {
  /**
   * The longest that one build may take, in milliseconds. Then it fails with `build_timeout`, and the previous snapshot
   * stays current. Default 30,000.
   */
  snapshotTimeout: number;
  /**
   * The number of interactive elements that a view shows if its call gives none. The snapshot itself contains all.
   * Default 400.
   */
  maxInteractiveElements: number;
  /** The number of levels that the serialized form shows if its call gives none. Default Infinity. */
  maxTreeDepth: number;
  /**
   * Whether to notice changes of the page and rebuild. If false, a snapshot stays current until `buildSnapshot()` or
   * `invalidateSnapshot()`. Default true.
   */
  autoInvalidate: boolean;
  /** How long the page must be quiet before its mutations cause a rebuild, in milliseconds. Default 500. */
  mutationThrottle: number;
  /** The name of this tab in the overview, which refuses the name of any other tab. Default `active`. */
  tabName: string;
  /** Whether to walk same-origin frames. Default true. */
  captureIframes: boolean;
  /** Whether to walk open shadow roots. Default true. */
  captureShadowDom: boolean;
  /** The number of levels of frames that are walked. Deeper frames become marker nodes. Default Infinity. */
  iframeDepth: number;
  /** The number of levels of shadow roots that are walked. Deeper ones become marker nodes. Default Infinity. */
  shadowDomDepth: number;
  /**
   * Whether to join the content of frames of other origins into the snapshot, with numbers of the same sequence. This
   * works for frames in which a DomTool runs that permits it. An object also says who may join this document. Joining
   * posts messages that the pages' handlers can see. Default false.
   */
  joinFrames: boolean | JoinFrames;
  /**
   * Whether the tools that the page offers to agents (WebMCP) are shown in views and may be called. The document-start
   * hook must have run. Default true.
   */
  pageTools: boolean;
}

/**
 * The pages that may join the document of this tool, which means to read it and to act in it. A window around it must
 * have one of the origins or know the secret; if both are given, it must satisfy both. If neither is given, no page may
 * join the document, and the tool only joins its own frames.
 */
export interface JoinFrames {
  /**
   * Whole origins, such as `https://example.com`. Any script in a page of such an origin can ask in the same way as its
   * DomTool, so name only pages that you trust with the content of the frame.
   */
  readonly parents?: readonly string[];
  /**
   * At least 16 characters that no page knows, the same in all frames. Tools prove that they know it, and never send
   * it.
   */
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
  pageTools: true,
};

const OF_TYPE: Readonly<Record<string, Schema>> = { boolean: FLAG, number: LIMIT, string: TEXT };
/** Each field takes what its default is, apart from `joinFrames`. */
const CONFIG: Properties = {
  ...Object.fromEntries(Object.entries(DEFAULT_CONFIG).map(([name, value]) => [name, OF_TYPE[typeof value] as Schema])),
  joinFrames: {},
};

/**
 * Completes a configuration with the defaults.
 * @param joinOptions checks and completes `joinFrames` if it is not false
 * @throws DomToolError `bad_config` for an unknown field or a value of the wrong type
 */
export function completeConfig(
  given: unknown = {},
  joinOptions: (given: unknown) => DomToolConfig['joinFrames'] = () => false,
): Readonly<DomToolConfig> {
  const config = { ...DEFAULT_CONFIG, ...checkConfig(given, CONFIG) };
  return config.joinFrames === false ? config : { ...config, joinFrames: joinOptions(config.joinFrames) };
}

/**
 * Returns whether a value is a complete origin such as `https://example.com`. `null`, the origin of every sandboxed
 * document, is not one.
 */
export const isOrigin = (given: unknown): given is string =>
  isString(given) && given !== 'null' && URL.canParse(given) && new URL(given).origin === given;

/** The options of `getSnapshot`. */
export interface GetSnapshotOptions {
  /**
   * Whether to wait for a build that is under way, and to build if the snapshot is out of date. If false, the current
   * snapshot is returned at once. Default true.
   */
  readonly waitForBuild?: boolean;
  /**
   * How long to wait, in milliseconds. Afterwards the previous snapshot is returned with `stale` set, or
   * `build_timeout` is thrown if there is none. Default 5,000.
   */
  readonly maxWaitMs?: number;
}

/** The reason for a rebuild. */
export type BuildTrigger = 'action' | 'navigation' | 'manual' | 'mutation';
