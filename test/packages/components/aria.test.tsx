import {
  Combobox,
  ComboboxInput,
  ComboboxOption,
  ComboboxOptions,
  Dialog,
  DialogPanel,
  Disclosure,
  DisclosureButton,
  DisclosurePanel,
  Listbox,
  ListboxButton,
  ListboxOption,
  ListboxOptions,
  Popover,
  PopoverButton,
  PopoverPanel,
  Radio,
  RadioGroup,
  Tab,
  TabGroup,
  TabList,
  TabPanel,
  TabPanels,
} from '@headlessui/react';
import * as Dropdown from '@radix-ui/react-dropdown-menu';
import { useState } from 'react';
import * as Aria from 'react-aria-components';
import ReactSelect from 'react-select';
import AsyncSelect from 'react-select/async';
import CreatableSelect from 'react-select/creatable';
import { hands } from '../support/hands.ts';
import { $, holds, pause, until } from '../support/page.ts';
import { show, state, text } from '../support/react.tsx';

describe('actions on React Aria end in the claimed state:', () => {
  it('Calendar', async () => {
    show(
      (_, set) => (
        <Aria.Calendar aria-label="c" onChange={(d) => set((d as { day: number }).day)}>
          <Aria.Button slot="next">next</Aria.Button>
          <Aria.CalendarGrid>{(date) => <Aria.CalendarCell date={date} />}</Aria.CalendarGrid>
        </Aria.Calendar>
      ),
      null,
    );
    holds([await hands.click(await text('next')), await hands.click(await text('15'))], state.value, 15);
  });
  it('NumberField by its buttons and by keys', async () => {
    show(
      (v, set) => (
        <Aria.NumberField aria-label="n" value={v} onChange={set}>
          <Aria.Button slot="decrement">-</Aria.Button>
          <Aria.Input id="n" />
          <Aria.Button slot="increment">+</Aria.Button>
        </Aria.NumberField>
      ),
      5,
    );
    holds([await hands.click(await text('+')), await hands.press(await $('#n'), 'ArrowUp')], state.value, 7);
  });
  it('RadioGroup, Switch, ToggleButton, CheckboxGroup', async () => {
    show(
      (v: Record<string, unknown>, set) => (
        <>
          <Aria.RadioGroup aria-label="r" onChange={(x) => set({ ...v, radio: x })}>
            <Aria.Radio value="a">A</Aria.Radio>
            <Aria.Radio value="b">B</Aria.Radio>
          </Aria.RadioGroup>
          <Aria.Switch onChange={(x) => set({ ...v, on: x })}>sw</Aria.Switch>
          <Aria.ToggleButton onChange={(x) => set({ ...v, bold: x })}>bold</Aria.ToggleButton>
          <Aria.CheckboxGroup aria-label="c" onChange={(x) => set({ ...v, boxes: x })}>
            <Aria.Checkbox value="x">X</Aria.Checkbox>
            <Aria.Checkbox value="y">Y</Aria.Checkbox>
          </Aria.CheckboxGroup>
        </>
      ),
      {},
    );
    const claims = [
      await hands.check(await $('input[value=b]'), true),
      await hands.check(await $('input[role=switch]'), true),
      await hands.check(await text('bold'), true),
      await hands.check(await $('input[value=y]'), true),
    ];
    holds(claims, state.value, { radio: 'b', on: true, bold: true, boxes: ['y'] });
  });
  it('Slider by keys, by value, dragged', async () => {
    show(
      (_, set) => (
        <Aria.Slider aria-label="s" defaultValue={20} onChange={set}>
          <Aria.SliderTrack style={{ position: 'relative', height: 30, width: 200 }}>
            <Aria.SliderThumb style={{ width: 20, height: 20, top: '50%' }} />
          </Aria.SliderTrack>
        </Aria.Slider>
      ),
      20,
    );
    holds(await hands.setValue(await $('input[type=range]'), '60'), state.value, 60);
    holds(await hands.press(await $('input[type=range]'), 'ArrowLeft'), state.value, 59);
    holds(
      await hands.drag(await until(() => document.querySelector<HTMLElement>('.react-aria-SliderThumb')), {
        dx: 50,
        dy: 0,
      }),
      Math.abs(Number(state.value) - 84) < 3,
      true,
    );
  });
  it('SearchField, cleared by Escape', async () => {
    show(
      (v, set) => (
        <Aria.SearchField aria-label="s" value={v} onChange={set}>
          <Aria.Input id="i" />
        </Aria.SearchField>
      ),
      '',
    );
    holds(await hands.type(await $('#i'), 'lamp'), state.value, 'lamp');
    holds(await hands.press(await $('#i'), 'Escape'), state.value, '');
  });
  it('ListBox of many, GridList, TagGroup', async () => {
    show(
      (v: Record<string, unknown>, set) => (
        <>
          <Aria.ListBox
            aria-label="l"
            id="l"
            selectionMode="multiple"
            onSelectionChange={(k) => set({ ...v, list: [...(k as Set<string>)] })}
          >
            <Aria.ListBoxItem id="a">Ant</Aria.ListBoxItem>
            <Aria.ListBoxItem id="b">Bee</Aria.ListBoxItem>
          </Aria.ListBox>
          <Aria.GridList
            aria-label="g"
            selectionMode="single"
            onSelectionChange={(k) => set({ ...v, grid: [...(k as Set<string>)] })}
          >
            <Aria.GridListItem id="c">Cat</Aria.GridListItem>
          </Aria.GridList>
          <Aria.TagGroup aria-label="t" onRemove={(k) => set({ ...v, gone: [...k] })}>
            <Aria.TagList>
              <Aria.Tag id="d" textValue="Dog">
                Dog<Aria.Button slot="remove">x</Aria.Button>
              </Aria.Tag>
            </Aria.TagList>
          </Aria.TagGroup>
        </>
      ),
      {},
    );
    const claims = [
      await hands.select(await $('[role=listbox]'), ['Ant', 'Bee']),
      await hands.click(await $('.react-aria-GridListItem')),
      await hands.click(await $('.react-aria-Tag button')),
    ];
    holds(claims, state.value, { list: ['a', 'b'], grid: ['c'], gone: ['d'] });
  });
  it('Table: sorted, a row chosen', async () => {
    show(
      (v: Record<string, unknown>, set) => (
        <Aria.Table
          aria-label="t"
          selectionMode="multiple"
          onSortChange={(d) => set({ ...v, sort: d.column })}
          onSelectionChange={(k) => set({ ...v, rows: [...(k as Set<string>)] })}
        >
          <Aria.TableHeader>
            <Aria.Column id="n" isRowHeader allowsSorting>
              Name
            </Aria.Column>
          </Aria.TableHeader>
          <Aria.TableBody>
            <Aria.Row id="r1">
              <Aria.Cell>One</Aria.Cell>
            </Aria.Row>
            <Aria.Row id="r2">
              <Aria.Cell>Two</Aria.Cell>
            </Aria.Row>
          </Aria.TableBody>
        </Aria.Table>
      ),
      {},
    );
    holds([await hands.click(await text('Name')), await hands.click(await text('Two'))], state.value, {
      sort: 'n',
      rows: ['r2'],
    });
  });
  it('Modal dialog, closed by Escape', async () => {
    show(
      (v, set) => (
        <>
          <Aria.DialogTrigger onOpenChange={set}>
            <Aria.Button>open</Aria.Button>
            <Aria.Modal>
              <Aria.Dialog aria-label="d">
                <input id="i" />
              </Aria.Dialog>
            </Aria.Modal>
          </Aria.DialogTrigger>
        </>
      ),
      null,
    );
    const claims = [await hands.click(await text('open'))];
    holds([...claims, await hands.type(await $('#i'), 'abc'), await hands.press(null, 'Escape')], state.value, false);
  });
  it('Disclosure, Link, Menu with an inner menu by keys', async () => {
    show(
      (v: string[], set) => (
        <>
          <Aria.Disclosure onExpandedChange={() => set([...v, 'open'])}>
            <Aria.Heading>
              <Aria.Button slot="trigger">More</Aria.Button>
            </Aria.Heading>
            <Aria.DisclosurePanel>text</Aria.DisclosurePanel>
          </Aria.Disclosure>
          <Aria.MenuTrigger>
            <Aria.Button>menu</Aria.Button>
            <Aria.Popover>
              <Aria.Menu onAction={(k) => set([...v, String(k)])}>
                <Aria.MenuItem id="a">Aa</Aria.MenuItem>
                <Aria.SubmenuTrigger>
                  <Aria.MenuItem id="s">Sub</Aria.MenuItem>
                  <Aria.Popover>
                    <Aria.Menu onAction={(k) => set([...v, String(k)])}>
                      <Aria.MenuItem id="in">Inner</Aria.MenuItem>
                    </Aria.Menu>
                  </Aria.Popover>
                </Aria.SubmenuTrigger>
              </Aria.Menu>
            </Aria.Popover>
          </Aria.MenuTrigger>
        </>
      ),
      [],
    );
    const claims = [
      await hands.click(await text('More')),
      await hands.click(await text('menu')),
      await hands.click(await text('Sub')),
      await hands.click(await text('Inner')),
    ];
    holds(claims, state.value, ['open', 'in']);
  });
});

