import {
  Listbox,
  ListboxButton,
  ListboxOption,
  ListboxOptions,
  Menu,
  MenuButton,
  MenuItem,
  MenuItems,
  Switch,
} from '@headlessui/react';
import {
  Autocomplete,
  Checkbox,
  Dialog as MuiDialog,
  MenuItem as MuiItem,
  Select as MuiSelect,
  Slider as MuiSlider,
  TextField,
} from '@mui/material';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import * as Dialog from '@radix-ui/react-dialog';
import * as Dropdown from '@radix-ui/react-dropdown-menu';
import * as RadixSelect from '@radix-ui/react-select';
import * as RadixSlider from '@radix-ui/react-slider';
import { Cascader, DatePicker as AntDate, Select as AntSelect, Switch as AntSwitch } from 'antd';
import type { Dayjs } from 'dayjs';
import * as Aria from 'react-aria-components';
import ReactSelect from 'react-select';
import { hands } from '../support/hands.ts';
import { $, holds, until } from '../support/page.ts';
import { show, state, text } from '../support/react.tsx';

describe('actions on MUI end in the claimed state:', () => {
  it('TextField', async () => {
    show((v, set) => <TextField label="Name" value={v} onChange={(e) => set(e.target.value)} />, '');
    holds(await hands.type(await $('input'), 'Ann'), state.value, 'Ann');
  });
  it('Select', async () => {
    show(
      (v, set) => (
        <MuiSelect value={v} onChange={(e) => set(e.target.value)}>
          <MuiItem value="1">One</MuiItem>
          <MuiItem value="2">Two</MuiItem>
        </MuiSelect>
      ),
      '1',
    );
    holds(await hands.select(await $('[role=combobox]'), 'Two'), state.value, '2');
  });
  it('Select of many', async () => {
    show(
      (v, set) => (
        <MuiSelect multiple value={v} onChange={(e) => set(e.target.value)}>
          <MuiItem value="1">One</MuiItem>
          <MuiItem value="2">Two</MuiItem>
          <MuiItem value="3">Three</MuiItem>
        </MuiSelect>
      ),
      [],
    );
    holds(await hands.select(await $('[role=combobox]'), ['One', 'Three']), state.value, ['1', '3']);
    await until(() => !document.querySelector('[role=listbox]'));
  });
  it('Autocomplete', async () => {
    show(
      (v, set) => (
        <Autocomplete
          options={['Apple', 'Banana', 'Cherry']}
          value={v}
          onChange={(_, x) => set(x)}
          renderInput={(p) => <TextField {...p} label="Fruit" />}
        />
      ),
      null,
    );
    holds(await hands.select(await $('input'), 'Banana'), state.value, 'Banana');
  });
  it('DatePicker field', async () => {
    show(
      (_, set) => (
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <DatePicker
            label="Day"
            onChange={(d: Dayjs | null) => set(d?.isValid() ? d.format('YYYY-MM-DD') : null)}
            enableAccessibleFieldDOMStructure={false}
          />
        </LocalizationProvider>
      ),
      null,
    );
    holds(await hands.type(await $('input'), '05/06/2024'), state.value, '2024-05-06');
  });
  for (const part of ['[role=group]', '[role=spinbutton]']) {
    it(`DatePicker in parts, typed into its ${part}`, async () => {
      show(
        (_, set) => (
          <LocalizationProvider dateAdapter={AdapterDayjs}>
            <DatePicker label="Day" onChange={(d: Dayjs | null) => set(d?.isValid() ? d.format('YYYY-MM-DD') : null)} />
          </LocalizationProvider>
        ),
        null,
      );
      holds(await hands.type(await $(part), '05/06/2024'), state.value, '2024-05-06');
    });
  }
  it('Slider', async () => {
    show((v, set) => <MuiSlider value={v} onChange={(_, x) => set(x)} />, 30);
    holds(await hands.setValue(await $('input[type=range]'), '60'), state.value, 60);
  });
  it('Slider, dragged', async () => {
    show((v, set) => <MuiSlider value={v} onChange={(_, x) => set(x)} />, 0);
    holds(
      await hands.drag(await $('.MuiSlider-thumb'), { dx: 200, dy: 0 }),
      (state.value as number) > 40 && (state.value as number) < 60,
      true,
    );
  });
  it('Checkbox', async () => {
    show((v, set) => <Checkbox checked={v} onChange={(e) => set(e.target.checked)} />, false);
    holds(await hands.check(await $('input'), true), state.value, true);
  });
  it('Dialog with transition', async () => {
    show(
      (v, set) => (
        <>
          <button id="o" onClick={() => set(true)}>
            open
          </button>
          <MuiDialog open={v} onClose={() => set(false)}>
            <button id="c" onClick={() => set('closed')}>
              close
            </button>
          </MuiDialog>
        </>
      ),
      false,
    );
    holds([await hands.click(await $('#o')), await hands.click(await $('#c'))], state.value, 'closed');
  });
});

