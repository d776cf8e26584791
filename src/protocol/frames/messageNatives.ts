import { getter, method } from '../../dom/natives.ts';

/** The built-ins that messages need, saved once: a page that patches a prototype later must not read the messages. */
export const postToPort = method<(port: MessagePort, message: unknown) => void>(MessagePort.prototype, 'postMessage');
export const startPort = method<(port: MessagePort) => void>(MessagePort.prototype, 'start');
export const closePort = method<(port: MessagePort) => void>(MessagePort.prototype, 'close');
export const messageData = getter<MessageEvent, unknown>(MessageEvent.prototype, 'data');
export const messageOrigin = getter<MessageEvent, string>(MessageEvent.prototype, 'origin');
export const messageSource = getter<MessageEvent, MessageEventSource | null>(MessageEvent.prototype, 'source');
export const messagePorts = getter<MessageEvent, readonly MessagePort[]>(MessageEvent.prototype, 'ports');
export const Channel = MessageChannel;
const createElement = method<(doc: Document, tag: string) => Element>(Document.prototype, 'createElement');
/** An element that is never put into the page: it holds the number of a node that has no element in this realm. */
export const newStandIn = (): Element => createElement(document, 'i');

const random = method<(crypto: Crypto, into: Uint32Array) => Uint32Array>(Crypto.prototype, 'getRandomValues');
/** 128 random bits. */
export const nonce = (): string => Array.from(random(crypto, new Uint32Array(4)), (n) => n.toString(36)).join('.');
