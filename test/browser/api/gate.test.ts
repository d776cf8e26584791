import { expect } from 'chai';
import { engine } from '../support/environment.ts';
import { byId, contentOf, newTool, reset, show } from '../support/page.ts';
import { tellAll } from './support/tellAll.ts';

/** Invisible characters of each kind. */
const UNSEEN = [
  ...[0x00, 0x07, 0x1b, 0x7f, 0x85, 0x9b, 0xad, 0x34f, 0x61c, 0x115f, 0x17b4, 0x180e, 0x200b, 0x200e, 0x200f, 0x2028],
  ...[0x2029, 0x202a, 0x202e, 0x2060, 0x2063, 0x2066, 0x2069, 0x206f, 0x3164, 0xe000, 0xfeff, 0xffa0, 0xfff9, 0xffff],
  ...[0xfdd0, 0xd800, 0xdc00, 0x1bca0, 0x1d173, 0xe0001, 0xe0041, 0xe007f, 0xf0000, 0x10ffff],
].map((code) => String.fromCodePoint(code));
/** The characters, separated so that no two halves form one character. */
const LEFT = UNSEEN.filter((one) => one !== '\0').join('\u200b');

describe('text of the page in results', () => {
  afterEach(reset);

  it('has no invisible character, in any result', async () => {
    show('<main><p id=p></p><a id=a></a><label>Field<input id=i></label><button id=b></button></main>', `Ti${LEFT}tle`);
    const dirty = `one${LEFT}two`;
    for (const id of ['p', 'a', 'b']) byId(id).textContent = dirty;
    for (const name of ['title', 'aria-label', 'aria-description', 'data-testid', 'placeholder', 'class', 'name'])
      for (const id of ['a', 'i', 'b']) byId(id).setAttribute(name, `${dirty} ${name}`);
    byId('a').setAttribute('href', `/x?${dirty}`);
    byId('b').setAttribute('disabled', '');
    byId('b').addEventListener('click', () => {
      throw new Error(dirty);
    });
    const told = await tellAll(newTool());
    for (const one of UNSEEN) expect(told, `U+${one.codePointAt(0)!.toString(16)}`).not.to.include(one);
    expect(told).to.match(/one ?two/);
  });

  it('is bounded where no budget bounds it', async () => {
    show('<button id=b>Go</button><p role=alert id=out></p>', 'T'.repeat(100_000));
    const tool = newTool();
    const id = (await tool.getSnapshot()).getNodeId(byId('b')) as string;
    byId('b').addEventListener('click', () => {
      byId('out').textContent = 'toast '.repeat(100_000);
      byId('b').setAttribute('title', 't'.repeat(1_000_000));
      byId('b').setAttribute('aria-label', 'n'.repeat(1_000_000));
    });
    const result = await tool.click(id);
    expect(JSON.stringify(result).length).to.be.below(40_000);
    expect(JSON.stringify(await tool.inspect(id)).length).to.be.below(40_000);
    expect((await tool.getSnapshot()).context.title.length).to.be.at.most(250);
  });
});

const VALUE = 'tr0ub4dor-77';
/** Returns an element for each character of the value. */
const lettersOf = (tag: string): string =>
  [...VALUE].map((one) => `<${tag}>${one}</${tag.split(' ')[0] as string}>`).join('');
