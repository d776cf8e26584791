import * as Head from '@headlessui/react';
import * as RxCheckbox from '@radix-ui/react-checkbox';
import * as RxMenu from '@radix-ui/react-dropdown-menu';
import * as RxProgress from '@radix-ui/react-progress';
import * as RxRadio from '@radix-ui/react-radio-group';
import * as RxSelect from '@radix-ui/react-select';
import * as RxSlider from '@radix-ui/react-slider';
import * as RxSwitch from '@radix-ui/react-switch';
import * as RxTabs from '@radix-ui/react-tabs';
import * as Mui from '@mui/material';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import * as Ant from 'antd';
import dayjs from 'dayjs';
import type { ReactNode } from 'react';
import * as Aria from 'react-aria-components';
import { parseDate } from '@internationalized/date';
import { show } from '../support/react.tsx';
import { widgets } from '../support/widgets.ts';

const jsx = (node: () => ReactNode) => () => show(node, null);

widgets('MUI', [
  ['slider', jsx(() => <Mui.Slider aria-label="Volume" defaultValue={30} />), '[N slider Volume=30 of 0–100]'],
  [
    'switch',
    jsx(() => <Mui.FormControlLabel label="Wifi" control={<Mui.Switch defaultChecked />} />),
    '[N switch Wifi (checked)]',
  ],
  ['checkbox', jsx(() => <Mui.FormControlLabel label="Terms" control={<Mui.Checkbox />} />), '[N checkbox Terms]'],
  [
    'radio',
    jsx(() => (
      <Mui.FormControl>
        <Mui.FormLabel id="l">Size</Mui.FormLabel>
        <Mui.RadioGroup aria-labelledby="l" defaultValue="s">
          <Mui.FormControlLabel value="s" label="Small" control={<Mui.Radio />} />
          <Mui.FormControlLabel value="m" label="Medium" control={<Mui.Radio />} />
        </Mui.RadioGroup>
      </Mui.FormControl>
    )),
    'Size\n[N radio Small (checked)][N radio Medium]',
  ],
  [
    'select',
    jsx(() => (
      <Mui.FormControl>
        <Mui.InputLabel id="l">Country</Mui.InputLabel>
        <Mui.Select labelId="l" label="Country" defaultValue="n">
          <Mui.MenuItem value="n">Norway</Mui.MenuItem>
          <Mui.MenuItem value="s">Sweden</Mui.MenuItem>
        </Mui.Select>
      </Mui.FormControl>
    )),
    '[N combobox Country="Norway" (collapsed)]',
  ],
  [
    'date field',
    jsx(() => (
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateField label="Birthday" defaultValue={dayjs('2024-03-05')} />
      </LocalizationProvider>
    )),
    'Birthday\n[N spinbutton Month=03]/ [N spinbutton Day=05]/ [N spinbutton Year=2024]',
  ],
  [
    'rating',
    jsx(() => <Mui.Rating name="Quality" defaultValue={3} />),
    '[N radio 1 Star][N radio 2 Stars][N radio 3 Stars (checked)][N radio 4 Stars][N radio 5 Stars]',
  ],
  [
    'progress',
    jsx(() => <Mui.LinearProgress variant="determinate" value={40} aria-label="Upload" />),
    '(progress Upload 40 %)',
  ],
  [
    'tabs',
    jsx(() => (
      <Mui.Tabs value={0}>
        <Mui.Tab label="Orders" />
        <Mui.Tab label="Invoices" />
      </Mui.Tabs>
    )),
    '@tablist\n[N tab ORDERS (selected)][N tab INVOICES]',
  ],
  ['menu', jsx(() => <Mui.Button aria-haspopup="true">Options</Mui.Button>), '[N button OPTIONS (menu)]'],
  [
    'upload',
    jsx(() => (
      <Mui.Button component="label">
        Upload photo
        <input
          type="file"
          style={{
            clip: 'rect(0 0 0 0)',
            clipPath: 'inset(50%)',
            height: 1,
            width: 1,
            overflow: 'hidden',
            position: 'absolute',
            bottom: 0,
            left: 0,
            whiteSpace: 'nowrap',
          }}
        />
      </Mui.Button>
    )),
    '[N file UPLOAD PHOTO]',
  ],
]);

