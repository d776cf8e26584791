import { expect } from 'chai';
import { whyInteractive } from '../../../src/interactivity/isInteractive.ts';
import { Flag, has } from '../../../src/tree/TreeNode.ts';
import { preorder } from '../../../src/tree/lineUp.ts';
import { newTool, reset, show } from '../support/page.ts';
import { runScripts } from '../visibility/support.ts';

const on = (ids: string): string =>
  `<script>for (const id of '${ids}'.split(' ')) document.getElementById(id).onclick = () => {}</script>`;

/** HTML; the ids of what can be clicked or typed into; why. */
const ROWS: readonly (readonly [html: string, targets: string, why: string])[] = [
  ['<button id=a>x</button><input id=b><a id=c href="#x">x</a><a id=d>x</a>', 'a b c', 'native semantics'],
  [
    '<div id=a role=button>x</div><div id=b role=list>x</div><div id=c role=tabpanel tabindex=0>x</div>',
    'a',
    'roles; a part to be scrolled is no control',
  ],
  ['<div id=a tabindex=0>x</div><div id=b tabindex=-1>x</div>', 'a', 'in the tab order'],
  [
    '<ul><li id=a tabindex=0>x</li></ul><section id=b tabindex=0 aria-label=x>y</section>',
    'a',
    'an item in the tab order is to be used, a region to be scrolled',
  ],
  [
    '<div role=grid><div role=row><div id=a role=gridcell tabindex=-1>x</div><div id=b role=gridcell>y</div></div></div>',
    'a',
    'a cell that the keys move to',
  ],
  [
    '<div role=grid><div role=row><div id=a role=gridcell tabindex=-1><button id=b>x</button></div></div></div>',
    'b',
    'a cell around its button',
  ],
  [
    '<div id=w style="cursor:grab;width:200px;height:80px">map <i id=a style="cursor:pointer">pin</i></div><div id=c style="cursor:move">x</div>',
    'a c',
    'cursors that say to drag; what holds others is not one of them',
  ],
  [
    '<video id=a width=100 height=60></video><video id=b width=100 height=60 autoplay muted></video>',
    'a',
    'a video that only a script can start',
  ],
  [
    '<i id=a data-bind="event: { dblclick: go }">x</i><i id=b data-bind="event: { mouseover: go }">y</i>',
    'a',
    'Knockout\u2019s events',
  ],
  [
    '<div id=a tabindex=0 style="height:20px;overflow:auto"><p style="height:90px">x</p></div><div role=separator tabindex=0 id=b style="height:9px"></div><div role=separator>x</div>',
    'b',
    'in the tab order to be scrolled; a splitter',
  ],
  ['<p id=a onclick="1">x</p><p id=b onmouseover="1">x</p><p id=c onclick="">x</p>', 'a', 'handlers as attributes'],
  [`<p id=a>x</p><p id=b>x</p>${on('a')}`, 'a', 'handlers as properties'],
  [
    '<div id=a style="cursor:pointer"><b id=b>x</b> <i id=c style="cursor:pointer">y</i></div>',
    'a',
    'a pointer where it begins',
  ],
  [
    '<style>.c:hover{background:red}</style><td></td><span id=a class=c>x</span><p id=b class=c>y</p><span id=c class=d>z</span>',
    'a',
    'a look that answers the pointer, but not of blocks',
  ],
  [
    '<span id=a class=btn>x</span><span id=b class="btn" style="cursor:default">y</span><div id=c class=btn-row>z</div>',
    'a',
    'class names, unless the cursor says otherwise',
  ],
  [
    '<span id=a class=alink>x</span> <span id=b class="menu__link open">y</span> <div id=c class=links>z</div><div id=d class="volume-handle">|</div>',
    'a b d',
    'class names of parts',
  ],
  [
    '<table><tr><th id=a class="sortable asc">x</th><th id=b class=resort>z</th><td id=c class=sortable>y</td></table>',
    'a',
    'a header to sort by',
  ],
  [
    '<a id=a href="#x"> <span> </span> </a><a id=b href="#x">x</a>',
    'b',
    'a link that holds but white space has no place to press',
  ],
  [
    '<img usemap="#m" width=60 height=60 src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"><map name=m><area id=a href="#x" shape=rect coords="0,0,30,30"><area id=b href="#x" shape=rect coords="80,80,99,99"></map>',
    'a',
    'an area outside of its picture',
  ],
  [
    '<canvas id=a width=100 height=50></canvas><canvas id=b width=16 height=16></canvas>',
    'a',
    'a drawing of some size',
  ],
  ['<div id=a contenteditable><b id=b>x</b></div>', 'a', 'an editing host'],
  [
    '<button id=a><svg id=s width=9 height=9 style="cursor:pointer"><path id=p d="M0 0h9v9z"/></svg><span id=b class=link>x</span></button>',
    'a',
    'an icon and a caption are their button',
  ],
  ['<div id=w style="cursor:pointer"><a id=a href="#x">x</a></div>', 'a', 'a wrapper that only looks so'],
  [
    `<div id=w style="display:inline-block"><button id=a>x</button></div>${on('w')}`,
    'a',
    'a wrapper that listens around one button',
  ],
  [
    `<div id=a style="width:400px;height:200px">Card <button id=b>Buy</button><a id=c href="#x">More</a></div>${on('a')}`,
    'a b c',
    'a card with buttons of its own',
  ],
  [`<ul id=w><li id=a>1</li><li id=b>2</li></ul>${on('w a b')}`, 'a b', 'a list that only delegates'],
  [
    `<div id=a style="padding:30px"><span id=b style="cursor:pointer">x</span></div>${on('a')}`,
    'a',
    'what listens rather than what looks so',
  ],
  [
    `<div id=w style="height:40px">Pick <input id=a role=combobox></div>${on('w')}`,
    'a',
    'what is drawn around a field',
  ],
  [`<div id=a role=tab style="width:200px">File <span id=b>x</span></div>${on('a b')}`, 'a b', 'the cross on a tab'],
  [
    '<label id=w style="cursor:pointer"><input id=a type=checkbox> <span id=s style="cursor:pointer">x</span></label>',
    'a',
    'a label is its control',
  ],
  [
    '<svg width=60 height=20><rect id=a width=20 height=20 onclick="1" /><rect id=b x=30 width=20 height=20 /></svg>',
    'a',
    'a shape',
  ],
  [`<canvas id=a width=20 height=20></canvas>${on('a')}`, 'a', 'a canvas'],
  [
    '<button id=a style="pointer-events:none">x</button><button id=b disabled style="pointer-events:none">y</button>',
    'b',
    'the pointer goes through; a disabled button is seen as one',
  ],
  ['<i id=a data-toggle=dropdown>x</i><i id=b data-toggle=tooltip>y</i>', 'a', 'attributes that libraries listen for'],
  [
    '<i id=a phx-click=go>x</i><i id=b hx-on:click="1">x</i><i id=c data-on-click="1">x</i><i id=d phx-blur=go>x</i>',
    'a b c',
    'attributes with the event in their name',
  ],
  ['<div id=a draggable=true>x</div>', 'a', 'to be dragged'],
];

describe('what can be clicked', () => {
  afterEach(reset);

  for (const [html, targets, why] of ROWS) {
    it(why, async () => {
      show(html);
      runScripts();
      const { tree } = (await newTool().getSnapshot()).parts;
      const ids = preorder(tree.root)
        .filter((node) => has(node, Flag.Interactive))
        .map((node) => node.facts?.htmlId);
      expect(ids.join(' '), html).to.equal(targets);
    });
  }

  it('says why, with weights', () => {
    show('<a id=t href="#x" onclick="1" tabindex=0>x</a>');
    expect(whyInteractive(document.querySelector('#t') as Element)).to.deep.equal([
      { signal: 'native', weight: 1 },
      { signal: 'handler', weight: 0.95 },
      { signal: 'role', weight: 0.9 },
      { signal: 'focusable', weight: 0.5 },
    ]);
  });
});