/** Fields whose content is secret. */
const FIELDS = [
  '<input id=s type=password>',
  '<input id=s autocomplete="section-a cc-number">',
  '<input id=s autocomplete=one-time-code>',
  '<input id=s style="-webkit-text-security:disc">',
  '<textarea id=s style="-webkit-text-security:circle"></textarea>',
  '<input id=s style="font-family:text-security-disc">',
];
const NUMBERED = [
  '<label for=s>PIN</label><input id=s inputmode=numeric maxlength=6>',
  '<label>Security code <input id=s type=tel maxlength=4></label>',
  '<input id=s aria-label=CVV maxlength=6>',
  '<input id=s name=passCode type=number>',
  '<input id=s placeholder=Sicherheitscode inputmode=numeric>',
  '<label for=s>Code de sécurité</label><input id=s inputmode=numeric maxlength=6>',
  '<input id=s name=password>',
  '<input id=s name=user[password_confirmation]>',
  '<input id=s autocomplete=password>',
  '<input id=s name=smsTan>',
  '<input id=s name=cardCvv>',
  ...[
    'CVC',
    'CVV/CVC *',
    'Card verification value',
    'Security code (3 digits on the back)',
    'Enter the one-time code sent to your phone',
    'OTP',
    'Passcode',
    'Your password:',
    'Säkerhetskod',
    'Güvenlik kodu',
    'Kod bezpieczeństwa',
    'Код подтверждения',
    'رمز الأمان',
    'קוד אבטחה',
    '보안코드',
    '验证码',
    'セキュリティコード',
    'Mã xác nhận',
    'Passwort',
    'Пароль',
    'Passwort wiederholen',
    'Einmalpasswort',
    'newpassword',
    'Парола',
    'Contrasenya',
    'گذرواژه',
    '新密码',
    'パスコード',
    'Parola d’ordine',
  ].map((label) => `<label for=s>${label}</label><input id=s>`),
  ...[
    ...['SMS code', 'Authenticator code', '6-digit code', 'NIP', 'Pinkode', 'CSC', 'TAN', 'MFA code', 'TOTP'],
    ...['PIN码', '请输入PIN码', '핀번호', '個人識別碼', 'पिन', 'Код из СМС', 'Код доступа', 'کد تایید'],
    ...['Geheimnummer', 'Prüfnummer', 'Sicherheitsnummer', 'Toegangscode', 'Kod dostępu'],
    ...['Code d’accès', 'Code à usage unique', 'Codice segreto', 'Codice di accesso'],
    ...['Código de acceso', 'Código de acesso'],
  ].map((label) => `<label for=s>${label}</label><input id=s inputmode=numeric maxlength=6>`),
  '<div hidden><label for=s>Password</label><input id=s></div>',
];
/** Fields for secrets that nobody can see. */
const HIDDEN = [
  '<input id=s type=password hidden>',
  '<div style="display:none"><input id=s type=password></div>',
  '<dialog><input id=s type=password></dialog>',
];