describe('actions on React Aria end in the claimed state:', () => {
  it('Tooltip', async () => {
    show(
      () => (
        <Aria.TooltipTrigger delay={50}>
          <Aria.Button>help</Aria.Button>
          <Aria.Tooltip>Hint</Aria.Tooltip>
        </Aria.TooltipTrigger>
      ),
      null,
    );
    holds(await hands.hover(await text('help')), (await $('[role=tooltip]')) !== null, true);
  });
});

describe('actions on Radix menus end in the claimed state:', () => {
  it('an inner menu, a ticked item, one of several', async () => {
    show(
      (v: Record<string, unknown>, set) => (
        <Dropdown.Root>
          <Dropdown.Trigger id="m">menu</Dropdown.Trigger>
          <Dropdown.Portal>
            <Dropdown.Content>
              <Dropdown.CheckboxItem
                checked={v['on'] === true}
                onCheckedChange={(x) => set({ ...v, on: x })}
                onSelect={(e) => e.preventDefault()}
              >
                Bold
              </Dropdown.CheckboxItem>
              <Dropdown.Sub>
                <Dropdown.SubTrigger>More</Dropdown.SubTrigger>
                <Dropdown.Portal>
                  <Dropdown.SubContent>
                    <Dropdown.Item onSelect={() => set({ ...v, deep: true })}>Deep</Dropdown.Item>
                  </Dropdown.SubContent>
                </Dropdown.Portal>
              </Dropdown.Sub>
            </Dropdown.Content>
          </Dropdown.Portal>
        </Dropdown.Root>
      ),
      {},
    );
    const claims = [
      await hands.click(await $('#m')),
      await hands.check(await text('Bold'), true),
      await hands.hover(await text('More')),
      await hands.click(await text('Deep')),
    ];
    holds(claims, state.value, { on: true, deep: true });
  });
  it('by keys alone', async () => {
    show(
      (_, set) => (
        <Dropdown.Root>
          <Dropdown.Trigger id="m">menu</Dropdown.Trigger>
          <Dropdown.Portal>
            <Dropdown.Content>
              <Dropdown.Item onSelect={() => set('a')}>A</Dropdown.Item>
              <Dropdown.Item onSelect={() => set('b')}>B</Dropdown.Item>
            </Dropdown.Content>
          </Dropdown.Portal>
        </Dropdown.Root>
      ),
      '',
    );
    const claims = [await hands.press(await $('#m'), 'Enter')];
    await text('A');
    await pause(50);
    holds([...claims, await hands.press(null, 'ArrowDown'), await hands.press(null, 'Enter')], state.value, 'b');
  });
});