widgets('Ant Design', [
  ['slider', jsx(() => <Ant.Slider defaultValue={30} ariaLabelForHandle="Volume" />), '[N slider Volume=30 of 0–100]'],
  ['switch', jsx(() => <Ant.Switch defaultChecked aria-label="Wifi" />), '[N switch Wifi (checked)]'],
  ['checkbox', jsx(() => <Ant.Checkbox>Terms</Ant.Checkbox>), '[N checkbox Terms]'],
  [
    'radio',
    jsx(() => (
      <Ant.Radio.Group
        defaultValue="s"
        options={[
          { value: 's', label: 'Small' },
          { value: 'm', label: 'Medium' },
        ]}
      />
    )),
    '[N radio Small (checked)][N radio Medium]',
  ],
  [
    'select',
    jsx(() => (
      <Ant.Select
        aria-label="Country"
        defaultValue="n"
        options={[
          { value: 'n', label: 'Norway' },
          { value: 's', label: 'Sweden' },
        ]}
        style={{ width: 200 }}
      />
    )),
    '[N combobox Country="Norway" (collapsed)]',
  ],
  [
    'rating',
    jsx(() => <Ant.Rate defaultValue={3} />),
    '[N radio star 1 of 5 (checked)][N radio star 2 of 5 (checked)][N radio star 3 of 5 (checked)][N radio star 4 of 5][N radio star 5 of 5]',
  ],
  [
    'date field',
    jsx(() => <Ant.DatePicker aria-label="Birthday" defaultValue={dayjs('2024-03-05')} />),
    '[N textbox Birthday="2024-03-05"][N button Clear (on hover N)]',
  ],
  [
    'stepper',
    jsx(() => <Ant.InputNumber aria-label="Quantity" defaultValue={2} min={0} max={9} />),
    '[N spinbutton Quantity=2][N button Increase Value (on hover N)][N button Decrease Value (on hover N)]',
  ],
  ['progress', jsx(() => <Ant.Progress percent={40} />), '(progress 40 %)'],
  [
    'tabs',
    jsx(() => (
      <Ant.Tabs
        items={[
          { key: 'o', label: 'Orders' },
          { key: 'i', label: 'Invoices' },
        ]}
      />
    )),
    '@tablist\n[N tab Orders (selected)][N tab Invoices]',
  ],
  [
    'menu',
    jsx(() => (
      <Ant.Dropdown trigger={['click']} menu={{ items: [{ key: 'a', label: 'Rename' }] }}>
        <Ant.Button>Options</Ant.Button>
      </Ant.Dropdown>
    )),
    '[N button Options]',
  ],
  [
    'upload',
    jsx(() => (
      <Ant.Upload>
        <Ant.Button>Upload photo</Ant.Button>
      </Ant.Upload>
    )),
    '[N button Upload photo]',
  ],
]);

