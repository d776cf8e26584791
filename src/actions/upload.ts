import { hasField, ownFields } from '../standards/ownFields.ts';
import { now } from '../dom/timers.ts';
import { deadlineOf, ready } from './actionability/gate.ts';
import { controlOf, isDisabled, isFileInput } from './controls/controls.ts';
import { announceChoice } from './controls/nativeChoices.ts';
import { standingFor } from './controls/standing.ts';
import { newTransfer } from './editing/clipboard.ts';
import { dropOn } from './gestures/dragAndDrop.ts';
import { run } from './observe/runAction.ts';
import { becomes } from './platform/tasks.ts';
import { realmOf } from './platform/dispatchEvents.ts';
import { setInputFiles } from './platform/mutatingBuiltIns.ts';
import type { ActOutcome, Ending, TimeoutOptions } from './types.ts';
import { showsText } from '../visibility/shownText.ts';
import { flatElements, flatParent } from '../dom/composed.ts';
import { classOf } from '../dom/kinds.ts';
import {
  attribute,
  fileName,
  fileNames,
  hasAttribute,
  inputFiles,
  matches,
  ownerDocument,
  querySelectorAll,
  getter,
} from '../dom/natives.ts';
import { checkOnlyOne, checkOptions, describe, TEXT } from '../schema.ts';
import { badOption } from '../standards/errors.ts';
import { quoted } from '../standards/pageText.ts';

/** A file to upload: a `File`, a `Blob`, or a name with the content as bytes, as text, or in base64. */
export type Upload = UploadFile | Blob;

export interface UploadFile {
  name: string;
  type?: string;
  bytes?: ArrayBuffer | ArrayBufferView | Blob;
  text?: string;
  base64?: string;
}

/**
 * Puts files into a file input, visible or not, or drops them on the element if it stands for no file input. The
 * names are read back from the input.
 * @returns Refused with `bad_value` if the input does not accept the files, `disabled`, `not_editable` if nothing
 *   takes them.
 * @throws DomToolError `bad_option` for a file whose content is missing, given twice or not of a kind that can be taken
 */
export async function upload(
  el: Element,
  files: Upload | readonly Upload[],
  options: TimeoutOptions = {},
): Promise<ActOutcome> {
  const deadline = deadlineOf(options.timeout);
  const list = readFiles('upload', files);
  const input = fileInputOf(el);
  if (!input) {
    return await run(el, options, async () => {
      const target = await ready(el, { pointer: true, deadline });
      if (!hasField(target, 'hit')) return target;
      const transfer = transferOf(el, list);
      // A drop zone accepts files by cancelling `dragover`; nothing else can be read back.
      return transfer && dropOn(target.hit, target.point, transfer)
        ? { done: true }
        : { code: 'not_editable', detail: 'files: no script of the page takes what is dropped there' };
    });
  }
  const standing = standingFor(input);
  return await run(
    input,
    options,
    async () => {
      await becomes(() => !isDisabled(input), deadline - now());
      return give(input, list);
    },
    () => {
      const there = standing();
      const names = there ? fileNames(there) : '';
      if (!there || names === list.map((f) => f.name).join(', ')) return null;
      // Pages that process the files at once empty the input again, or put an empty one in its place.
      const isTaken = there === input || list.some(({ name }) => showsText(name, ownerDocument(there) as Document));
      return names === '' && isTaken ? null : { code: 'not_kept', detail: quoted(names) };
    },
  );
}

function give(input: HTMLInputElement, list: readonly Content[]): Ending {
  if (isDisabled(input)) return { code: 'disabled' };
  if (list.length > 1 && !hasAttribute(input, 'multiple'))
    return { code: 'bad_value', detail: 'it accepts one file only' };
  const refused = list.find((f) => !accepts(attribute(input, 'accept') ?? '', f));
  if (refused) return { code: 'bad_value', detail: `it accepts ${quoted(attribute(input, 'accept') ?? '')}` };
  const transfer = transferOf(input, list);
  if (!transfer) return { code: 'needs_trusted_input', detail: 'this browser has no DataTransfer' };
  setInputFiles(input, transfer.files);
  if (inputFiles(input)?.length !== list.length) return { code: 'no_effect_readback' };
  announceChoice(input);
  return { done: true, actual: input };
}

