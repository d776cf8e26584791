import { expect } from 'chai';
import { byId, contentOf, findNode, newTool, reset, show } from '../support/page.ts';

const HIDDEN = 'position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0,0,0,0);white-space:nowrap';
const BOX = 'display:inline-block;width:30px;height:20px;background:gray';

/** HTML, and its text view with `N` for every number. */
const ROWS: readonly (readonly [what: string, html: string, view: string])[] = [
  ...(['checkbox', 'radio', 'file'] as const).flatMap((type) =>
    [HIDDEN, 'position:absolute;clip-path:inset(50%)', 'position:absolute;left:-9999px', 'display:none'].map(
      (style) =>
        [
          `a ${type} input with ${style}`,
          `<label><input type=${type} style="${style}"><span style="${BOX}"></span> Wifi</label>`,
          `[N ${type} Wifi]`,
        ] as const,
    ),
  ),
  ...['display:none', 'visibility:hidden'].flatMap((style) =>
    ['aria-label=Wifi', 'title=Wifi', 'aria-labelledby=w'].map(
      (naming) =>
        [
          `a checkbox with ${style} that ${naming} names`,
          `<p id=w hidden>Wifi</p><input type=checkbox id=i style="${style}" ${naming}><label for=i><span style="${BOX}"></span></label>`,
          '[N checkbox Wifi]',
        ] as const,
    ),
  ),
  [
    'the label of a hidden checkbox, without what is hidden in it',
    `<label><input type=checkbox style="display:none"><span style="${BOX}"></span> Wifi <i hidden>at home</i></label>`,
    '[N checkbox Wifi]',
  ],
  [
    'a checkbox in a span that is clipped away',
    `<label><span style="${HIDDEN}"><input type=checkbox checked></span><span style="${BOX}"></span> Wifi</label>`,
    '[N checkbox Wifi (checked)]',
  ],
  [
    'a range input in a drawn thumb',
    `<div style="width:200px;height:20px"><div style="${BOX}"><span style="${HIDDEN}"><input type=range aria-label=Volume value=30 min=0 max=100></span></div></div>`,
    '[N slider Volume=30 of 0–100]',
  ],
  [
    'a switch without a label in the box that is drawn for it',
    `<div style="${BOX}" onclick="0"><span style="${HIDDEN}"><input type=checkbox role=switch aria-label=Wifi checked></span><div style="${BOX}"></div></div>`,
    '[N switch Wifi (checked)]',
  ],
  ['a hidden switch for which nothing is drawn', `<div><input type=checkbox role=switch style="${HIDDEN}"></div>`, ''],
  [
    'a switch whose track can be clicked beside it',
    `<label for=s>Wifi</label> <span><input id=s type=checkbox role=switch style="opacity:0"><span style="${BOX};cursor:pointer"></span></span>`,
    '[N switch Wifi]',
  ],
  [
    'a select whose choice is painted over its empty field',
    `<div style="position:relative;width:200px;height:30px"><span>Norway</span><input role=combobox aria-label=Country aria-expanded=false readonly style="position:absolute;inset:0;border:0;background:none"></div>`,
    '[N combobox Country="Norway" (collapsed)]',
  ],
  [
    'a select whose field is not shown',
    `<div style="width:200px;height:30px;position:relative"><div style="opacity:0;position:absolute"><input role=combobox aria-label=Country readonly></div><span>Norway</span></div>`,
    '[N combobox Country="Norway"]',
  ],
  ...(
    [
      ['an empty select whose field is transparent', 'readonly', '', '[N combobox Country]'],
      [
        'a select with a button for each choice, whose field is transparent',
        'readonly',
        '<span>Norway</span> <button>Remove</button>',
        'Norway [N button Remove]\n[N combobox Country]',
      ],
      [
        'a select to type into, whose field is transparent once there is a choice',
        '',
        '<span>Norway</span>',
        '[N combobox Country="Norway"]',
      ],
    ] as const
  ).map(
    ([what, attributes, inner, view]) =>
      [
        what,
        `<div style="position:relative;width:200px;height:30px;border:1px solid"><div style="height:30px">${inner}<input role=combobox aria-label=Country ${attributes} style="position:absolute;inset:0;opacity:0;z-index:-1"></div></div>`,
        view,
      ] as const,
  ),
  [
    'a field of a code that is transparent over the boxes of its digits',
    `<div style="position:relative;width:200px;height:30px"><span style="${BOX}"></span><span style="${BOX}"></span><input aria-label=Code style="position:absolute;inset:0;opacity:0"></div>`,
    '[N textbox Code]',
  ],
  [
    'no transparent field that keeps the value of what is drawn',
    `<div style="position:relative;width:200px;height:30px"><span>Norway</span><input tabindex=-1 style="position:absolute;inset:0;opacity:0"></div>`,
    'Norway',
  ],
  [
    'a field for numbers with the two buttons that step it',
    '<div><button aria-label=Less>−</button><input inputmode=decimal aria-label=Quantity value=2><button aria-label=More>+</button></div>',
    '[N button − Less][N textbox Quantity=2][N button + More]',
  ],
  [
    'no number that was typed beside buttons with words',
    '<div><input inputmode=numeric aria-label=Amount value=250><button>Cancel</button><button>Pay</button></div>',
    '[N textbox Amount (filled)][N button Cancel][N button Pay]',
  ],
  [
    'a security code beside two icons as no stepper',
    '<div><input inputmode=numeric aria-label="Security code" value=250><button>?</button><button>×</button></div>',
    '[N textbox Security code (filled)][N button ?][N button ×]',
  ],
  ...['2024-03-05', '05.03.2024', '03/05/2024 14:30'].map(
    (date) =>
      [
        `the date ${date} in a text field`,
        `<input aria-label=Birthday value="${date}">`,
        `[N textbox Birthday="${date}"]`,
      ] as const,
  ),
  ...['12-34-56', '123-45-6789', '10.0.0.1', '555/12', 'born 2024-03-05'].map(
    (text) =>
      [
        `no ${text} in a text field`,
        `<input aria-label=Number value="${text}">`,
        '[N textbox Number (filled)]',
      ] as const,
  ),
  [
    'a handle without a role by its place along the track',
    `<div onclick="0" style="position:relative;width:200px;height:12px"><span tabindex=0 style="position:absolute;left:30%;width:18px;height:18px;background:gray"></span></div>`,
    '[N slider=30 of 0–100]',
  ],
  [
    'both handles of a range, and one of an upright track',
    `<div style="position:relative;width:200px;height:12px"><b style="position:absolute;left:30%;width:30%;height:12px"></b>${[30, 60].map((at) => `<span tabindex=0 style="position:absolute;left:${at}%;width:18px;height:18px"></span>`).join('')}</div><div style="position:relative;width:12px;height:200px"><span tabindex=0 style="position:absolute;bottom:12.5%;width:18px;height:18px"></span></div>`,
    '[N slider=30 of 0–100][N slider=60 of 0–100][N slider=12.5 of 0–100]',
  ],
  [
    'no sliders in the points of a scale, on a map or with words',
    `<div style="position:relative;width:200px;height:12px">${[10, 30, 60, 90].map((at) => `<i tabindex=0 style="position:absolute;left:${at}%;width:12px;height:12px"></i>`).join('')}</div><div style="position:relative;width:200px;height:150px"><i tabindex=0 style="position:absolute;left:30%;width:12px;height:12px"></i></div><div style="position:relative;width:200px;height:12px"><i tabindex=0 style="position:absolute;left:30%;width:18px;height:18px">1</i></div>`,
    '[N click][N click][N click][N click][N click][N click 1]',
  ],
  [
    'a label for an element that HTML cannot label',
    '<label for=c onclick="0">Country</label> <span id=c role=combobox tabindex=0 aria-expanded=false>Norway</span>',
    '[N combobox Country="Norway" (collapsed)]',
  ],
  [
    'a combobox with its label beside it',
    '<div>Search for <input role=combobox aria-label=Term></div>',
    'Search for [N combobox Term]',
  ],
  [
    'a combobox with its label painted over it',
    '<div style="position:relative;height:30px"><label for=c style="position:absolute">Country</label><input id=c role=combobox></div>',
    '[N combobox Country]',
  ],
  [
    'a choice that takes no typing',
    '<input role=combobox readonly aria-label=Country aria-expanded=false value=Norway>',
    '[N combobox Country="Norway" (collapsed)]',
  ],
  [
    'a link that is all of a tab',
    '<div role=tablist><div role=tab tabindex=0 aria-selected=true><a href="#a">Orders</a></div></div>',
    '@tablist\n[N tab Orders (selected)]',
  ],
  [
    'the stars of a rating',
    [1, 2]
      .map(
        (n) => `<span role=radio tabindex=0 aria-posinset=${n} aria-setsize=2><img alt=star width=9 height=9></span>`,
      )
      .join(''),
    '[N radio star 1 of 2][N radio star 2 of 2]',
  ],
  [
    'a star as the label of a choice with a name',
    `<label><input type=radio aria-label="1 of 5" style="${HIDDEN}">★</label>`,
    '[N radio 1 of 5]',
  ],
  [
    'a slider that does not say its limits',
    '<input type=range aria-label=Volume value=30>',
    '[N slider Volume=30 of 0–100]',
  ],
  [
    'a search field and a button of its name',
    '<input type=search aria-label=Search> <button>Search</button>',
    '[N textbox Search][N button Search]',
  ],
  [
    'the heading of a radio group that moves the focus',
    '<span id=h onclick="0">Size</span><div role=radiogroup aria-labelledby=h><label><input type=radio name=s>Small</label></div>',
    'Size\n[N radio Small]',
  ],
  [
    'a label in the look of a button around its file input',
    `<label role=button tabindex=0 style="cursor:pointer">Upload photo<input type=file style="${HIDDEN}"></label>`,
    '[N file Upload photo]',
  ],
  [
    'a combobox that shows its choice',
    '<span id=l>Country</span><div role=combobox tabindex=0 aria-expanded=false aria-labelledby="l c" id=c>Norway</div>',
    '[N combobox Country="Norway" (collapsed)]',
  ],
  [
    'a button that opens a list of choices',
    '<button aria-haspopup=listbox aria-label=Country>Norway</button>',
    '[N combobox Country="Norway"]',
  ],
  [
    'a menu button',
    '<button aria-haspopup=menu aria-expanded=false>Options</button>',
    '[N button Options (collapsed menu)]',
  ],
  [
    'a progress bar',
    '<div role=progressbar aria-label=Upload aria-valuenow=2 aria-valuemin=0 aria-valuemax=5 style="width:99px;height:9px"></div>',
    '(progress Upload 40 %)',
  ],
  ['a native progress bar', '<progress aria-label=Upload value=0.4></progress>', '(progress Upload 40 %)'],
  [
    'a progress bar with the percentage in its name',
    '<div role=progressbar aria-valuenow=30 aria-label="30% Complete" style="height:8px"></div>',
    '(progress 30% Complete)',
  ],
  ['a native meter', '<meter aria-label=Storage min=0 max=10 value=3></meter>', '(meter Storage 30 %)'],
  ...(['checkbox', 'radio'] as const).flatMap((type) => [
    [
      `a ${type} drawn by a pseudo-element of a label without words`,
      `<style>#l{position:relative;display:inline-block}#l::before{content:"";position:absolute;left:0;top:0;width:16px;height:16px;background:gray}</style><input type=${type} id=i aria-label=Wifi style="position:absolute;opacity:0;width:0;height:0"><label for=i id=l></label>`,
      `[N ${type} Wifi]`,
    ] as const,
    [
      `a ${type} drawn by pseudo-elements in its label`,
      `<style>#l{position:relative;display:inline-block;padding-left:35px}#l i::before,#l i::after{content:" ";position:absolute;left:0;top:0;width:26px;height:26px;border:1px solid}</style><label id=l><input class="form-check-input" type=${type} checked style="position:absolute;visibility:hidden;opacity:0"><i></i></label>`,
      `[N ${type} (checked)]`,
    ] as const,
  ]),
  [
    'no checkbox that nothing is drawn for',
    '<style>#l::before{content:"";position:absolute;width:16px;height:16px;visibility:hidden}</style><label id=l><input type=checkbox style="position:absolute;visibility:hidden"></label>',
    '',
  ],
  [
    'buttons of icon fonts by their tooltip',
    `<style>@font-face{font-family:none}i::before{content:"\\e001"}</style>${['data-original-title="Edit task"', 'data-bs-original-title="Edit task"'].map((tooltip) => `<button title="" ${tooltip} class="btn btn-neutral"><i class="now-ui-icons ui-2_settings-90"></i></button>`).join('')}`,
    '[N button Edit task][N button Edit task]',
  ],
  ['a <details> without a summary', '<details>More</details>', '[N summary Details (collapsed)]'],
  [
    'an open <details> without a summary',
    '<details open><p>More</p><button>Buy</button></details>',
    '[N summary Details (expanded)] More\n[N button Buy]',
  ],
  [
    'a <details> with a summary',
    '<details open><summary>Terms</summary><p>More</p></details>',
    '[N summary Terms (expanded)]\nMore',
  ],
  ['a filled field', '<input aria-label=Name value=Ann>', '[N textbox Name (filled)]'],
  [
    'a password, without its length',
    '<input type=password aria-label=Old value=rosebud><input type=password aria-label=New>',
    '[N textbox Old (filled)][N textbox New]',
  ],
  ['an empty field', '<input aria-label=Name>', '[N textbox Name]'],
  ['a field of a secret', '<input aria-label=Password type=password value=geheim>', '[N textbox Password (filled)]'],
];