widgets('React Aria', [
  [
    'slider',
    jsx(() => (
      <Aria.Slider defaultValue={30}>
        <Aria.Label>Volume</Aria.Label>
        <Aria.SliderTrack style={{ height: 20, width: 200 }}>
          <Aria.SliderThumb style={{ width: 16, height: 16, background: 'blue' }} />
        </Aria.SliderTrack>
      </Aria.Slider>
    )),
    '[N slider Volume=30 of 0–100]',
  ],
  [
    'switch',
    jsx(() => (
      <Aria.Switch defaultSelected>
        <div className="indicator" style={{ width: 20, height: 10 }} />
        Wifi
      </Aria.Switch>
    )),
    '[N switch Wifi (checked)]',
  ],
  [
    'checkbox',
    jsx(() => (
      <Aria.Checkbox>
        <div style={{ width: 20, height: 10 }} />
        Terms
      </Aria.Checkbox>
    )),
    '[N checkbox Terms]',
  ],
  [
    'radio',
    jsx(() => (
      <Aria.RadioGroup defaultValue="s">
        <Aria.Label>Size</Aria.Label>
        <Aria.Radio value="s">Small</Aria.Radio>
        <Aria.Radio value="m">Medium</Aria.Radio>
      </Aria.RadioGroup>
    )),
    'Size\n[N radio Small (checked)][N radio Medium]',
  ],
  [
    'select',
    jsx(() => (
      <Aria.Select defaultSelectedKey="n">
        <Aria.Label>Country</Aria.Label>
        <Aria.Button>
          <Aria.SelectValue />
        </Aria.Button>
        <Aria.Popover>
          <Aria.ListBox>
            <Aria.ListBoxItem id="n">Norway</Aria.ListBoxItem>
            <Aria.ListBoxItem id="s">Sweden</Aria.ListBoxItem>
          </Aria.ListBox>
        </Aria.Popover>
      </Aria.Select>
    )),
    '[N combobox Country="Norway" (collapsed)]',
  ],
  [
    'date field',
    jsx(() => (
      <Aria.I18nProvider locale="en-GB">
        <Aria.DateField defaultValue={parseDate('2024-03-05')}>
          <Aria.Label>Birthday</Aria.Label>
          <Aria.DateInput style={{ display: 'flex' }}>
            {(segment) => <Aria.DateSegment segment={segment} />}
          </Aria.DateInput>
        </Aria.DateField>
      </Aria.I18nProvider>
    )),
    'Birthday\n[N spinbutton day, Birthday=05] / [N spinbutton month, Birthday=03] / [N spinbutton year, Birthday=2024]',
  ],
  [
    'stepper',
    jsx(() => (
      <Aria.NumberField defaultValue={2} minValue={0} maxValue={9}>
        <Aria.Label>Quantity</Aria.Label>
        <Aria.Group>
          <Aria.Button slot="decrement">-</Aria.Button>
          <Aria.Input />
          <Aria.Button slot="increment">+</Aria.Button>
        </Aria.Group>
      </Aria.NumberField>
    )),
    '[N button - Decrease Quantity][N textbox Quantity=2][N button + Increase Quantity]',
  ],
  [
    'progress',
    jsx(() => (
      <Aria.ProgressBar value={40}>
        <Aria.Label>Upload</Aria.Label>
      </Aria.ProgressBar>
    )),
    '(progress Upload 40 %)',
  ],
  [
    'meter',
    jsx(() => (
      <Aria.Meter value={40}>
        <Aria.Label>Storage</Aria.Label>
      </Aria.Meter>
    )),
    '(meter Storage 40 %)',
  ],
  [
    'tabs',
    jsx(() => (
      <Aria.Tabs>
        <Aria.TabList aria-label="Papers">
          <Aria.Tab id="o">Orders</Aria.Tab>
          <Aria.Tab id="i">Invoices</Aria.Tab>
        </Aria.TabList>
        <Aria.TabPanel id="o">None</Aria.TabPanel>
      </Aria.Tabs>
    )),
    '@tablist Papers\n[N tab Orders (selected)][N tab Invoices]\n@page\nNone',
  ],
  [
    'menu',
    jsx(() => (
      <Aria.MenuTrigger>
        <Aria.Button>Options</Aria.Button>
        <Aria.Popover>
          <Aria.Menu>
            <Aria.MenuItem>Rename</Aria.MenuItem>
          </Aria.Menu>
        </Aria.Popover>
      </Aria.MenuTrigger>
    )),
    '[N button Options (collapsed menu)]',
  ],
  [
    'upload',
    jsx(() => (
      <Aria.FileTrigger>
        <Aria.Button>Upload photo</Aria.Button>
      </Aria.FileTrigger>
    )),
    '[N button Upload photo]',
  ],
  [
    'swatch',
    jsx(() => <Aria.ColorSwatch color="#7e5ffb" style={{ width: 20, height: 20 }} />),
    '(image vibrant purple)',
  ],
]);

