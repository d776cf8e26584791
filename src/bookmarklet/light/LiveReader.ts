import { ElementStyle } from '../../layout/ElementStyle.ts';
import { LayoutReader } from '../../layout/LayoutReader.ts';
import type { LiveReader as Whole } from '../../layout/LiveReader.ts';
import type { Pseudo } from '../../layout/ruleBits.ts';

/** Keeps nothing, and looks nothing up. */
export class LiveReader extends LayoutReader implements Pick<Whole, 'begin'> {
  begin(): void {
    /* There is nothing to forget. */
  }
  override style(el: Element): ElementStyle {
    return new ElementStyle(el, (one) => this.declaration(one));
  }
  override pseudo(el: Element, which: Pseudo): CSSStyleDeclaration | null {
    return this.declaration(el, which);
  }
}
