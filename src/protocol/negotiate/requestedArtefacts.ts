import { isString, objectIn } from '../../standards/values.ts';
/** The artefacts that can be sent in addition to the semantic nodes. */
export type Artefact = 'skeleton' | 'screenshot' | 'dom';

/** What an answer of a back end asks for. `unknown` is a mode that does not exist. */
export interface Requested {
  readonly wants: ReadonlySet<Artefact>;
  readonly unknown: unknown;
  /** The field `action` of the answer. */
  readonly action: unknown;
}

const MODES: Readonly<Record<string, readonly Artefact[]>> = {
  semantic_v3: [],
  skeleton: ['skeleton'],
  hybrid: ['skeleton', 'screenshot'],
  full: ['dom'],
};

/**
 * Returns the artefacts that an answer asks for: the union of `requestedDomMode`, `needsSkeletonDom`, `needsScreenshot`
 * and the legacy `status: 'needs_full_dom'`. `needs_context` without further fields asks for the smallest artefact, the
 * skeleton. A final answer asks for nothing.
 */
export function requestedIn(response: unknown): Requested {
  const { requestedDomMode: mode, needsSkeletonDom, needsScreenshot, status, action } = objectIn(response);
  const known = isString(mode) && Object.hasOwn(MODES, mode) ? MODES[mode] : undefined;
  const wants = new Set(known);
  if (needsSkeletonDom === true) wants.add('skeleton');
  if (needsScreenshot === true) wants.add('screenshot');
  if (status === 'needs_full_dom') wants.add('dom');
  const unknown = known ? null : (mode ?? null);
  if (status === 'needs_context' && !wants.size && unknown === null) wants.add('skeleton');
  return { wants, unknown, action };
}

export type DomMode = 'semantic_v3' | 'skeleton' | 'hybrid' | 'full';

/** Returns the artefacts of a mode. */
export const artefactsOf = (mode: DomMode): ReadonlySet<Artefact> => new Set(MODES[mode]);

/** Returns the mode that consists of the given artefacts. */
export const modeOf = (sent: ReadonlySet<Artefact>): DomMode =>
  sent.has('dom') ? 'full' : sent.has('screenshot') ? 'hybrid' : sent.has('skeleton') ? 'skeleton' : 'semantic_v3';
