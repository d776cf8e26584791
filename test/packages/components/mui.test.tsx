import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Autocomplete,
  BottomNavigation,
  BottomNavigationAction,
  Button,
  Checkbox,
  Chip,
  Drawer,
  FormControlLabel,
  List,
  ListItemButton,
  Menu,
  MenuItem,
  NativeSelect,
  Pagination,
  Popover,
  Radio,
  RadioGroup,
  Rating,
  Select,
  Slider,
  Snackbar,
  SpeedDial,
  SpeedDialAction,
  Stepper,
  Step,
  StepButton,
  Switch,
  Tab,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TableSortLabel,
  Tabs,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
  Tooltip,
} from '@mui/material';
import dayjs from 'dayjs';
import { useState } from 'react';
import { hands } from '../support/hands.ts';
import { $, holds, until } from '../support/page.ts';
import { show, state, text } from '../support/react.tsx';

describe('actions on MUI end in the claimed state:', () => {
  it('TextField of several lines', async () => {
    show((v, set) => <TextField multiline minRows={2} value={v} onChange={(e) => set(e.target.value)} />, '');
    holds(await hands.type(await $('textarea'), 'a\nb'), state.value, 'a\nb');
  });
  it('TextField with validation on blur', async () => {
    show(
      (v: { t: string; error?: string }, set) => (
        <TextField
          value={v.t}
          error={!!v.error}
          helperText={v.error}
          onChange={(e) => set({ t: e.target.value })}
          onBlur={() => set({ ...v, error: v.t.includes('@') ? '' : 'no mail' })}
        />
      ),
      { t: '' },
    );
    holds(await hands.type(await $('input'), 'abc', { blur: true }), state.value, { t: 'abc', error: 'no mail' });
  });
  it('Select by keys', async () => {
    show(
      (v, set) => (
        <Select value={v} onChange={(e) => set(e.target.value)}>
          <MenuItem value="1">One</MenuItem>
          <MenuItem value="2">Two</MenuItem>
        </Select>
      ),
      '1',
    );
    const claims = [await hands.press(await $('[role=combobox]'), 'Enter')];
    await $('[role=listbox]');
    holds([...claims, await hands.press(null, 'ArrowDown'), await hands.press(null, 'Enter')], state.value, '2');
  });
  it('NativeSelect', async () => {
    show(
      (v, set) => (
        <NativeSelect value={v} onChange={(e) => set(e.target.value)}>
          <option value="1">One</option>
          <option value="2">Two</option>
        </NativeSelect>
      ),
      '1',
    );
    holds(await hands.select(await $('select'), 'Two'), state.value, '2');
  });
  it('Select of many, another choice in place of the first', async () => {
    show(
      (v, set) => (
        <Select multiple value={v} onChange={(e) => set(e.target.value)}>
          {['a', 'b', 'c'].map((x) => (
            <MenuItem key={x} value={x}>
              {x}
            </MenuItem>
          ))}
        </Select>
      ),
      ['a'],
    );
    holds(await hands.select(await $('[role=combobox]'), ['b', 'c']), [...(state.value as string[])].sort(), [
      'b',
      'c',
    ]);
  });
  it('Autocomplete of many, with chips', async () => {
    show(
      (v, set) => (
        <Autocomplete
          multiple
          options={['Apple', 'Banana', 'Cherry']}
          value={v}
          onChange={(_, x) => set(x)}
          renderInput={(p) => <TextField {...p} />}
        />
      ),
      [],
    );
    holds(await hands.select(await $('input'), ['Banana', 'Cherry']), state.value, ['Banana', 'Cherry']);
  });
  it('Autocomplete that takes any text', async () => {
    show(
      (v, set) => (
        <Autocomplete
          freeSolo
          options={['Apple']}
          value={v}
          onChange={(_, x) => set(x)}
          renderInput={(p) => <TextField {...p} />}
        />
      ),
      null,
    );
    holds(await hands.type(await $('input'), 'Quince', { pressEnter: true }), state.value, 'Quince');
  });
  it('Autocomplete that asks a server', async () => {
    show((v, set) => {
      function Asking() {
        const [options, setOptions] = useState<string[]>([]);
        return (
          <Autocomplete
            options={options}
            filterOptions={(x) => x}
            value={v}
            onChange={(_, x) => set(x)}
            onInputChange={(_, t) => {
              setTimeout(() => setOptions(['Berlin', 'Bern'].filter((x) => t && x.startsWith(t))), 300);
            }}
            renderInput={(p) => <TextField {...p} />}
          />
        );
      }
      return <Asking />;
    }, null);
    holds(await hands.select(await $('input'), 'Bern'), state.value, 'Bern');
  });
  it('Autocomplete, cleared by its button', async () => {
    show(
      (v, set) => (
        <Autocomplete
          options={['Apple', 'Banana']}
          value={v}
          onChange={(_, x) => set(x)}
          renderInput={(p) => <TextField {...p} />}
        />
      ),
      'Apple',
    );
    // Without a mouse, the button shows only while the field has the focus.
    const shows = matchMedia('(pointer: fine)').matches || (await hands.click(await $('input')));
    holds([shows, await hands.click(await $('button[aria-label=Clear]'))], state.value, null);
  });
  it('Checkbox in a label, by its label', async () => {
    show(
      (v, set) => (
        <FormControlLabel label="Yes" control={<Checkbox checked={v} onChange={(e) => set(e.target.checked)} />} />
      ),
      false,
    );
    holds(await hands.click(await text('Yes')), state.value, true);
  });
  it('Checkbox that is mixed', async () => {
    show(
      (v, set) => (
        <Checkbox indeterminate={v === 'mixed'} checked={v === true} onChange={(e) => set(e.target.checked)} />
      ),
      'mixed',
    );
    holds(await hands.check(await $('input'), true), state.value, true);
  });
  it('Radio group', async () => {
    show(
      (v, set) => (
        <RadioGroup value={v} onChange={(_, x) => set(x)}>
          {['a', 'b'].map((x) => (
            <FormControlLabel key={x} value={x} label={x} control={<Radio />} />
          ))}
        </RadioGroup>
      ),
      'a',
    );
    holds(await hands.check(await $('input[value=b]'), true), state.value, 'b');
  });
  it('Radio group by arrows', async () => {
    show(
      (v, set) => (
        <RadioGroup name="g" value={v} onChange={(_, x) => set(x)}>
          {['a', 'b'].map((x) => (
            <FormControlLabel key={x} value={x} label={x} control={<Radio />} />
          ))}
        </RadioGroup>
      ),
      'a',
    );
    holds(await hands.press(await $('input[value=a]'), 'ArrowDown'), state.value, 'b');
  });
  it('Switch', async () => {
    show((v, set) => <Switch checked={v} onChange={(e) => set(e.target.checked)} />, false);
    holds(await hands.check(await $('input'), true), state.value, true);
  });
  it('Rating', async () => {
    show((v, set) => <Rating value={v} onChange={(_, x) => set(x)} />, 1);
    holds(await hands.check(await $('input[value="4"]'), true), state.value, 4);
  });
  it('Slider of two, by its second thumb', async () => {
    show((v, set) => <Slider value={v} onChange={(_, x) => set(x)} />, [20, 40]);
    holds(
      await hands.setValue(await until(() => document.querySelectorAll<HTMLElement>('input[type=range]')[1]), '70'),
      state.value,
      [20, 70],
    );
  });
  it('Slider with steps, by arrows', async () => {
    show((v, set) => <Slider step={5} value={v} onChange={(_, x) => set(x)} />, 30);
    holds(await hands.press(await $('input[type=range]'), 'ArrowRight'), state.value, 35);
  });
  it('Toggle buttons', async () => {
    show(
      (v, set) => (
        <ToggleButtonGroup exclusive value={v} onChange={(_, x) => set(x)}>
          <ToggleButton value="l">left</ToggleButton>
          <ToggleButton value="r">right</ToggleButton>
        </ToggleButtonGroup>
      ),
      'l',
    );
    holds(await hands.click(await text('right')), state.value, 'r');
  });
  it('Tabs by click and arrow', async () => {
    show(
      (v, set) => (
        <Tabs value={v} onChange={(_, x) => set(x)}>
          <Tab label="One" />
          <Tab label="Two" />
          <Tab label="Three" />
        </Tabs>
      ),
      0,
    );
    const claims = [
      await hands.click(await text('Two')),
      await hands.press(null, 'ArrowRight'),
      await hands.press(null, 'Enter'),
    ];
    holds(claims, state.value, 2);
  });
  it('Accordion', async () => {
    show(
      (v, set) => (
        <Accordion expanded={v} onChange={(_, x) => set(x)}>
          <AccordionSummary>More</AccordionSummary>
          <AccordionDetails>text</AccordionDetails>
        </Accordion>
      ),
      false,
    );
    holds(await hands.click(await text('More')), state.value, true);
  });
  it('Menu, by keys and by click', async () => {
    show(
      (v: { at: Element | null; did?: string }, set) => (
        <>
          <Button id="b" onClick={(e) => set({ at: e.currentTarget })}>
            menu
          </Button>
          <Menu open={!!v.at} anchorEl={v.at} onClose={() => set({ at: null })}>
            <MenuItem onClick={() => set({ at: null, did: 'cut' })}>Cut</MenuItem>
            <MenuItem onClick={() => set({ at: null, did: 'copy' })}>Copy</MenuItem>
          </Menu>
        </>
      ),
      { at: null },
    );
    const claims = [await hands.click(await $('#b'))];
    await text('Cut');
    claims.push(await hands.press(null, 'ArrowDown'), await hands.press(null, 'Enter'));
    holds(claims, (state.value as { did?: string }).did, 'copy');
    await until(() => !document.querySelector('[role=menu]'));
    const again = [await hands.click(await $('#b')), await hands.click(await text('Cut'))];
    holds(again, (state.value as { did?: string }).did, 'cut');
  });
  it('Popover closes by a click outside', async () => {
    show(
      (v: Element | null, set) => (
        <>
          <Button id="b" onClick={(e) => set(e.currentTarget)}>
            open
          </Button>
          <Popover open={!!v} anchorEl={v} onClose={() => set(null)}>
            inside
          </Popover>
        </>
      ),
      null,
    );
    const claims = [await hands.click(await $('#b'))];
    await text('inside');
    holds([...claims, await hands.click(await $('.MuiBackdrop-root'))], state.value, null);
  });
  it('Drawer closes by Escape', async () => {
    show(
      (v, set) => (
        <>
          <Button id="b" onClick={() => set(true)}>
            open
          </Button>
          <Drawer open={v} onClose={() => set(false)}>
            <input id="i" />
          </Drawer>
        </>
      ),
      false,
    );
    holds(
      [await hands.click(await $('#b')), await hands.type(await $('#i'), 'abc'), await hands.press(null, 'Escape')],
      state.value,
      false,
    );
  });
  it('what a drawer covers is not clicked', async () => {
    show(
      (v, set) => (
        <>
          <Button id="b" onClick={() => set('clicked')}>
            under
          </Button>
          <Drawer open onClose={() => set('closed')}>
            drawer
          </Drawer>
        </>
      ),
      'open',
    );
    await text('drawer');
    holds(!(await hands.click(await $('#b'))), state.value, 'open');
  });
  it('Snackbar, its action', async () => {
    show(
      (v, set) => (
        <Snackbar open={v === 'open'} message="Deleted" action={<Button onClick={() => set('undone')}>Undo</Button>} />
      ),
      'open',
    );
    holds(await hands.click(await text('Undo')), state.value, 'undone');
  });
  it('Tooltip on pointing', async () => {
    show(
      () => (
        <Tooltip title="Hint" enterDelay={100}>
          <Button id="b">x</Button>
        </Tooltip>
      ),
      null,
    );
    const claimed = await hands.hover(await $('#b'));
    holds(claimed, (await text('Hint')) !== null, true);
  });
  it('SpeedDial opens on pointing', async () => {
    show(
      (_, set) => (
        <div style={{ height: 300, position: 'relative' }}>
          <SpeedDial ariaLabel="d" icon="+" direction="down">
            <SpeedDialAction icon="P" onClick={() => set('print')} slotProps={{ tooltip: { title: 'Print' } }} />
          </SpeedDial>
        </div>
      ),
      '',
    );
    const claims = [await hands.hover(await $('button[aria-label=d]'))];
    holds(
      [...claims, await hands.click(await $('button[aria-labelledby],button[role=menuitem]'))],
      state.value,
      'print',
    );
  });
  it('Chip, deleted by its icon and by the key', async () => {
    show(
      (v: string[], set) => (
        <>
          {v.map((x) => (
            <Chip key={x} id={x} label={x} onDelete={() => set(v.filter((y) => y !== x))} />
          ))}
        </>
      ),
      ['a', 'b'],
    );
    const claims = [await hands.click(await $('#a .MuiChip-deleteIcon'))];
    holds([...claims, await hands.press(await $('#b'), 'Delete')], state.value, []);
  });
  it('Pagination', async () => {
    show((v, set) => <Pagination count={10} page={v} onChange={(_, x) => set(x)} />, 1);
    holds(
      [
        await hands.click(await $('[aria-label="Go to page 3"]')),
        await hands.click(await $('[aria-label="Go to next page"]')),
      ],
      state.value,
      4,
    );
  });
  it('Stepper, List, BottomNavigation', async () => {
    show(
      (v: string[], set) => (
        <>
          <Stepper nonLinear>
            <Step>
              <StepButton onClick={() => set([...v, 'step'])}>Pay</StepButton>
            </Step>
          </Stepper>
          <List>
            <ListItemButton onClick={() => set([...v, 'item'])}>Inbox</ListItemButton>
          </List>
          <BottomNavigation showLabels onChange={() => set([...v, 'nav'])}>
            <BottomNavigationAction label="Home" />
          </BottomNavigation>
        </>
      ),
      [],
    );
    holds(
      [
        await hands.click(await text('Pay')),
        await hands.click(await text('Inbox')),
        await hands.click(await text('Home')),
      ],
      state.value,
      ['step', 'item', 'nav'],
    );
  });
  it('Table, sorted by its head, a row by its box', async () => {
    show(
      (v: { dir?: string; on?: boolean }, set) => (
        <Table>
          <TableHead>
            <TableRow>
              <TableCell>
                <TableSortLabel onClick={() => set({ ...v, dir: 'asc' })}>Name</TableSortLabel>
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            <TableRow>
              <TableCell>
                <Checkbox onChange={(e) => set({ ...v, on: e.target.checked })} />
              </TableCell>
            </TableRow>
          </TableBody>
        </Table>
      ),
      {},
    );
    holds(
      [await hands.click(await $('.MuiTableSortLabel-root')), await hands.check(await $('td input'), true)],
      state.value,
      { dir: 'asc', on: true },
    );
  });
});
