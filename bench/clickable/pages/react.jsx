import { Listbox, ListboxButton, Menu, MenuButton, MenuItem, MenuItems, Switch, Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react';
import * as Mantine from '@mantine/core';
import '@mantine/core/styles.css';
import * as Mui from '@mui/material';
import * as Dialog from '@radix-ui/react-dialog';
import * as Dropdown from '@radix-ui/react-dropdown-menu';
import * as RadixSelect from '@radix-ui/react-select';
import * as RadixSlider from '@radix-ui/react-slider';
import * as Antd from 'antd';
import { useState } from 'react';
import * as Aria from 'react-aria-components';
import { createRoot } from 'react-dom/client';
import ReactSelect from 'react-select';

const noop = () => {};
const rows = Array.from({ length: 10 }, (_, i) => i + 1);

function Todo() {
  const [done, set] = useState([]);
  return <main><h1>Todo</h1><form><input placeholder="What?" /><button>Add</button></form>
    <ul>{rows.map((i) => <li key={i}><span onClick={() => set([...done, i])}>Task {i}</span> <i onClick={noop}>x</i></li>)}</ul>
    <div onClick={noop} style={{ border: '1px solid', padding: 20 }}>Card <button onClick={noop}>Buy</button></div>
    <svg width="100" height="40"><circle cx="20" cy="20" r="15" onClick={noop} /><rect x="50" width="30" height="30" /></svg>
    <table><tbody>{rows.map((i) => <tr key={i} onClick={noop}><td>Row {i}</td><td>{i * 3}</td></tr>)}</tbody></table></main>;
}
const options = [{ value: 1, label: 'One' }, { value: 2, label: 'Two' }];
const { Button, Checkbox, Chip, IconButton, List, ListItemButton, Rating, Select, Slider, TextField } = Mui;

const PAGES = {
  'React: app': () => <Todo />,
  'MUI: controls': () => <div><Button variant="contained">Go</Button><Checkbox /><Mui.Switch /><Mui.Radio /><Slider value={30} /><Rating value={3} /><Select value={1}><Mui.MenuItem value={1}>One</Mui.MenuItem></Select>
    <TextField label="Name" /><IconButton aria-label="close">x</IconButton><Chip label="chip" onClick={noop} onDelete={noop} /><Mui.Tabs value={0}><Mui.Tab label="A" /><Mui.Tab label="B" /></Mui.Tabs><Mui.Pagination count={5} />
    <List>{rows.slice(0, 4).map((i) => <ListItemButton key={i}>Item {i}</ListItemButton>)}</List><Mui.Autocomplete options={['a', 'b']} renderInput={(p) => <TextField {...p} label="Fruit" />} /><Mui.Accordion><Mui.AccordionSummary>More</Mui.AccordionSummary>text</Mui.Accordion></div>,
  'MUI: dialog': () => <div>{rows.map((i) => <p key={i}><Button>Behind {i}</Button></p>)}<Mui.Dialog open><Mui.DialogTitle>Sure?</Mui.DialogTitle><Mui.DialogActions><Button>Yes</Button><Button>No</Button></Mui.DialogActions></Mui.Dialog></div>,
  'MUI: menu': () => <div>{rows.map((i) => <p key={i}><Button>Behind {i}</Button></p>)}<Mui.Menu open anchorReference="anchorPosition" anchorPosition={{ left: 200, top: 100 }}>{rows.slice(0, 3).map((i) => <Mui.MenuItem key={i}>Item {i}</Mui.MenuItem>)}</Mui.Menu></div>,
  'antd: controls': () => <div><Antd.Button>Go</Antd.Button><Antd.Checkbox>Check</Antd.Checkbox><Antd.Radio.Group options={['a', 'b', 'c']} /><Antd.Switch /><Antd.Select options={options} value={1} style={{ width: 120 }} /><Antd.Slider value={20} /><Antd.Rate value={2} />
    <Antd.Input.Search placeholder="find" /><Antd.InputNumber /><Antd.DatePicker /><Antd.Tabs items={rows.slice(0, 3).map((i) => ({ key: i, label: `Tab ${i}`, children: 'x' }))} /><Antd.Pagination total={50} /><Antd.Collapse items={rows.slice(0, 3).map((i) => ({ key: i, label: `Panel ${i}`, children: 'x' }))} />
    <Antd.Menu items={rows.slice(0, 4).map((i) => ({ key: i, label: `Entry ${i}` }))} /><Antd.Tree treeData={[{ title: 'root', key: 0, children: [{ title: 'leaf', key: 1 }] }]} defaultExpandAll /><Antd.Segmented options={['x', 'y']} /><Antd.Tag closable>tag</Antd.Tag><Antd.Upload><Antd.Button>Up</Antd.Button></Antd.Upload></div>,
  'antd: table': () => <Antd.Table rowSelection={{}} columns={[{ title: 'Name', dataIndex: 'n', sorter: () => 0 }, { title: 'Act', render: () => <a href="#e">Edit</a> }]} dataSource={rows.map((i) => ({ key: i, n: `Row ${i}` }))} pagination={{ pageSize: 5 }} />,
  'antd: modal': () => <div>{rows.map((i) => <p key={i}><Antd.Button>Behind {i}</Antd.Button></p>)}<Antd.Modal open title="Sure?">Text</Antd.Modal></div>,
  'Radix': () => <div><Dropdown.Root><Dropdown.Trigger>Menu</Dropdown.Trigger></Dropdown.Root><RadixSelect.Root defaultValue="a"><RadixSelect.Trigger><RadixSelect.Value /></RadixSelect.Trigger></RadixSelect.Root><RadixSlider.Root defaultValue={[3]} style={{ position: 'relative', display: 'flex', width: 200, height: 20 }}><RadixSlider.Track style={{ background: '#ccc', flexGrow: 1, height: 4 }}><RadixSlider.Range /></RadixSlider.Track><RadixSlider.Thumb style={{ display: 'block', width: 16, height: 16, background: 'red' }} /></RadixSlider.Root></div>,
  'Radix: dialog': () => <div>{rows.map((i) => <p key={i}><button>Behind {i}</button></p>)}<Dialog.Root open><Dialog.Portal><Dialog.Overlay style={{ position: 'fixed', inset: 0, background: '#0008' }} /><Dialog.Content style={{ position: 'fixed', top: 100, left: 100, background: '#fff' }}><Dialog.Title>Edit</Dialog.Title><input /><Dialog.Close>Close</Dialog.Close></Dialog.Content></Dialog.Portal></Dialog.Root></div>,
  'Headless UI': () => <div><Menu><MenuButton>Menu</MenuButton><MenuItems static>{rows.slice(0, 3).map((i) => <MenuItem key={i}><a href={`#${i}`}>Item {i}</a></MenuItem>)}</MenuItems></Menu><Listbox value={1}><ListboxButton>List</ListboxButton></Listbox><Switch checked={false} onChange={noop} style={{ width: 40, height: 20, background: '#aaa' }} />
    <TabGroup><TabList><Tab>A</Tab><Tab>B</Tab></TabList><TabPanels><TabPanel>x</TabPanel><TabPanel>y</TabPanel></TabPanels></TabGroup></div>,
  'React Aria': () => <div><Aria.Button>Go</Aria.Button><Aria.Checkbox>Check</Aria.Checkbox><Aria.Switch>Switch</Aria.Switch><Aria.RadioGroup aria-label="r"><Aria.Radio value="a">A</Aria.Radio><Aria.Radio value="b">B</Aria.Radio></Aria.RadioGroup><Aria.ListBox aria-label="l" selectionMode="single">{rows.slice(0, 4).map((i) => <Aria.ListBoxItem key={i} id={i}>Item {i}</Aria.ListBoxItem>)}</Aria.ListBox>
    <Aria.TextField aria-label="t"><Aria.Input /></Aria.TextField><Aria.Calendar aria-label="c"><Aria.Button slot="previous">p</Aria.Button><Aria.Heading /><Aria.Button slot="next">n</Aria.Button><Aria.CalendarGrid>{(date) => <Aria.CalendarCell date={date} />}</Aria.CalendarGrid></Aria.Calendar><Aria.TagGroup aria-label="g"><Aria.TagList><Aria.Tag id="x">x</Aria.Tag></Aria.TagList></Aria.TagGroup></div>,
  'Mantine': () => <Mantine.MantineProvider><Mantine.Button>Go</Mantine.Button><Mantine.Checkbox label="Check" /><Mantine.Switch label="Sw" /><Mantine.Select data={['a', 'b']} label="Pick" /><Mantine.Slider defaultValue={30} /><Mantine.Tabs defaultValue="a"><Mantine.Tabs.List><Mantine.Tabs.Tab value="a">A</Mantine.Tabs.Tab><Mantine.Tabs.Tab value="b">B</Mantine.Tabs.Tab></Mantine.Tabs.List></Mantine.Tabs>
    <Mantine.Accordion><Mantine.Accordion.Item value="1"><Mantine.Accordion.Control>More</Mantine.Accordion.Control></Mantine.Accordion.Item></Mantine.Accordion><Mantine.Pagination total={6} /><Mantine.Rating defaultValue={2} /><Mantine.TextInput label="Name" /><Mantine.Burger /><Mantine.NavLink label="Nav" href="#n" /><Mantine.Chip>Chip</Mantine.Chip><Mantine.SegmentedControl data={['x', 'y', 'z']} /><Mantine.Stepper active={1} onStepClick={noop}><Mantine.Stepper.Step label="One" /><Mantine.Stepper.Step label="Two" /></Mantine.Stepper></Mantine.MantineProvider>,
  'Mantine: modal': () => <Mantine.MantineProvider>{rows.map((i) => <p key={i}><Mantine.Button>Behind {i}</Mantine.Button></p>)}<Mantine.Modal opened onClose={noop} title="Sure?" transitionProps={{ duration: 0 }}><Mantine.TextInput label="Name" /><Mantine.Button>OK</Mantine.Button></Mantine.Modal></Mantine.MantineProvider>,
  'Mantine: drawer': () => <Mantine.MantineProvider>{rows.map((i) => <p key={i}><Mantine.Button>Behind {i}</Mantine.Button></p>)}<Mantine.Drawer opened onClose={noop} title="Menu" transitionProps={{ duration: 0 }}><Mantine.NavLink label="A" href="#a" /></Mantine.Drawer></Mantine.MantineProvider>,
  'react-select': () => <div><ReactSelect options={options} menuIsOpen /><div style={{ height: 200 }} /><ReactSelect isMulti options={options} value={options} /></div>,
};

export default Object.fromEntries(Object.entries(PAGES).map(([name, Page]) => [name, (host) => { createRoot(host).render(<Page />); }]));
