import { isString } from '../../standards/values.ts';
import { answerOf } from '../../dom/timers.ts';
import { messageOf } from '../../standards/messageOf.ts';
import { outside, type GuardedSteps } from '../../standards/guardedSteps.ts';
import { describe } from '../../schema.ts';

/** Takes a screenshot of the viewport, as base64 or as a data URL. Only the host can do that. */
export type CaptureScreenshot = () => string | Promise<string>;

export interface Screenshot {
  /** The picture as base64. */
  readonly screenshot: string;
  /** 16 hexadecimal digits, which are equal for equal pictures. */
  readonly screenshotHash: string;
}

/** Returns the screenshot and its hash, or one sentence that says why there is none. */
export function* takeScreenshot(capture: CaptureScreenshot | undefined): GuardedSteps<Screenshot | string> {
  if (!capture) return 'the host passed no captureScreenshot, and a page cannot take a screenshot itself';
  let given: unknown;
  try {
    given = yield* outside(() => answerOf('the host', capture));
  } catch (error) {
    return `captureScreenshot failed: ${messageOf(error)}`;
  }
  const screenshot = isString(given) ? given.replace(/^data:[^,]*;base64,/, '') : '';
  if (!/^[\w+/-]+=*$/.test(screenshot)) return `captureScreenshot returned ${describe(given)} instead of base64`;
  return { screenshot, screenshotHash: fnv64(screenshot) };
}

/**
 * Computes the 64-bit FNV-1a hash of an ASCII text, in two halves. `crypto.subtle` does not exist in documents loaded
 * over plain HTTP.
 */
export function fnv64(text: string): string {
  let high = 0xcbf29ce4;
  let low = 0x84222325;
  for (let i = 0; i < text.length; i++) {
    low = (low ^ text.charCodeAt(i)) >>> 0;
    // The prime is 2^40 + 0x1b3.
    const product = low * 0x1b3;
    high = (Math.imul(high, 0x1b3) + Math.floor(product / 0x1_0000_0000) + (low << 8)) >>> 0;
    low = product >>> 0;
  }
  return [high, low].map((half) => half.toString(16).padStart(8, '0')).join('');
}
