import {
  AutoComplete,
  Button,
  Cascader,
  Checkbox,
  Collapse,
  DatePicker,
  Drawer,
  Dropdown,
  Form,
  Input,
  InputNumber,
  Menu,
  message,
  Modal,
  Pagination,
  Popconfirm,
  Radio,
  Rate,
  Segmented,
  Select,
  Slider,
  Steps,
  Switch,
  Tabs,
  TimePicker,
  TreeSelect,
} from 'antd';
import { hands } from '../support/hands.ts';
import { $, holds, pause, until } from '../support/page.ts';
import { show, state, text } from '../support/react.tsx';

const options = ['Apple', 'Banana', 'Cherry'].map((x) => ({ value: x.toLowerCase(), label: x }));

describe('actions on Ant Design end in the claimed state:', () => {
  it('Input with a limit and a count', async () => {
    show((v, set) => <Input maxLength={5} showCount value={v} onChange={(e) => set(e.target.value)} />, '');
    holds(await hands.type(await $('input'), 'abcde'), state.value, 'abcde');
  });
  it('Input, cleared by its sign', async () => {
    show((v, set) => <Input allowClear value={v} onChange={(e) => set(e.target.value)} />, 'abc');
    holds(await hands.click(await $('.ant-input-clear-icon')), state.value, '');
  });
  it('Input.Search', async () => {
    show((_, set) => <Input.Search onSearch={(x) => set(x)} />, null);
    holds(await hands.type(await $('input'), 'lamp', { pressEnter: true }), state.value, 'lamp');
  });
  it('Input.OTP', async () => {
    show((_, set) => <Input.OTP length={4} onChange={(x) => set(x)} />, null);
    holds(await hands.type(await $('input'), '4711'), state.value, '4711');
  });
  it('InputNumber: typed, by its arrows, by keys', async () => {
    show((v, set) => <InputNumber id="n" value={v} onChange={set} />, 1);
    holds(
      [
        await hands.type(await $('#n'), '42', { clearFirst: true, blur: true }),
        await hands.press(await $('#n'), 'ArrowUp'),
      ],
      state.value,
      43,
    );
  });
  it('InputNumber with a currency', async () => {
    show(
      (v, set) => (
        <InputNumber
          id="n"
          value={v}
          onChange={set}
          formatter={(x) => (x ? `$ ${x}`.replace(/\B(?=(\d{3})+(?!\d))/g, ',') : '')}
          parser={(x) => Number((x ?? '').replace(/\$\s?|(,*)/g, ''))}
        />
      ),
      null,
    );
    holds(await hands.type(await $('#n'), '12345', { blur: true }), state.value, 12345);
  });
  it('TextArea that grows', async () => {
    show((v, set) => <Input.TextArea autoSize value={v} onChange={(e) => set(e.target.value)} />, '');
    holds(await hands.type(await $('textarea'), 'a\nb\nc'), state.value, 'a\nb\nc');
  });
  it('Select of many, with tags', async () => {
    show(
      (v, set) => <Select id="s" mode="multiple" style={{ width: 300 }} value={v} onChange={set} options={options} />,
      [],
    );
    holds(await hands.select(await $('#s'), ['Apple', 'Cherry']), state.value, ['apple', 'cherry']);
  });
  it('Select that takes any tag', async () => {
    show(
      (v, set) => <Select id="s" mode="tags" style={{ width: 300 }} value={v} onChange={set} options={options} />,
      [],
    );
    holds(await hands.type(await $('#s'), 'Quince', { pressEnter: true }), state.value, ['Quince']);
  });
  it('Select with a search', async () => {
    show(
      (v, set) => (
        <Select
          id="s"
          showSearch
          optionFilterProp="label"
          style={{ width: 300 }}
          value={v}
          onChange={set}
          options={options}
        />
      ),
      null,
    );
    holds([await hands.type(await $('#s'), 'Che'), await hands.press(null, 'Enter')], state.value, 'cherry');
  });
  it('Select, its tag taken off', async () => {
    show(
      (v, set) => <Select id="s" mode="multiple" style={{ width: 300 }} value={v} onChange={set} options={options} />,
      ['apple', 'banana'],
    );
    holds(await hands.click(await $('.ant-select-selection-item-remove')), state.value, ['banana']);
  });
  it('AutoComplete', async () => {
    show(
      (v, set) => (
        <AutoComplete
          id="s"
          style={{ width: 300 }}
          value={v}
          onChange={set}
          options={options}
          filterOption={(t, o) => String(o?.label).startsWith(t)}
        />
      ),
      '',
    );
    holds(await hands.select(await $('#s'), 'Banana'), state.value, 'banana');
  });
  it('TreeSelect', async () => {
    show(
      (v, set) => (
        <TreeSelect
          id="s"
          style={{ width: 300 }}
          value={v}
          onChange={set}
          treeDefaultExpandAll
          treeData={[{ value: 'p', title: 'Parent', children: [{ value: 'c', title: 'Child' }] }]}
        />
      ),
      null,
    );
    holds([await hands.click(await $('#s')), await hands.click(await text('Child'))], state.value, 'c');
  });
  it('Cascader on pointing', async () => {
    show(
      (v, set) => (
        <Cascader
          id="c"
          expandTrigger="hover"
          onChange={set}
          options={[{ value: 'a', label: 'Alpha', children: [{ value: 'b', label: 'Beta' }] }]}
        />
      ),
      null,
    );
    holds(
      [await hands.click(await $('#c')), await hands.hover(await text('Alpha')), await hands.click(await text('Beta'))],
      state.value,
      ['a', 'b'],
    );
  });
  it('DatePicker by its calendar', async () => {
    show((_, set) => <DatePicker id="d" onChange={(_d, s) => set(s)} />, null);
    const claims = [await hands.click(await $('#d'))];
    const cell = await until(() =>
      [...document.querySelectorAll<HTMLElement>('.ant-picker-cell-in-view')].find((c) => c.textContent === '15'),
    );
    holds([...claims, await hands.click(cell)], /-15$/.test(String(state.value)), true);
  });
  it('RangePicker, typed', async () => {
    show((_, set) => <DatePicker.RangePicker onChange={(_d, s) => set(s)} />, null);
    const inputs = await until(() => {
      const all = document.querySelectorAll<HTMLElement>('input');
      return all.length === 2 ? all : null;
    });
    holds(
      [
        await hands.type(inputs[0]!, '2024-05-06', { pressEnter: true }),
        await hands.type(inputs[1]!, '2024-05-09', { pressEnter: true }),
      ],
      state.value,
      ['2024-05-06', '2024-05-09'],
    );
  });
  it('TimePicker, typed', async () => {
    show((_, set) => <TimePicker id="d" onChange={(_d, s) => set(s)} />, null);
    holds(await hands.type(await $('#d'), '13:45:00', { pressEnter: true }), state.value, '13:45:00');
  });
  it('TimePicker, DatePicker, RangePicker in a form, set one after the other', async () => {
    let submitted = 0;
    show(
      (v: Record<string, unknown>, set) => (
        <form onSubmit={(e) => (e.preventDefault(), submitted++)}>
          <TimePicker id="t" onChange={(_d, s) => set({ ...v, time: s })} />
          <DatePicker id="d" onChange={(_d, s) => set({ ...v, day: s })} />
          <div style={{ paddingTop: 200 }}>
            <DatePicker.RangePicker id={{ start: 'a', end: 'b' }} onChange={(_d, s) => set({ ...v, range: s })} />
          </div>
          <button>Send</button>
        </form>
      ),
      {},
    );
    const values = { t: '13:45:00', d: '2024-05-06', a: '2024-05-07', b: '2024-05-09' };
    const claims: boolean[] = [];
    for (const [id, value] of Object.entries(values)) claims.push(await hands.setValue(await $(`#${id}`), value));
    const expected = { time: values.t, day: values.d, range: [values.a, values.b] };
    holds(claims, [state.value, submitted], [expected, 0]);
  });
  it('Checkbox.Group, Radio buttons, Segmented', async () => {
    show(
      (v: Record<string, unknown>, set) => (
        <>
          <Checkbox.Group options={['A', 'B']} onChange={(x) => set({ ...v, boxes: x })} />
          <Radio.Group
            optionType="button"
            options={['x', 'y']}
            onChange={(e) => set({ ...v, radio: e.target.value })}
          />
          <Segmented options={['day', 'week']} onChange={(x) => set({ ...v, seg: x })} />
        </>
      ),
      {},
    );
    holds(
      [
        await hands.check(await $('input[value=B]'), true),
        await hands.check(await $('input[value=y]'), true),
        await hands.click(await text('week')),
      ],
      state.value,
      { boxes: ['B'], radio: 'y', seg: 'week' },
    );
  });
  it('Rate, Slider, Switch', async () => {
    show(
      (v: Record<string, unknown>, set) => (
        <>
          <Rate onChange={(x) => set({ ...v, rate: x })} />
          <Slider onChange={(x) => set({ ...v, slider: x })} />
          <Switch onChange={(x) => set({ ...v, on: x })} />
        </>
      ),
      {},
    );
    const claims = [
      await hands.click(await until(() => document.querySelectorAll<HTMLElement>('.ant-rate-star div[role=radio]')[2])),
      await hands.setValue(await $('[role=slider]'), '7'),
      await hands.check(await $('[role=switch]'), true),
    ];
    holds(claims, state.value, { rate: 3, slider: 7, on: true });
  });
  it('Slider, pressed on its rail', async () => {
    show((_, set) => <Slider onChange={set} />, 0);
    holds(await hands.click(await $('.ant-slider-rail')), Math.abs(Number(state.value) - 50) < 3, true);
  });
  it('Form: refuses, then submits', async () => {
    show(
      (_, set) => (
        <Form onFinish={set}>
          <Form.Item name="mail" rules={[{ required: true, type: 'email' }]}>
            <Input id="m" />
          </Form.Item>
          <Button htmlType="submit">Send</Button>
        </Form>
      ),
      null,
    );
    const claims = [
      await hands.click(await text('Send')),
      await hands.type(await $('#m'), 'a@b.de'),
      await hands.click(await text('Send')),
    ];
    await pause(100);
    holds(claims, state.value, { mail: 'a@b.de' });
  });
  it('Modal, by its button and by Escape', async () => {
    show(
      (v, set) => (
        <>
          <Button id="o" onClick={() => set('open')}>
            open
          </Button>
          <Modal open={v === 'open'} title="T" onOk={() => set('ok')} onCancel={() => set('cancelled')}>
            body
          </Modal>
        </>
      ),
      '',
    );
    const claims = [await hands.click(await $('#o')), await hands.click(await text('OK'))];
    holds(claims, state.value, 'ok');
    await pause(400);
    holds(
      [await hands.click(await $('#o')), await hands.press(await $('.ant-modal'), 'Escape')],
      state.value,
      'cancelled',
    );
  });
  it('Modal.confirm, Popconfirm, message', async () => {
    show(
      (_, set) => (
        <>
          <Button id="c" onClick={() => Modal.confirm({ title: 'Sure?', onOk: () => set('sure') })}>
            ask
          </Button>
          <Popconfirm
            title="Really?"
            onConfirm={() => {
              set('really');
              void message.info('Done');
            }}
          >
            <Button id="p">del</Button>
          </Popconfirm>
        </>
      ),
      '',
    );
    const first = [await hands.click(await $('#c')), await hands.click(await text('OK'))];
    holds(first, state.value, 'sure');
    await pause(500);
    const second = [
      await hands.click(await $('#p')),
      await hands.click(await $('.ant-popconfirm-buttons .ant-btn-primary')),
    ];
    holds(second, state.value, 'really');
  });
  it('Drawer, closed by its mask', async () => {
    show(
      (v, set) => (
        <Drawer open={v} onClose={() => set(false)}>
          inside
        </Drawer>
      ),
      true,
    );
    await text('inside');
    await pause(400);
    holds(await hands.click(await $('.ant-drawer-mask')), state.value, false);
  });
  it('Dropdown on pointing, Menu with an inner menu', async () => {
    show(
      (_, set) => (
        <>
          <Dropdown menu={{ items: [{ key: 'cut', label: 'Cut' }], onClick: ({ key }) => set(key) }}>
            <a id="d" href="#x">
              more
            </a>
          </Dropdown>
          <Menu
            mode="inline"
            onClick={({ key }) => set(key)}
            items={[{ key: 'sub', label: 'Settings', children: [{ key: 'users', label: 'Users' }] }]}
          />
        </>
      ),
      '',
    );
    holds([await hands.hover(await $('#d')), await hands.click(await text('Cut'))], state.value, 'cut');
    holds([await hands.click(await text('Settings')), await hands.click(await text('Users'))], state.value, 'users');
  });
  it('Tabs, Collapse, Steps, Pagination', async () => {
    show(
      (v: string[], set) => (
        <>
          <Tabs
            items={[
              { key: 'a', label: 'TabA' },
              { key: 'b', label: 'TabB' },
            ]}
            onChange={(k) => set([...v, k])}
          />
          <Collapse items={[{ key: 'c', label: 'Panel' }]} onChange={(k) => set([...v, String(k)])} />
          <Steps items={[{ title: 'One' }, { title: 'Two' }]} onChange={(n) => set([...v, `step ${n}`])} />
          <Pagination total={50} onChange={(n) => set([...v, `page ${n}`])} />
        </>
      ),
      [],
    );
    holds(
      [
        await hands.click(await text('TabB')),
        await hands.click(await text('Panel')),
        await hands.click(await text('Two')),
        await hands.click(await $('[title="3"]')),
      ],
      state.value,
      ['b', 'c', 'step 1', 'page 3'],
    );
  });
});