describe('the content of a secret field', () => {
  afterEach(reset);

  const rows = [
    ...[...FIELDS, ...HIDDEN].map((html) => [html, VALUE] as const),
    ...NUMBERED.map((html) => [html, '482913'] as const),
  ];
  for (const [html, value] of rows) {
    it(`is in no result, wherever the page repeats it: ${html}`, async () => {
      show(
        `<main>${html}<p id=p>You typed ${value}.</p><button id=b title="${value}" data-x="${value}">B</button><x-${value} onclick="1">X</x-${value}></main>`,
      );
      const field = byId('s') as HTMLInputElement;
      field.value = value;
      field.setAttribute('value', value);
      field.setAttribute('aria-valuetext', value);
      document.title = `Signed in with ${value}`;
      const told = await tellAll(newTool(), true);
      expect(told).to.include('You typed •••');
      const at = told.indexOf(value);
      expect(at < 0 ? '' : told.slice(at - 60, at + 20)).to.equal('');
    });
  }

  it('is not in the result of the action that typed it', async () => {
    show('<input id=s type=password aria-label=Word><p role=status id=out></p>');
    const field = byId('s') as HTMLInputElement;
    field.addEventListener('input', () => {
      byId('out').textContent = `Weak: ${field.value}`;
      field.type = 'text';
    });
    const tool = newTool();
    const result = await tool.type((await tool.getSnapshot()).getNodeId(field) as string, VALUE);
    expect(result).to.include({ success: true });
    expect(JSON.stringify(result)).not.to.include(VALUE);
    expect(await tellAll(tool, true)).not.to.include(VALUE);
  });

  for (const code of ['739152', 'k7QX'])
    it(`is masked where the page draws each character of ${code} in a box of its own`, async () => {
      const box = '<span style="display:block;width:38px"></span>';
      show(`<p>Step <b>2</b></p><div id=boxes style="display:flex">${box.repeat(code.length)}</div>
        <input id=o aria-label=Code autocomplete=one-time-code>`);
      const field = byId('o') as HTMLInputElement;
      field.addEventListener('input', () => {
        [...byId('boxes').children].forEach((el, i) => {
          el.textContent = field.value.charAt(i);
        });
      });
      const tool = newTool();
      const report = await tool.type((await tool.getSnapshot()).getNodeId(field) as string, code);
      expect(report).to.include({ success: true });
      const parts = new RegExp([...code].join('\\W+'), 'u');
      expect(JSON.stringify(report)).not.to.match(parts);
      expect(await tellAll(tool, true)).not.to.match(parts);
      expect(contentOf(await tool.getSnapshot())).to.include('Step 2\n•••');
    });

  for (const label of [
    'Password hint',
    'Forgot password',
    'Spinning pin',
    'PIN code',
    'Access code',
    'Palabra clave',
    'Promo code',
    'Security code of practice',
    'Mobile number (we send an OTP)',
    'Describe the problem. Never tell us your PIN, password or security code.',
  ])
    it(`is not secret in a field that only mentions a secret: ${label}`, async () => {
      show(`<label>${label} <input id=s value=48291377></label>`);
      expect((await newTool().getSnapshot()).toText({ includeValues: true })).to.include('48291377');
    });

  for (const label of ['Pineapples', 'Épines', 'Taipan', 'Code postal', 'Codice cliente', 'Пинг', 'Numéro d’accès'])
    it(`is not secret in a field for a short number with another name: ${label}`, async () => {
      show(`<label>${label} <input inputmode=numeric maxlength=6 value=482913></label>`);
      expect((await newTool().getSnapshot()).toText({ includeValues: true })).to.include('482913');
    });

  it('is not secret in a field for a postal code, which Indians call PIN code', async () => {
    show(`<label>PIN code <input autocomplete=postal-code inputmode=numeric maxlength=6 value=110001></label>
      <textarea>The security code is on the back</textarea>`);
    const text = (await newTool().getSnapshot()).toText({ includeValues: true });
    expect(text).to.include('110001').and.include('The security code');
  });

  it('is masked as a person, a view or an address writes it', async () => {
    show('<input id=s type=password><p id=p></p><a id=a>A</a><input id=c aria-label=CVV maxlength=3><b id=b>739</b>');
    (byId('s') as HTMLInputElement).value = 'p@ss  wörd';
    byId('p').textContent = 'said p@ss  wörd';
    byId('a').setAttribute('href', '/x?q=p%40ss%20%20w%C3%B6rd');
    (byId('c') as HTMLInputElement).value = '739';
    const told = await tellAll(newTool(), true);
    expect(told).not.to.match(/p@ss|p%40ss|>739<|text":"739|^739/mu);
  });

  it('of three digits is masked as a number of its own, and not as a part of another or across spaces', async () => {
    show(`<input aria-label=CVV maxlength=3 value=739><p title="code 739.">Your code 739, call 17390 or 7 39</p>
      <a href="/x?c=739">739 items</a><p role=status>7 3 9</p>`);
    const told = await tellAll(newTool(), true);
    expect(told).to.include('17390 or 7 39');
    expect(told).not.to.match(/\b739\b|7 3 9/);
  });

  it('is masked after the page has taken the field away', async () => {
    show(`<div id=f><input type=password value="${VALUE}"><button id=b>Go</button></div><p id=out role=status></p>`);
    const tool = newTool();
    const id = (await tool.getSnapshot()).getNodeId(byId('b')) as string;
    byId('b').addEventListener('click', () => {
      byId('f').remove();
      byId('out').textContent = document.title = `Saved ${VALUE}`;
    });
    expect(JSON.stringify(await tool.click(id)))
      .to.include('Saved')
      .and.not.include(VALUE);
    expect(await tellAll(tool, true)).not.to.include(VALUE);
  });

  it('is masked if the field is in a frame or a shadow tree that nobody can see', async () => {
    for (const around of ['hidden', 'style="display:none"']) {
      show(`<iframe id=f ${around}></iframe><details><div id=d></div></details><div ${around}><div id=h></div></div>
        <p>${VALUE}</p>`);
      for (const where of ['f', 'd', 'h']) {
        const frame = (byId('f') as HTMLIFrameElement).contentDocument as Document;
        const root = where === 'f' ? frame.body : byId(where).attachShadow({ mode: 'open' });
        root.innerHTML = `<input type=password value="${VALUE}">`;
        expect(contentOf(await newTool().getSnapshot()), `${where} ${around}`)
          .to.include('•••')
          .and.not.include(VALUE);
        root.innerHTML = '';
      }
    }
  });

  it('is masked if shadow trees that nobody can see are nested very deeply', async () => {
    show(`<div hidden><div id=h></div></div><p>${VALUE}</p>`);
    let host = byId('h');
    // In WebKit, the garbage collector stops later tests for a minute after 20,000 of them.
    const depth = engine === 'webkit' ? 2000 : 20_000;
    for (let i = 0; i < depth; i++)
      host = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
    host.attachShadow({ mode: 'open' }).innerHTML = `<input type=password value="${VALUE}">`;
    expect(contentOf(await newTool().getSnapshot({ maxWaitMs: 60_000 }))).to.equal('•••\n');
    byId('h').remove();
  });

  it('is masked in names and descriptions that are cut', async () => {
    const key = Array.from({ length: 90 }, (_, i) => `Zk${i * 97}`).join('');
    show(`<input type=password value="${key}"><button aria-label="${key}">A</button><button title="${key}"></button>
      <button aria-describedby=d>B</button><img alt="${key}" src="data:,"><p id=d>${key}</p><a href="#${key}">C</a>`);
    expect(await tellAll(newTool(), true)).not.to.include(key.slice(0, 20));
  });

  it('is masked as forms and scripts write it in an address', async () => {
    const value = "Zq7 Se/ret&P'w (~)";
    const written = [
      new URLSearchParams({ v: value }).toString().slice(2),
      encodeURIComponent(value),
      encodeURI(value),
    ];
    show(`<input type=password value="${value}">${written.map((one) => `<a href="/x?v=${one}">X</a>`).join('')}`);
    const told = await tellAll(newTool(), true);
    expect(written.filter((one) => told.includes(one))).to.deep.equal([]);
  });

  it('is masked in data of the page that scripts read', async () => {
    show('<input type=password><p id=p></p><p id=q></p><main id=m>Words</main><button id=b>Go</button>');
    const value = (document.querySelector('input')!.value = 'Zü/ret"w12');
    const json = JSON.stringify({ pw: value });
    const php = json.replace(/\//g, '\\/').replace(/ü/g, '\\u00fc');
    byId('p').textContent = json;
    byId('q').textContent = php;
    byId('m').dataset['page'] = json;
    byId('b').dataset['page'] = php;
    expect(await tellAll(newTool(), true)).not.to.match(/ret[\\"]*(?:&quot;)?w12/);
  });

  it('is masked in an address with escapes of any characters', async () => {
    const escapes = [...VALUE].map((one) => `%${one.charCodeAt(0).toString(16)}`).join('');
    show(`<input type=password value=${VALUE}><a href="/x?q=Tr%30ub4dor-77">A</a><a href="/x?q=${escapes}">B</a>`);
    const told = await tellAll(newTool(), true);
    expect(told)
      .to.include('?q=•••')
      .and.not.match(/dor-77|%74%72/i);
  });

  const spread: [style: string, html: string][] = [
    ['a flex container', `<p style="display:flex">${lettersOf('span')}</p>`],
    ['boxes with margins', `<p>${lettersOf('span style="display:inline-block;margin:2px"')}</p>`],
    ['parts of a picture', `<svg width=300 height=30><text y=20>${lettersOf('tspan')}</text></svg>`],
    ['spaced text', `<p>${[...VALUE].join(' ')}</p>`],
  ];
  for (const [where, html] of spread)
    it(`is masked with a place for each character in ${where}`, async () => {
      show(`<input type=password value=${VALUE}><main>${html}</main>`);
      document.querySelectorAll('tspan').forEach((one, i) => one.setAttribute('x', String(i * 14)));
      expect(contentOf(await newTool().getSnapshot()).replace(/[^\w-]/g, '')).not.to.include(VALUE);
    });

  it('is masked where the page repeats the default value of a field that is empty now', async () => {
    show(`<form><input id=s type=password value=${VALUE}><textarea id=a aria-label=Password>${VALUE}2</textarea></form>
      <p>${VALUE} ${VALUE}2</p>`);
    for (const id of ['s', 'a']) (byId(id) as HTMLInputElement).value = '';
    expect(contentOf(await newTool().getSnapshot())).to.not.contain(VALUE);
  });

  it('is masked where the page repeats it as a number', async () => {
    show(`<input type=password value=73519284>
      <div role=slider tabindex=0 aria-label=S aria-valuenow=73519284 aria-valuemax=99999999></div>
      <ul><li aria-setsize=73519284 aria-posinset=1>A</ul><progress value=73519284 max=99999999></progress>`);
    const tool = newTool();
    const query = { action: 'query', selector: '[role=slider], li, progress', descriptorMode: 'full' } as const;
    const told = [await tellAll(tool, true), await tool.inspect('[role=slider]'), await tool.automate(query)];
    expect(JSON.stringify(told)).to.include('valuemax').and.not.include('73519284');
  });

  it('is not told by the option of a list for card data that is selected', async () => {
    show(`<select autocomplete=cc-exp-year><option>2031<option selected>2032</select>
      <select><option>S<option selected>M</select>`);
    const { dom } = await newTool().pageState({ domMode: 'full', includeValues: true });
    expect(dom)
      .to.match(/<option(?! selected)[^>]*>2032/)
      .and.match(/<option selected="">M/);
  });

  it('is masked in an editor and in text that style draws as dots', async () => {
    show(`<div id=s contenteditable aria-label=Word style="-webkit-text-security:disc"><div>tr0ub4</div><div>dor-77</div></div>
      <p>Key <code style="-webkit-text-security:circle">${VALUE}</code></p><p role=status id=out>${VALUE} tr0ub4</p>`);
    const tool = newTool();
    expect(await tellAll(tool, true))
      .to.include('•••')
      .and.not.match(/tr0ub4|dor-77/u);
    byId('s').addEventListener('input', () => {
      byId('out').textContent = `typed ${byId('s').textContent}`;
    });
    const id = (await tool.getSnapshot()).getNodeId(byId('s')) as string;
    const result = await tool.type(id, 'sesame-99');
    expect(result).to.include({ success: true });
    expect(result.changes).to.include({ valueChanged: true });
    expect(byId('s').textContent).to.equal('tr0ub4dor-77sesame-99');
    expect(JSON.stringify(result)).not.to.match(/sesame/u);
    expect(await tool.type(id, 'open-42', { clearFirst: true })).to.include({ success: true });
    expect(byId('s').textContent).to.equal('open-42');
  });
});

describe('a secret that appears only while an action runs', () => {
  afterEach(reset);

  /** Repeats the value of `#pw` wherever a report tells texts of the page. */
  const repeat = (): void => {
    const { value } = byId('pw') as HTMLInputElement;
    byId('st').textContent = `Code ${value} ok`;
    byId('st').style.backgroundImage = `url("/x.png?of=${value}")`;
    history.replaceState(null, '', `#${value}`);
    throw new Error(`for ${value}`);
  };
  const address = location.href;
  const { onerror } = window;
  beforeEach(() => {
    window.onerror = () => true;
  });
  afterEach(() => {
    window.onerror = onerror;
    history.replaceState(null, '', address);
  });

  it('is masked in the report of the action that the page answers by filling in the field', async () => {
    show('<input id=pw type=password aria-label=K><button id=b>Go</button><p role=status id=st></p>');
    byId('b').addEventListener('click', () => {
      (byId('pw') as HTMLInputElement).value = 'Hunter22xyz';
      repeat();
    });
    const tool = newTool();
    const id = (await tool.getSnapshot()).getNodeId(byId('b')) as string;
    const told = JSON.stringify(await tool.click(id));
    expect(told).to.include('Code ').and.to.include('for ');
    expect(told).not.to.include('Hunter22xyz');
  });

  it('is masked in the report of typing three digits', async () => {
    show('<label>CVV <input id=pw inputmode=numeric maxlength=3></label><p role=status id=st></p>');
    byId('pw').addEventListener('input', repeat);
    const tool = newTool();
    const id = (await tool.getSnapshot()).getNodeId(byId('pw')) as string;
    const told = JSON.stringify(await tool.type(id, '837'));
    expect(told).to.include('Code ').and.not.to.include('837');
  });

  it('is masked in what fillForm tells of a field that was filled before it appeared', async () => {
    show('<label>A <input id=a></label><label>B <input id=b></label><input id=pw type=password aria-label=K>');
    const [a, b, pw] = ['a', 'b', 'pw'].map((id) => byId(id) as HTMLInputElement) as [
      HTMLInputElement,
      HTMLInputElement,
      HTMLInputElement,
    ];
    a.addEventListener('input', () => {
      a.value = 'Hunter22xyz';
    });
    b.addEventListener('input', () => {
      pw.value = 'Hunter22xyz';
    });
    const tool = newTool();
    const snapshot = await tool.getSnapshot();
    const values = { [snapshot.getNodeId(a) as string]: 'one', [snapshot.getNodeId(b) as string]: 'two' };
    const told = JSON.stringify(await tool.fillForm(values));
    expect(told).to.include('•••').and.not.to.include('Hunter22xyz');
  });

  it('is masked in a quotation, which has another apostrophe, and in declarations that inspect tells', async () => {
    show(
      `<input type=password value="it's-a-Secret99"><input id=n>
      <p id=d style="cursor: url('http://u:pazz@h.test/c.png?token=SEKRIT99'), auto">Text</p>`,
    );
    byId('n').addEventListener('input', () => {
      (byId('n') as HTMLInputElement).value = "it's-a-Secret99";
    });
    const tool = newTool();
    const snapshot = await tool.getSnapshot();
    const result = await tool.type(snapshot.getNodeId(byId('n')) as string, 'abc');
    expect(result.error).to.include("'•••'");
    const { style } = (await tool.inspect(snapshot.getNodeId(byId('d')) as string)) as { style: object };
    expect(JSON.stringify(style))
      .to.include('cursor')
      .and.not.to.match(/SEKRIT99|pazz/);
  });
});