function People({ value, onChange }: { value: string; onChange: (value: unknown) => void }) {
  const [query, setQuery] = useState('');
  return (
    <Combobox value={value} onChange={onChange}>
      <ComboboxInput id="i" onChange={(e) => setQuery(e.target.value)} />
      <ComboboxOptions>
        {['Ann', 'Bob', 'Bea']
          .filter((x) => x.startsWith(query))
          .map((x) => (
            <ComboboxOption key={x} value={x}>
              {x}
            </ComboboxOption>
          ))}
      </ComboboxOptions>
    </Combobox>
  );
}

describe('actions on Headless UI end in the claimed state:', () => {
  it('Combobox', async () => {
    show((v: string, set) => <People value={v} onChange={set} />, '');
    holds(await hands.select(await $('#i'), 'Bea'), state.value, 'Bea');
  });
  it('Listbox of many', async () => {
    show(
      (v: string[], set) => (
        <Listbox multiple value={v} onChange={set}>
          <ListboxButton id="l">{v.join() || 'none'}</ListboxButton>
          <ListboxOptions>
            {['a1', 'b2', 'c3'].map((x) => (
              <ListboxOption key={x} value={x}>
                {x}
              </ListboxOption>
            ))}
          </ListboxOptions>
        </Listbox>
      ),
      [],
    );
    holds(await hands.select(await $('#l'), ['a1', 'c3']), state.value, ['a1', 'c3']);
  });
  it('RadioGroup, Tabs, Disclosure, Popover', async () => {
    show(
      (v: Record<string, unknown>, set) => (
        <>
          <RadioGroup value={v['radio'] ?? 'a'} onChange={(x) => set({ ...v, radio: x })}>
            <Radio value="a">ra</Radio>
            <Radio value="b">rb</Radio>
          </RadioGroup>
          <TabGroup onChange={(n) => set({ ...v, tab: n })}>
            <TabList>
              <Tab>T1</Tab>
              <Tab>T2</Tab>
            </TabList>
            <TabPanels>
              <TabPanel>p1</TabPanel>
              <TabPanel>p2</TabPanel>
            </TabPanels>
          </TabGroup>
          <Disclosure>
            <DisclosureButton>More</DisclosureButton>
            <DisclosurePanel>
              <button onClick={() => set({ ...v, more: true })}>inside</button>
            </DisclosurePanel>
          </Disclosure>
          <Popover>
            <PopoverButton>Pop</PopoverButton>
            <PopoverPanel>
              <button onClick={() => set({ ...v, pop: true })}>popped</button>
            </PopoverPanel>
          </Popover>
        </>
      ),
      {},
    );
    const claims = [
      await hands.check(await text('rb'), true),
      await hands.click(await text('T2')),
      await hands.click(await text('More')),
      await hands.click(await text('inside')),
      await hands.click(await text('Pop')),
      await hands.click(await text('popped')),
    ];
    holds(claims, state.value, { radio: 'b', tab: 1, more: true, pop: true });
  });
  it('Dialog, closed by a click outside', async () => {
    show(
      (v, set) => (
        <Dialog open={v} onClose={() => set(false)}>
          <div id="back" style={{ position: 'fixed', inset: 0 }} />
          <DialogPanel style={{ position: 'fixed', top: 200, left: 200 }}>
            panel <button>b</button>
          </DialogPanel>
        </Dialog>
      ),
      true,
    );
    await text('b');
    holds(await hands.click(await $('#back')), state.value, false);
  });
});