function transferOf(el: Element, list: readonly Content[]): DataTransfer | null {
  const transfer = newTransfer(el);
  const { File } = realmOf(el);
  for (const file of list)
    transfer?.items.add(new File([file.content], file.name, ownFields<FilePropertyBag>({ type: file.type })));
  return transfer;
}

/** The file input that the element is, labels or contains, or the only one beside a styled button. */
function fileInputOf(el: Element): HTMLInputElement | null {
  const control = controlOf(el);
  if (isFileInput(control)) return control;
  for (const inner of flatElements(el)) if (isFileInput(inner)) return inner;
  // A button belongs to a file input beside it if there is only one.
  for (let box = flatParent(el), up = 0; box && up < 3; box = flatParent(box), up++) {
    const found = querySelectorAll(box, 'input[type=file]');
    if (found.length)
      return found.length === 1 && matches(el, 'button,[role=button],label,a') ? (found[0] as HTMLInputElement) : null;
  }
  return null;
}

/** HTML, the `accept` attribute: extensions, MIME types, `image/*` and the like. */
function accepts(accept: string, file: Content): boolean {
  const rules = accept
    .split(',')
    .map((r) => r.trim().toLowerCase())
    .filter(Boolean);
  if (!rules.length) return true;
  const type = file.type.toLowerCase();
  return rules.some((r) =>
    r.startsWith('.')
      ? file.name.toLowerCase().endsWith(r)
      : r.endsWith('/*')
        ? type.startsWith(r.slice(0, -1))
        : r === type,
  );
}

interface Content {
  readonly name: string;
  readonly type: string;
  readonly content: BlobPart;
}

const blobSize = getter<Blob, number>(Blob, 'size');
const blobType = getter<Blob, string>(Blob, 'type');

/** Returns what the getter returns for an object of its kind, of any realm; undefined for other values. */
function asked<T extends object, R>(read: (of: T) => R, value: unknown): R | undefined {
  try {
    return read(value as T);
  } catch {
    return undefined;
  }
}
const isBlob = (value: unknown): value is Blob => asked(blobSize, value) !== undefined;

/**
 * Reads the files as the caller gave them.
 * @throws DomToolError `bad_option` that names the file whose content is not of a kind that can be taken
 */
export function readFiles(method: string, given: unknown): readonly Content[] {
  return (Array.isArray(given) ? [...(given as unknown[])] : [given]).map((file) => readFile(method, file));
}

function readFile(method: string, given: unknown): Content {
  if (isBlob(given)) return { name: asked(fileName, given) ?? 'blob', type: blobType(given), content: given };
  const { name } = ownFields<Partial<UploadFile>>(typeof given === 'object' ? given : null);
  if (typeof name !== 'string' || name === '')
    throw badOption(`${method}: a file is a File, a Blob, or { name, type?, and one of bytes, text, base64 }`);
  const file = `${method}: the file ${describe(name)}`;
  const own = checkOptions<UploadFile>(file, given as UploadFile, FILE);
  checkOnlyOne(file, own, ['bytes', 'text', 'base64']);
  const { type = '', bytes, text, base64 } = own;
  const content = base64 === undefined ? (bytes ?? text) : decoded(base64);
  if (typeof content === 'string' || isBlob(content) || isBuffer(content)) return { name, type, content };
  throw badOption(
    base64 === undefined
      ? `${file}: bytes must be an ArrayBuffer, a typed array or a Blob, not ${describe(content)}`
      : `${file}: base64 is not valid`,
  );
}
const FILE = { name: TEXT, type: TEXT, bytes: {}, text: TEXT, base64: TEXT };

const isBuffer = (value: unknown): value is ArrayBuffer | ArrayBufferView<ArrayBuffer> =>
  ArrayBuffer.isView(value) || classOf(value) === 'ArrayBuffer';

function decoded(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
  } catch {
    return null;
  }
}