describe('a control that is drawn', () => {
  afterEach(reset);

  for (const [what, html, view] of ROWS) {
    it(`is one entry with role, name, value and state: ${what}`, async () => {
      show(html);
      const text = contentOf(await newTool().getSnapshot());
      expect(text.replace(/\[\d+(?:,\d+)*/g, '[N').trim()).to.equal(view);
    });
  }

  it('opens and closes a <details> without a summary', async () => {
    show('<details id=d style="padding:20px"><p style="height:300px">More</p></details>');
    const details = byId('d') as HTMLDetailsElement;
    const tool = newTool();
    for (const open of [true, false, true]) {
      const snapshot = await tool.getSnapshot();
      const { success, effect } = await tool.click(snapshot.getNodeId(details)!);
      expect(success, 'click').to.equal(true);
      expect(effect?.none, 'an effect').to.equal(undefined);
      expect(details.open, 'open').to.equal(open);
    }
    details.onclick = (event) => event.preventDefault();
    await tool.click((await tool.getSnapshot()).getNodeId(details)!);
    expect(details.open, 'the page prevents it').to.equal(true);
  });

  it('is clicked where a pseudo-element draws it', async () => {
    show(
      `<style>#l{position:relative;display:inline-block}#l i::before{content:"";position:absolute;left:4px;top:9px;width:26px;height:26px;background:gray}</style><p style="height:40px"><label id=l><input id=i type=checkbox style="position:absolute;visibility:hidden"><i></i></label>`,
    );
    const tool = newTool();
    const snapshot = await tool.getSnapshot();
    const id = snapshot.getNodeId(byId('i'))!;
    const { x, y } = byId('l').getBoundingClientRect();
    const { body } = snapshot.serialize({ includeBoundingBoxes: true }).page;
    expect(findNode(body, (node) => node.id === id)?.boundingBox, 'the drawn box').to.deep.equal({
      x: Math.round(x + 4),
      y: Math.round(y + 9),
      width: 26,
      height: 26,
    });
    expect((await tool.click(id)).success, 'click').to.equal(true);
    expect((byId('i') as HTMLInputElement).checked, 'checked').to.equal(true);
  });

  it('is clicked beside the buttons in the box that is drawn for it', async () => {
    show(
      '<div id=box style="width:200px;height:30px;border:1px solid;position:relative"><button id=b style="position:absolute;left:80px;width:40px;height:30px">x</button><input id=i role=combobox readonly style="position:absolute;inset:0;opacity:0;z-index:-1"></div>',
    );
    const hit: string[] = [];
    byId('box').onclick = ({ target }) => hit.push((target as Element).id);
    const tool = newTool();
    await tool.click((await tool.getSnapshot()).getNodeId(byId('i'))!);
    expect(hit).to.deep.equal(['box']);
  });

  it('is operated through the drawn element', async () => {
    show(
      `<label><span style="${HIDDEN}"><input id=i type=checkbox></span><span style="${BOX}"></span> Wifi</label>` +
        `<div style="width:200px;height:20px"><div style="${BOX}"><span style="${HIDDEN}"><input id=r type=range aria-label=Volume value=30></span></div></div>`,
    );
    const tool = newTool();
    const snapshot = await tool.getSnapshot();
    expect((await tool.click(snapshot.getNodeId(byId('i'))!)).success, 'click').to.equal(true);
    expect((byId('i') as HTMLInputElement).checked, 'checked').to.equal(true);
    expect((await tool.setValue(snapshot.getNodeId(byId('r'))!, '60')).success, 'setValue').to.equal(true);
    expect((byId('r') as HTMLInputElement).value, 'moved').to.equal('60');
    expect((await tool.click(snapshot.getNodeId(byId('r'))!)).success, 'the thumb receives the pointer').to.equal(true);
  });
});
