import { blamed, tamperedError, untampered } from '../dom/builtIns.ts';
import { badOption, DomToolError } from '../standards/errors.ts';
import { messageOf } from '../standards/messageOf.ts';
import { ownFields } from '../standards/ownFields.ts';
import { plain } from '../standards/plain.ts';
import { wordSet } from '../standards/words.ts';

type Method = (this: unknown, ...given: unknown[]) => unknown;

const { apply, defineProperty, getOwnPropertyDescriptor, ownKeys } = Reflect;

/** The methods that return no promise. Their arguments are functions of the caller, which are not copied. */
const SYNCHRONOUS = wordSet('invalidateSnapshot answerDialogs useTrustedInput destroy hide');

/**
 * Lets all methods of a class read copies of their arguments, and end with a `DomToolError` where an argument cannot be
 * read or the page has replaced what they need.
 */
export function guardMethods(prototype: object): void {
  for (const name of ownKeys(prototype) as string[]) {
    const descriptor = ownFields<PropertyDescriptor>(getOwnPropertyDescriptor(prototype, name));
    const method = descriptor.value as Method | undefined;
    if (name === 'constructor' || typeof method !== 'function') continue;
    descriptor.value = SYNCHRONOUS.has(name) ? synchronous(name, method) : asynchronous(name, method);
    defineProperty(prototype, name, descriptor);
  }
}

const synchronous = (name: string, method: Method): Method =>
  function (...given) {
    try {
      return apply(method, this, given);
    } catch (error) {
      throw given.length ? unreadable(name, blamed(error)) : blamed(error);
    }
  };

function asynchronous(name: string, method: Method): Method {
  const answering: Method = async function (...given) {
    try {
      refuseThen();
      const answer: unknown = await apply(method, this, copiesOf(name, given));
      refuseThen();
      return answer;
    } catch (error) {
      throw blamed(error);
    }
  };
  return function (...given) {
    // Whoever waits for a promise reads its constructor, so that a promise could not tell this error.
    if (!hasClass(Promise.prototype)) throw tamperedError(['Promise.prototype.constructor']);
    return apply(answering, this, given);
  };
}

/** Promises would call a function `then` that objects and lists inherit, and take what it says for the answer. */
function refuseThen(): void {
  const { prototype } = Array as { readonly prototype: { readonly then?: unknown } };
  if (typeof prototype.then !== 'function') return;
  const isOfLists = getOwnPropertyDescriptor(prototype, 'then') !== undefined;
  throw tamperedError([isOfLists ? 'Array.prototype.then' : 'Object.prototype.then']);
}

/** Returns whether the constructor that promises have can be read and is a function. */
function hasClass(prototype: { readonly constructor: unknown }): boolean {
  try {
    return typeof prototype.constructor === 'function';
  } catch {
    return false;
  }
}

function copiesOf(name: string, given: readonly unknown[]): readonly unknown[] {
  // A loop, because the page may have replaced the methods of lists.
  let isPlain = true;
  for (let i = 0; i < given.length; i++) {
    if (typeof given[i] === 'function') throw badOption(`${name}: an argument must not be a function`);
    isPlain &&= typeof given[i] !== 'object';
  }
  if (isPlain) return given;
  return untampered(() => {
    try {
      return given.map((one) => plain(one));
    } catch (error) {
      throw unreadable(name, error);
    }
  });
}

const unreadable = (name: string, error: unknown): unknown =>
  error instanceof DomToolError ? error : badOption(`${name}: an argument cannot be read: ${messageOf(error)}`);