describe('actions on Ant Design end in the claimed state:', () => {
  const options = Array.from({ length: 100 }, (_, i) => ({ value: `v${i}`, label: `Item ${i}` }));
  it('Select', async () => {
    show((v, set) => <AntSelect id="s" style={{ width: 200 }} value={v} onChange={set} options={options} />, 'v0');
    holds(await hands.select(await $('#s'), 'Item 3'), state.value, 'v3');
  });
  it('Select, far down a virtual list', async () => {
    show((v, set) => <AntSelect id="s" style={{ width: 200 }} value={v} onChange={set} options={options} />, 'v0');
    holds(await hands.select(await $('#s'), 'Item 77'), state.value, 'v77');
  });
  it('DatePicker', async () => {
    show((v, set) => <AntDate id="d" onChange={(_, s) => set(s)} />, '');
    holds([await hands.type(await $('#d'), '2024-05-06', { pressEnter: true })], state.value, '2024-05-06');
  });
  it('Cascader', async () => {
    show(
      (v, set) => (
        <Cascader
          id="c"
          onChange={set}
          options={[{ value: 'a', label: 'Alpha', children: [{ value: 'b', label: 'Beta' }] }]}
        />
      ),
      null,
    );
    const claims = [
      await hands.click(await $('#c')),
      await hands.click(await text('Alpha')),
      await hands.click(await text('Beta')),
    ];
    holds(claims, state.value, ['a', 'b']);
  });
  it('Switch', async () => {
    show((v, set) => <AntSwitch checked={v} onChange={set} />, false);
    holds(await hands.check(await $('[role=switch]'), true), state.value, true);
  });
});

