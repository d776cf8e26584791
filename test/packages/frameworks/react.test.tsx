import { Component, useState, version } from 'react';
import { createRoot } from 'react-dom/client';
import { hands } from '../support/hands.ts';
import { $, holds, place, until } from '../support/page.ts';

const state: Record<string, unknown> = {};

function Form() {
  const [text, setText] = useState('');
  const [area, setArea] = useState('');
  const [box, setBox] = useState(false);
  const [radio, setRadio] = useState('');
  const [choice, setChoice] = useState('a');
  const [many, setMany] = useState<string[]>([]);
  const [upper, setUpper] = useState('');
  const [digits, setDigits] = useState('');
  const [range, setRange] = useState('5');
  const [date, setDate] = useState('');
  const [clicks, setClicks] = useState(0);
  const [sent, setSent] = useState('');
  const [over, setOver] = useState(false);
  Object.assign(state, { text, area, box, radio, choice, many, upper, digits, range, date, clicks, sent, over });
  return (
    <form
      onSubmit={(e) => {
        e.preventDefault();
        setSent(text);
      }}
    >
      <input id="text" value={text} onChange={(e) => setText(e.target.value)} />
      <textarea id="area" value={area} onChange={(e) => setArea(e.target.value)} />
      <input id="box" type="checkbox" checked={box} onChange={(e) => setBox(e.target.checked)} />
      <input id="r1" type="radio" name="r" checked={radio === '1'} onChange={() => setRadio('1')} />
      <input id="r2" type="radio" name="r" checked={radio === '2'} onChange={() => setRadio('2')} />
      <select id="choice" value={choice} onChange={(e) => setChoice(e.target.value)}>
        <option>a</option>
        <option>b</option>
      </select>
      <select
        id="many"
        multiple
        value={many}
        onChange={(e) => setMany(Array.from(e.target.selectedOptions, (o) => o.value))}
      >
        <option>a</option>
        <option>b</option>
        <option>c</option>
      </select>
      <input id="upper" value={upper} onChange={(e) => setUpper(e.target.value.toUpperCase())} />
      <input id="digits" value={digits} onChange={(e) => setDigits(e.target.value.replace(/\D/g, ''))} />
      <input id="range" type="range" max="10" value={range} onChange={(e) => setRange(e.target.value)} />
      <input id="date" type="date" value={date} onChange={(e) => setDate(e.target.value)} />
      <button id="plus" type="button" onClick={() => setClicks((n) => n + 1)}>
        plus
      </button>
      <div id="over" onMouseEnter={() => setOver(true)}>
        over
      </div>
      <button>Send</button>
    </form>
  );
}

async function form() {
  createRoot(place()).render(<Form />);
  await $('#text');
}

describe(`actions on React ${version} end in the claimed state:`, () => {
  it('controlled input', async () => {
    await form();
    holds(await hands.type(await $('#text'), 'Hello, World'), state.text, 'Hello, World');
  });
  it('controlled input, replaced', async () => {
    await form();
    const first = await hands.type(await $('#text'), 'one');
    holds([first, await hands.type(await $('#text'), 'two', { clearFirst: true })], state.text, 'two');
  });
  it('controlled input, cleared', async () => {
    await form();
    const first = await hands.type(await $('#text'), 'one');
    holds([first, await hands.clear(await $('#text'))], state.text, '');
  });
  it('controlled textarea', async () => {
    await form();
    holds(await hands.type(await $('#area'), 'a\nb'), state.area, 'a\nb');
  });
  it('checkbox', async () => {
    await form();
    holds(await hands.check(await $('#box'), true), state.box, true);
  });
  it('radio', async () => {
    await form();
    holds(await hands.click(await $('#r2')), state.radio, '2');
  });
  it('select', async () => {
    await form();
    holds(await hands.select(await $('#choice'), 'b'), state.choice, 'b');
  });
  it('multiple select', async () => {
    await form();
    holds(await hands.select(await $('#many'), ['a', 'c']), state.many, ['a', 'c']);
  });
  it('an input that changes the case', async () => {
    await form();
    holds(await hands.type(await $('#upper'), 'abc'), state.upper, 'ABC');
  });
  it('slider', async () => {
    await form();
    holds(await hands.setValue(await $('#range'), '8'), state.range, '8');
  });
  it('date', async () => {
    await form();
    holds(await hands.setValue(await $('#date'), '2024-05-06'), state.date, '2024-05-06');
  });
  it('click', async () => {
    await form();
    holds([await hands.click(await $('#plus')), await hands.click(await $('#plus'))], state.clicks, 2);
  });
  it('mouse enter', async () => {
    await form();
    holds(await hands.hover(await $('#over')), state.over, true);
  });
  it('Enter submits', async () => {
    await form();
    holds(await hands.type(await $('#text'), 'go', { pressEnter: true }), state.sent, 'go');
  });
  it('a filter that refuses is no success', async () => {
    await form();
    const claimed = await hands.type(await $('#digits'), 'abc');
    holds(!claimed, state.digits, '');
  });
  it('class component, uncontrolled', async () => {
    const seen: string[] = [];
    class Old extends Component {
      override render() {
        return (
          <input
            id="old"
            defaultValue="x"
            onChange={(e) => seen.push(e.target.value)}
            onBlur={() => seen.push('blur')}
          />
        );
      }
    }
    createRoot(place()).render(<Old />);
    holds(await hands.type(await $('#old'), 'y', { blur: true }), seen, ['xy', 'blur']);
  });
  it('double click opens an editor, Enter keeps', async () => {
    let kept = '';
    function Cell() {
      const [edit, setEdit] = useState(false);
      const [value, setValue] = useState('old');
      kept = value;
      return edit ? (
        <input
          id="cell"
          autoFocus
          defaultValue={value}
          onKeyDown={(e) => {
            if (e.key === 'Enter') {
              setValue(e.currentTarget.value);
              setEdit(false);
            }
          }}
        />
      ) : (
        <span id="cell" onDoubleClick={() => setEdit(true)}>
          {value}
        </span>
      );
    }
    createRoot(place()).render(<Cell />);
    const opened = await hands.click(await $('#cell'), { clickType: 'double' });
    const typed = await hands.type(await $('input#cell'), 'new', { clearFirst: true, pressEnter: true });
    await until(() => document.querySelector('span#cell'));
    holds([opened, typed], kept, 'new');
  });
});
