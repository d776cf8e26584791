import { closest, matches } from '../../dom/natives.ts';

export const isModalDialog = (el: Element): boolean => matches(el, 'dialog:modal');

/** Without what is around shadow trees and frames: a press on what is inert reaches something else, which the panel tells. */
export const inertAround = (el: Element): Element | null => closest(el, '[inert]');