describe('actions on react-select end in the claimed state:', () => {
  const options = [
    { value: 'r', label: 'Red' },
    { value: 'g', label: 'Green' },
  ];
  it('asks a server', async () => {
    show(
      (_, set) => (
        <AsyncSelect
          loadOptions={(t: string) =>
            new Promise<typeof options>((done) => {
              setTimeout(() => done(options.filter((o) => t && o.label.startsWith(t))), 200);
            })
          }
          onChange={(o) => set(o?.value)}
        />
      ),
      null,
    );
    holds(await hands.select(await $('input[role=combobox]'), 'Green'), state.value, 'g');
  });
  it('makes a new one', async () => {
    show((_, set) => <CreatableSelect options={options} onChange={(o) => set(o?.value)} />, null);
    holds(await hands.type(await $('input[role=combobox]'), 'Blue', { pressEnter: true }), state.value, 'Blue');
  });
  it('typed and taken by Enter; cleared; one of many taken off by Backspace', async () => {
    show((_, set) => <ReactSelect isClearable options={options} onChange={(o) => set(o?.value ?? 'none')} />, null);
    holds(await hands.type(await $('input[role=combobox]'), 'Gre', { pressEnter: true }), state.value, 'g');
    holds(await hands.press(await $('input[role=combobox]'), 'Backspace'), state.value, 'none');
  });
});
