import { isOrigin, type JoinFrames } from '../../options.ts';
import { DomToolError } from '../../standards/errors.ts';
import { isString } from '../../standards/values.ts';

/**
 * Checks and completes `config.joinFrames`.
 * @throws DomToolError `bad_config`
 */
export function joinOptions(given: unknown): boolean | JoinFrames {
  if (typeof given === 'boolean') return given;
  const {
    parents = [],
    secret = '',
    ...rest
  } = typeof given === 'object' && given ? (given as JoinFrames) : { none: 0 };
  const isSecret = isString(secret) && (secret === '' || secret.length >= 16);
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
        '{ parents?: whole origins such as https://example.com, secret?: 16 characters or more }',
    );
  }
  return { parents: parents.map(String), secret };
}