describe('actions on Radix end in the claimed state:', () => {
  it('Select', async () => {
    show(
      (v, set) => (
        <RadixSelect.Root value={v} onValueChange={set}>
          <RadixSelect.Trigger id="s">
            <RadixSelect.Value placeholder="Pick" />
          </RadixSelect.Trigger>
          <RadixSelect.Portal>
            <RadixSelect.Content>
              <RadixSelect.Viewport>
                {['one', 'two', 'three'].map((x) => (
                  <RadixSelect.Item key={x} value={x}>
                    <RadixSelect.ItemText>{x}</RadixSelect.ItemText>
                  </RadixSelect.Item>
                ))}
              </RadixSelect.Viewport>
            </RadixSelect.Content>
          </RadixSelect.Portal>
        </RadixSelect.Root>
      ),
      'one',
    );
    holds(await hands.select(await $('#s'), 'three'), state.value, 'three');
  });
  it('DropdownMenu', async () => {
    show(
      (_, set) => (
        <Dropdown.Root>
          <Dropdown.Trigger id="m">menu</Dropdown.Trigger>
          <Dropdown.Portal>
            <Dropdown.Content>
              <Dropdown.Item onSelect={() => set('cut')}>Cut</Dropdown.Item>
              <Dropdown.Item onSelect={() => set('copy')}>Copy</Dropdown.Item>
            </Dropdown.Content>
          </Dropdown.Portal>
        </Dropdown.Root>
      ),
      '',
    );
    holds([await hands.click(await $('#m')), await hands.click(await text('Copy'))], state.value, 'copy');
  });
  it('Dialog closes by Escape', async () => {
    show(
      (v, set) => (
        <Dialog.Root open={v} onOpenChange={set}>
          <Dialog.Trigger id="o">open</Dialog.Trigger>
          <Dialog.Portal>
            <Dialog.Overlay style={{ position: 'fixed', inset: 0 }} />
            <Dialog.Content style={{ position: 'fixed', top: 50 }}>
              <Dialog.Title>T</Dialog.Title>
              <input id="in" />
            </Dialog.Content>
          </Dialog.Portal>
        </Dialog.Root>
      ),
      false,
    );
    holds(
      [await hands.click(await $('#o')), (await $('#in')) !== null, await hands.press(null, 'Escape')],
      state.value,
      false,
    );
  });
  it('Slider by keys', async () => {
    show(
      (v, set) => (
        <RadixSlider.Root
          value={v}
          onValueChange={set}
          style={{ position: 'relative', display: 'flex', width: 200, height: 20 }}
        >
          <RadixSlider.Track style={{ flexGrow: 1 }}>
            <RadixSlider.Range />
          </RadixSlider.Track>
          <RadixSlider.Thumb style={{ display: 'block', width: 10, height: 10 }} />
        </RadixSlider.Root>
      ),
      [10],
    );
    holds(await hands.setValue(await $('[role=slider]'), '15'), state.value, [15]);
  });
  it('Slider, dragged', async () => {
    show(
      (v, set) => (
        <RadixSlider.Root
          value={v}
          onValueChange={set}
          style={{ position: 'relative', display: 'flex', width: 200, height: 20 }}
        >
          <RadixSlider.Track style={{ flexGrow: 1 }}>
            <RadixSlider.Range />
          </RadixSlider.Track>
          <RadixSlider.Thumb style={{ display: 'block', width: 10, height: 10 }} />
        </RadixSlider.Root>
      ),
      [0],
    );
    const claimed = await hands.drag(await $('[role=slider]'), { dx: 100, dy: 0 });
    holds(claimed, (state.value as number[])[0]! > 40 && (state.value as number[])[0]! < 60, true);
  });
});

describe('actions on Headless UI end in the claimed state:', () => {
  it('Listbox', async () => {
    show(
      (v, set) => (
        <Listbox value={v} onChange={set}>
          <ListboxButton id="l">{v}</ListboxButton>
          <ListboxOptions>
            {['a1', 'b2', 'c3'].map((x) => (
              <ListboxOption key={x} value={x}>
                {x}
              </ListboxOption>
            ))}
          </ListboxOptions>
        </Listbox>
      ),
      'a1',
    );
    holds(await hands.select(await $('#l'), 'c3'), state.value, 'c3');
  });
  it('Menu', async () => {
    show(
      (_, set) => (
        <Menu>
          <MenuButton id="m">menu</MenuButton>
          <MenuItems>
            <MenuItem>
              <button onClick={() => set('x')}>Do it</button>
            </MenuItem>
          </MenuItems>
        </Menu>
      ),
      '',
    );
    holds([await hands.click(await $('#m')), await hands.click(await text('Do it'))], state.value, 'x');
  });
  it('Switch', async () => {
    show(
      (v, set) => (
        <Switch checked={v} onChange={set}>
          s
        </Switch>
      ),
      false,
    );
    holds(await hands.check(await $('[role=switch]'), true), state.value, true);
  });
});

