import { expect } from 'chai';
import { declarationsOf } from '../../../src/style/sheetRules.ts';
import { reset, show } from '../support/page.ts';

describe('declarations of a property', () => {
  afterEach(reset);

  it('come in the order of the cascade, so that a look for one above a rank ends at the first below it', () => {
    show(
      `<style>
        p { display: none } .a .b { display: none } #c, i { display: none } u { display: none !important }
        .z:hover .b { display: block } .y { color: red }
      </style>`,
    );
    const found = declarationsOf(document, 'display').filter(({ selector }) =>
      /^(p|\.a|#c|i|u|\.z|\.y)\b/.test(selector),
    );
    expect(found.map(({ selector }) => selector)).to.deep.equal(['u', '#c', '.a .b', 'p', 'i']);
    const weights = found.map(({ weight }) => weight);
    expect(weights, 'ranks').to.deep.equal([...weights].sort((a, b) => b - a));
  });
});
