import { expect } from 'chai';
import { whyInteractive } from '../../../src/interactivity/isInteractive.ts';
import { Flag, has } from '../../../src/tree/TreeNode.ts';
import { preorder } from '../../../src/tree/lineUp.ts';
import { newTool, reset, show } from '../support/page.ts';
import { runScripts } from '../support/testPages.ts';

const on = (ids: string): string =>
  `<script>for (const id of '${ids}'.split(' ')) document.getElementById(id).onclick = () => {}</script>`;

/** The HTML, the ids of the interactive elements, and the subject of the case. */
const ROWS: readonly (readonly [html: string, targets: string, why: string])[] = [
  [
    '<button id=a>x</button><input id=b><a id=c href="#x">x</a><a id=d>x</a>',
    'a b c',
    'native controls and links count',
  ],
  [
    '<div id=a role=button>x</div><div id=b role=list>x</div><div id=c role=tabpanel tabindex=0>x</div>',
    'a',
    'an interactive role counts, a focusable panel does not',
  ],
  ['<div id=a tabindex=0>x</div><div id=b tabindex=-1>x</div>', 'a', 'an element in the tab order counts'],
  [
    '<ul><li id=a tabindex=0>x</li></ul><section id=b tabindex=0 aria-label=x>y</section>',
    'a',
    'a list item in the tab order counts, a focusable region does not',
  ],
  [
    '<div role=grid><div role=row><div id=a role=gridcell tabindex=-1>x</div><div id=b role=gridcell>y</div></div></div>',
    'a',
    'a focusable grid cell counts',
  ],
  [
    '<div role=grid><div role=row><div id=a role=gridcell tabindex=-1><button id=b>x</button></div></div></div>',
    'b',
    'a focusable grid cell around a button gives way to the button',
  ],
  [
    '<div id=w style="cursor:grab;width:200px;height:80px">map <i id=a style="cursor:pointer">pin</i></div><div id=c style="cursor:move">x</div>',
    'a c',
    'cursors for dragging count, except on a container of other targets',
  ],
  [
    '<div style="position:relative;width:200px;height:80px">box<i id=a style="position:absolute;right:0;bottom:0;width:12px;height:12px;cursor:nwse-resize"></i><i id=b style="position:absolute;right:0;top:0;width:8px;height:60px;cursor:ew-resize"></i></div>',
    'a b',
    'handles that change a size count',
  ],
  [
    '<style>i{display:inline-block;width:8px;height:9px;cursor:col-resize}</style><div role=row><div role=columnheader>Name<i id=a tabindex=0 role=separator></i><i id=b></i></div><i id=c onmousedown="1"></i></div><table><tr><th>Age<i id=d></i><div>x<i id=e></i></div></table>',
    'a e',
    'handles for the widths of columns, of which each cell has one, do not count',
  ],
  [
    '<a id=a tabindex=0 class=event style="display:block;position:relative;width:200px;cursor:pointer">Meeting<i id=b style="position:absolute;right:0;top:0;width:8px;height:100%;cursor:e-resize"></i></a>',
    'a b',
    'a handle does not take the place of the focusable element whose size it changes',
  ],
  [
    '<div id=c style="position:relative;width:40px;height:24px"><input id=a type=checkbox role=switch style="position:absolute;opacity:0;width:100%;height:100%"><div id=b style="width:40px;height:24px;cursor:pointer;background:white"></div></div>',
    'a',
    'a transparent input and the track under it are one target',
  ],
  [
    '<div id=c onclick="1" style="width:40px;height:32px"><input id=a type=checkbox role=switch style="position:absolute;opacity:0;width:0;height:0;margin:0"><span id=b style="display:inline-block;width:40px;height:20px;cursor:pointer;background:white"></span></div>',
    'a',
    'an input without a size, its track and the box that listens for both are one target',
  ],
  [
    '<div style="position:relative;width:200px;height:12px"><i tabindex=0 style="position:absolute;left:30%;width:18px;height:18px;background:gray"><input id=a type=range style="position:absolute;clip-path:inset(50%)"></i></div>',
    'a',
    'the native slider in a drawn handle is the only target',
  ],
  [
    '<div style="width:90px;height:32px"><input id=a type=checkbox style="position:absolute;opacity:0;width:0;height:0;margin:0"><i style="display:inline-block;width:20px;height:20px;background:gray"></i><i id=b style="display:inline-block;width:16px;height:16px;cursor:pointer;background:gray"></i></div>',
    'a b',
    'an icon beside a drawn input is a target of its own',
  ],
  [
    '<video id=a width=100 height=60></video><video id=b width=100 height=60 autoplay muted></video>',
    'a',
    'a video without controls and autoplay counts',
  ],
  [
    '<i id=a data-bind="event: { dblclick: go }">x</i><i id=b data-bind="event: { mouseover: go }">y</i>',
    'a',
    'a press handler in a Knockout binding counts',
  ],
  [
    '<div id=a tabindex=0 style="height:20px;overflow:auto"><p style="height:90px">x</p></div><div role=separator tabindex=0 id=b style="height:9px"></div><div role=separator>x</div>',
    'b',
    'a focusable scroll container does not count, a focusable separator does',
  ],
  [
    '<p id=a onclick="1">x</p><p id=b onmouseover="1">x</p><p id=c onclick="">x</p>',
    'a',
    'event handler attributes for presses count',
  ],
  [`<p id=a>x</p><p id=b>x</p>${on('a')}`, 'a', 'event handler properties count'],
  [
    '<div id=a style="cursor:pointer"><b id=b>x</b> <i id=c style="cursor:pointer">y</i></div>',
    'a',
    'cursor: pointer counts on the outermost element that has it',
  ],
  [
    '<style>.i::before{content:"✖"}.i:hover{opacity:1}</style><i id=b class=i></i> Denied <i id=a class=i>x</i>',
    'a',
    'a :hover rule does not count for an empty element, such as an icon',
  ],
  [
    '<style>.c:hover{background:red}</style><td></td><span id=a class=c>x</span><p id=b class=c>y</p><span id=c class=d>z</span>',
    'a',
    'a :hover rule counts, except for block elements',
  ],
  [
    '<span id=a class=btn>x</span><span id=b class="btn" style="cursor:default">y</span><div id=c class=btn-row>z</div>',
    'a',
    'a class name counts unless the cursor contradicts it',
  ],
  [
    '<span id=a class=alink>x</span> <span id=b class="menu__link open">y</span> <div id=c class=links>z</div><div id=d class="volume-handle">|</div>',
    'a b d',
    'class names of parts of a component count',
  ],
  [
    '<table><tr><th id=a class="sortable asc">x</th><th id=b class=resort>z</th><td id=c class=sortable>y</td></table>',
    'a',
    'a sortable table header counts',
  ],
  ['<a id=a href="#x"> <span> </span> </a><a id=b href="#x">x</a>', 'b', 'a link with only white space does not count'],
  [
    '<img usemap="#m" width=60 height=60 src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"><map name=m><area id=a href="#x" shape=rect coords="0,0,30,30"><area id=b href="#x" shape=rect coords="80,80,99,99"></map>',
    'a',
    'an area outside its image does not count',
  ],
  [
    '<canvas id=a width=100 height=50></canvas><canvas id=b width=16 height=16></canvas>',
    'a',
    'a canvas counts from a certain size',
  ],
  ['<div id=a contenteditable><b id=b>x</b></div>', 'a', 'an editing host counts'],
  [
    '<div id=a contenteditable=TRUE>x</div><div id=b contenteditable=plaintext-only>x</div><div id=c contenteditable=no>x</div>',
    'a b',
    'only the values of HTML make an editing host',
  ],
  [
    '<button id=a><svg id=s width=9 height=9 style="cursor:pointer"><path id=p d="M0 0h9v9z"/></svg><span id=b class=link>x</span></button>',
    'a',
    'the icon and caption of a button are part of it',
  ],
  [
    '<div id=w style="cursor:pointer"><a id=a href="#x">x</a></div>',
    'a',
    'a wrapper with only a pointer cursor gives way to the link',
  ],
  [
    `<div id=w style="display:inline-block"><button id=a>x</button></div>${on('w')}`,
    'a',
    'a wrapper with a handler gives way to its one button',
  ],
  [
    `<div id=a style="width:400px;height:200px">Card <button id=b>Buy</button><a id=c href="#x">More</a></div>${on('a')}`,
    'a b c',
    'a card with a handler counts beside its buttons',
  ],
  [
    `<ul id=w><li id=a>1</li><li id=b>2</li></ul>${on('w a b')}`,
    'a b',
    'a list that only delegates events does not count',
  ],
  [
    '<ul id=w><li id=a class=i>1</li></ul><p class=i>2</p><script>document.getElementById("w").jQuery371 = { events: { click: [{ selector: ".i" }] } }</script>',
    'a',
    'a selector of a jQuery handler counts only inside the element that delegates to it',
  ],
  [
    `<div id=a style="padding:30px"><span id=b style="cursor:pointer">x</span></div>${on('a')}`,
    'a',
    'a wrapper with a handler replaces an element that only has a pointer cursor',
  ],
  [
    `<div id=w style="height:40px">Pick <input id=a role=combobox></div>${on('w')}`,
    'a',
    'the wrapper of a field does not count',
  ],
  [
    `<div id=a role=tab style="width:200px">File <span id=b>x</span></div>${on('a b')}`,
    'a b',
    'a close button on a tab counts beside the tab',
  ],
  [
    '<label id=w style="cursor:pointer"><input id=a type=checkbox> <span id=s style="cursor:pointer">x</span></label>',
    'a',
    'a label counts as its control',
  ],
  [
    '<svg width=60 height=20><rect id=a width=20 height=20 onclick="1" /><rect id=b x=30 width=20 height=20 /></svg>',
    'a',
    'an SVG shape with a handler counts',
  ],
  [`<canvas id=a width=20 height=20></canvas>${on('a')}`, 'a', 'a small canvas with a handler counts'],
  [
    '<button id=a style="pointer-events:none">x</button><button id=b disabled style="pointer-events:none">y</button>',
    'b',
    'an element with pointer-events: none does not count unless it is disabled',
  ],
  [
    '<i id=a data-toggle=dropdown>x</i><i id=b data-toggle=tooltip>y</i>',
    'a',
    'data attributes that libraries handle count',
  ],
  [
    '<i id=a phx-click=go>x</i><i id=b hx-on:click="1">x</i><i id=c data-on-click="1">x</i><i id=d phx-blur=go>x</i>',
    'a b c',
    'attributes with a press event in their name count',
  ],
  ['<div id=a draggable=true>x</div>', 'a', 'a draggable element counts'],
];

describe('elements that count as clickable', () => {
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

  it('are explained by weighted signals', () => {
    show('<a id=t href="#x" onclick="1" tabindex=0>x</a>');
    expect(whyInteractive(document.querySelector('#t') as Element)).to.deep.equal([
      { signal: 'native', weight: 1 },
      { signal: 'handler', weight: 0.95 },
      { signal: 'role', weight: 0.9 },
      { signal: 'focusable', weight: 0.5 },
    ]);
  });
});