describe('actions on React Aria end in the claimed state:', () => {
  it('Select', async () => {
    show(
      (_, set) => (
        <Aria.Select aria-label="Pick" onSelectionChange={set}>
          <Aria.Button id="s">
            <Aria.SelectValue />
          </Aria.Button>
          <Aria.Popover>
            <Aria.ListBox>
              <Aria.ListBoxItem id="a">Ant</Aria.ListBoxItem>
              <Aria.ListBoxItem id="b">Bee</Aria.ListBoxItem>
            </Aria.ListBox>
          </Aria.Popover>
        </Aria.Select>
      ),
      null,
    );
    holds(await hands.select(await $('#s'), 'Bee'), state.value, 'b');
  });
  it('Button onPress, checkbox, text field', async () => {
    show(
      (v: Record<string, unknown>, set) => (
        <>
          <Aria.Button id="b" onPress={() => set({ ...v, pressed: true })}>
            p
          </Aria.Button>
          <Aria.Checkbox onChange={(c) => set({ ...v, checked: c })}>box</Aria.Checkbox>
          <Aria.TextField onChange={(t) => set({ ...v, text: t })}>
            <Aria.Label>l</Aria.Label>
            <Aria.Input id="i" />
          </Aria.TextField>
        </>
      ),
      {},
    );
    const claims = [
      await hands.click(await $('#b')),
      await hands.check(await $('input[type=checkbox]'), true),
      await hands.type(await $('#i'), 'abc'),
    ];
    holds(claims, state.value, { pressed: true, checked: true, text: 'abc' });
  });
  it('DateField in parts', async () => {
    show(
      (_, set) => (
        <Aria.DateField aria-label="d" onChange={(d) => set(d?.toString())}>
          <Aria.DateInput id="d">{(segment) => <Aria.DateSegment segment={segment} />}</Aria.DateInput>
        </Aria.DateField>
      ),
      null,
    );
    holds(await hands.type(await $('[role=spinbutton]'), '5/6/2024'), state.value, '2024-05-06');
  });
  it('NumberField', async () => {
    show(
      (_, set) => (
        <Aria.NumberField aria-label="n" onChange={set}>
          <Aria.Input id="n" />
        </Aria.NumberField>
      ),
      null,
    );
    holds(await hands.type(await $('#n'), '1234', { blur: true }), state.value, 1234);
  });
  it('Tabs, disclosure, menu', async () => {
    show(
      (v: string[], set) => (
        <>
          <Aria.Tabs onSelectionChange={(k) => set([...v, `tab ${k}`])}>
            <Aria.TabList aria-label="t">
              <Aria.Tab id="a">A</Aria.Tab>
              <Aria.Tab id="b">Bee</Aria.Tab>
            </Aria.TabList>
            <Aria.TabPanel id="a">pa</Aria.TabPanel>
            <Aria.TabPanel id="b">pb</Aria.TabPanel>
          </Aria.Tabs>
          <Aria.MenuTrigger>
            <Aria.Button id="m">menu</Aria.Button>
            <Aria.Popover>
              <Aria.Menu onAction={(k) => set([...v, `menu ${k}`])}>
                <Aria.MenuItem id="x">Ex</Aria.MenuItem>
              </Aria.Menu>
            </Aria.Popover>
          </Aria.MenuTrigger>
        </>
      ),
      [],
    );
    const claims = [
      await hands.click(await text('Bee')),
      await hands.click(await $('#m')),
      await hands.click(await text('Ex')),
    ];
    holds(claims, state.value, ['tab a', 'tab b', 'menu x']);
  });
  it('ComboBox', async () => {
    show(
      (_, set) => (
        <Aria.ComboBox aria-label="Pick" onSelectionChange={set}>
          <Aria.Input id="i" />
          <Aria.Button>v</Aria.Button>
          <Aria.Popover>
            <Aria.ListBox>
              <Aria.ListBoxItem id="a">Ant</Aria.ListBoxItem>
              <Aria.ListBoxItem id="b">Bee</Aria.ListBoxItem>
            </Aria.ListBox>
          </Aria.Popover>
        </Aria.ComboBox>
      ),
      null,
    );
    holds(await hands.select(await $('#i'), 'Bee'), state.value, 'b');
  });
});

describe('actions on react-select end in the claimed state:', () => {
  const options = [
    { value: 'r', label: 'Red' },
    { value: 'g', label: 'Green' },
    { value: 'b', label: 'Blue' },
  ];
  it('one', async () => {
    show((_, set) => <ReactSelect options={options} onChange={(o) => set(o?.value)} />, null);
    holds(await hands.select(await $('input[role=combobox]'), 'Green'), state.value, 'g');
  });
  it('many', async () => {
    show((_, set) => <ReactSelect isMulti options={options} onChange={(o) => set(o.map((x) => x.value))} />, null);
    holds(await hands.select(await $('input[role=combobox]'), ['Green', 'Blue']), state.value, ['g', 'b']);
  });
});