widgets('Radix', [
  [
    'slider',
    jsx(() => (
      <RxSlider.Root defaultValue={[30]} style={{ display: 'flex', width: 200, height: 20, position: 'relative' }}>
        <RxSlider.Track style={{ flexGrow: 1, height: 3, background: 'grey' }}>
          <RxSlider.Range />
        </RxSlider.Track>
        <RxSlider.Thumb aria-label="Volume" style={{ display: 'block', width: 20, height: 20, background: 'blue' }} />
      </RxSlider.Root>
    )),
    '[N slider Volume=30 of 0–100]',
  ],
  [
    'switch',
    jsx(() => (
      <label>
        Wifi{' '}
        <RxSwitch.Root defaultChecked style={{ width: 40, height: 20 }}>
          <RxSwitch.Thumb />
        </RxSwitch.Root>
      </label>
    )),
    '[N switch Wifi (checked)]',
  ],
  [
    'checkbox',
    jsx(() => (
      <form>
        <label>
          Terms{' '}
          <RxCheckbox.Root style={{ width: 20, height: 20 }}>
            <RxCheckbox.Indicator>✓</RxCheckbox.Indicator>
          </RxCheckbox.Root>
        </label>
      </form>
    )),
    '@form\n[N checkbox Terms]',
  ],
  [
    'radio',
    jsx(() => (
      <RxRadio.Root aria-label="Size" defaultValue="s">
        <RxRadio.Item value="s" id="s" style={{ width: 20, height: 20 }} />
        <label htmlFor="s">Small</label>
        <RxRadio.Item value="m" id="m" style={{ width: 20, height: 20 }} />
        <label htmlFor="m">Medium</label>
      </RxRadio.Root>
    )),
    '[N radio Small (checked)][N radio Medium]',
  ],
  [
    'select',
    jsx(() => (
      <form>
        <RxSelect.Root defaultValue="n">
          <RxSelect.Trigger aria-label="Country">
            <RxSelect.Value />
          </RxSelect.Trigger>
          <RxSelect.Content>
            <RxSelect.Item value="n">
              <RxSelect.ItemText>Norway</RxSelect.ItemText>
            </RxSelect.Item>
            <RxSelect.Item value="s">
              <RxSelect.ItemText>Sweden</RxSelect.ItemText>
            </RxSelect.Item>
          </RxSelect.Content>
        </RxSelect.Root>
      </form>
    )),
    '@form\n[N combobox Country="Norway" (collapsed)]',
  ],
  [
    'progress',
    jsx(() => (
      <RxProgress.Root value={40} aria-label="Upload" style={{ width: 100, height: 10 }}>
        <RxProgress.Indicator style={{ width: 40, height: 10, background: 'blue' }} />
      </RxProgress.Root>
    )),
    '(progress Upload 40 %)',
  ],
  [
    'tabs',
    jsx(() => (
      <RxTabs.Root defaultValue="o">
        <RxTabs.List>
          <RxTabs.Trigger value="o">Orders</RxTabs.Trigger>
          <RxTabs.Trigger value="i">Invoices</RxTabs.Trigger>
        </RxTabs.List>
      </RxTabs.Root>
    )),
    '@tablist\n[N tab Orders (selected)][N tab Invoices]',
  ],
  [
    'menu',
    jsx(() => (
      <RxMenu.Root>
        <RxMenu.Trigger>Options</RxMenu.Trigger>
      </RxMenu.Root>
    )),
    '[N button Options (collapsed menu)]',
  ],
]);

widgets('Headless UI', [
  [
    'switch',
    jsx(() => (
      <Head.Field>
        <Head.Label>Wifi</Head.Label>
        <Head.Switch defaultChecked style={{ width: 40, height: 20 }} />
      </Head.Field>
    )),
    '[N switch Wifi (checked)]',
  ],
  [
    'checkbox',
    jsx(() => (
      <Head.Field>
        <Head.Checkbox style={{ display: 'block', width: 20, height: 20, background: 'grey' }} />
        <Head.Label>Terms</Head.Label>
      </Head.Field>
    )),
    '[N checkbox Terms]',
  ],
  [
    'radio',
    jsx(() => (
      <Head.RadioGroup defaultValue="s" aria-label="Size">
        <Head.Radio value="s">Small</Head.Radio>
        <Head.Radio value="m">Medium</Head.Radio>
      </Head.RadioGroup>
    )),
    '[N radio Small (checked)][N radio Medium]',
  ],
  [
    'select',
    jsx(() => (
      <Head.Field>
        <Head.Label>Country</Head.Label>
        <Head.Listbox defaultValue="Norway">
          <Head.ListboxButton>Norway</Head.ListboxButton>
          <Head.ListboxOptions>
            <Head.ListboxOption value="Norway">Norway</Head.ListboxOption>
          </Head.ListboxOptions>
        </Head.Listbox>
      </Head.Field>
    )),
    '[N combobox Country="Norway" (collapsed)]',
  ],
  [
    'tabs',
    jsx(() => (
      <Head.TabGroup>
        <Head.TabList>
          <Head.Tab>Orders</Head.Tab>
          <Head.Tab>Invoices</Head.Tab>
        </Head.TabList>
      </Head.TabGroup>
    )),
    '@tablist\n[N tab Orders (selected)][N tab Invoices]',
  ],
  [
    'menu',
    jsx(() => (
      <Head.Menu>
        <Head.MenuButton>Options</Head.MenuButton>
      </Head.Menu>
    )),
    '[N button Options (collapsed menu)]',
  ],
]);
