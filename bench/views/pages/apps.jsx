// Whole applications of the kind that people use at work: tables, lists, boards and forms inside of a navigation.
import * as Mui from '@mui/material';
import * as Antd from 'antd';
import ElementPlus from 'element-plus';
import 'element-plus/dist/index.css';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createApp, h, resolveComponent } from 'vue';

const noop = () => {};
const many = (count, make) => Array.from({ length: count }, (_, i) => make(i));
const pick = (list, i) => list[(i * 7 + 3) % list.length];
const PEOPLE = ['Ada Okafor', 'Bjarne Lund', 'Chiara Ricci', 'Dmitri Orlov', 'Elif Demir', 'Farah Haddad', 'Grace Kim', 'Hugo Martin', 'Ines Duarte', 'Jonas Weber', 'Kaito Mori'];
const CITIES = ['Oslo', 'Rome', 'Lisbon', 'Ankara', 'Seoul', 'Lyon', 'Kyiv', 'Osaka', 'Bergen'];
const SUBJECTS = ['Minutes of the weekly meeting', 'Your invoice is ready', 'Question about the delivery date', 'Re: draft of the contract', 'Welcome to the team', 'Server maintenance on Sunday', 'Photos from the workshop'];
const THINGS = ['Desk lamp', 'Floor lamp', 'Oak table', 'Wool blanket', 'Stoneware plate', 'Linen cushion', 'Reading chair', 'Wall clock', 'Garden bench', 'Kettle'];
const mail = (i) => `${pick(PEOPLE, i).toLowerCase().replace(' ', '.')}${i}@example.com`;
const price = (i) => `€${(i * 37) % 400 + 9}.00`;

function BackOffice() {
  const { AppBar, Button, Checkbox, Drawer, IconButton, List, ListItemButton, ListItemText, Tab, Table, TableBody, TableCell, TableHead, TableRow, Tabs, TextField, Toolbar, Typography } = Mui;
  return (
    <div style={{ display: 'flex' }}>
      <Drawer variant="permanent"><List sx={{ width: 180 }}>{['Dashboard', 'Customers', 'Orders', 'Products', 'Invoices', 'Reports', 'Team', 'Settings'].map((t) => <ListItemButton key={t} selected={t === 'Customers'}><ListItemText primary={t} /></ListItemButton>)}</List></Drawer>
      <div style={{ marginLeft: 190, flexGrow: 1 }}>
        <AppBar position="static"><Toolbar><Typography variant="h6">Back office</Typography><TextField label="Search" size="small" /><IconButton aria-label="notifications">3</IconButton><Button color="inherit">Log out</Button></Toolbar></AppBar>
        <Tabs value={0}>{['Active', 'Trial', 'Closed'].map((t) => <Tab key={t} label={t} />)}</Tabs>
        <Table size="small">
          <TableHead><TableRow><TableCell><Checkbox /></TableCell>{['Name', 'E-mail', 'City', 'Plan', 'Since', ''].map((t) => <TableCell key={t}>{t}</TableCell>)}</TableRow></TableHead>
          <TableBody>{many(25, (i) => (
            <TableRow key={i}><TableCell><Checkbox slotProps={{ input: { 'aria-label': `Select ${pick(PEOPLE, i)}` } }} /></TableCell><TableCell><a href={`#/customers/${i}`}>{pick(PEOPLE, i)}</a></TableCell><TableCell>{mail(i)}</TableCell><TableCell>{pick(CITIES, i)}</TableCell>
              <TableCell>{['Free', 'Team', 'Business'][i % 3]}</TableCell><TableCell>{2015 + (i % 10)}</TableCell><TableCell><Button size="small">Edit</Button><Button size="small" color="error">Delete</Button></TableCell></TableRow>))}
          </TableBody>
        </Table>
        <Mui.TablePagination component="div" count={412} page={0} rowsPerPage={25} onPageChange={noop} />
      </div>
    </div>
  );
}

function Orders() {
  const columns = [
    { title: 'Order', dataIndex: 'key', sorter: noop, render: (i) => <a href={`#/orders/${i}`}>{`#${10400 + i}`}</a> }, { title: 'Customer', dataIndex: 'who' }, { title: 'Item', dataIndex: 'item' },
    { title: 'Status', dataIndex: 'status', render: (t) => <Antd.Tag>{t}</Antd.Tag> }, { title: 'Total', dataIndex: 'total', sorter: noop }, { title: '', render: () => <><Antd.Button size="small">Ship</Antd.Button> <Antd.Button size="small" danger>Cancel</Antd.Button></> },
  ];
  const rows = many(50, (i) => ({ key: i, who: pick(PEOPLE, i), item: pick(THINGS, i), status: ['paid', 'packed', 'sent', 'returned'][i % 4], total: price(i) }));
  return (
    <Antd.Layout>
      <Antd.Layout.Sider><Antd.Menu theme="dark" items={['Orders', 'Returns', 'Stock', 'Suppliers', 'Campaigns'].map((label) => ({ key: label, label }))} defaultSelectedKeys={['Orders']} /></Antd.Layout.Sider>
      <Antd.Layout.Content style={{ padding: 20 }}>
        <Antd.Breadcrumb items={[{ title: <a href="#/">Home</a> }, { title: 'Orders' }]} /><h1>Orders</h1>
        <Antd.Form layout="inline"><Antd.Form.Item label="Number"><Antd.Input /></Antd.Form.Item><Antd.Form.Item label="Status"><Antd.Select style={{ width: 120 }} options={['paid', 'sent'].map((value) => ({ value }))} /></Antd.Form.Item><Antd.Form.Item label="From"><Antd.DatePicker /></Antd.Form.Item><Antd.Button type="primary">Filter</Antd.Button></Antd.Form>
        <Antd.Table size="small" rowSelection={{}} columns={columns} dataSource={rows} pagination={{ pageSize: 50, total: 430 }} />
      </Antd.Layout.Content>
    </Antd.Layout>
  );
}

function Mail() {
  const [open, setOpen] = useState(0);
  return (
    <div>
      <header><h1>Mail</h1><input type="search" placeholder="Search mail" /><button>Compose</button></header>
      <nav><ul>{['Inbox 12', 'Starred', 'Sent', 'Drafts 2', 'Spam', 'Bin'].map((t) => <li key={t}><a href={`#${t}`}>{t}</a></li>)}</ul></nav>
      <main>
        <ul>{many(60, (i) => <li key={i} onClick={() => setOpen(i)} style={{ cursor: 'pointer' }}><input type="checkbox" aria-label={`Select conversation ${i + 1}`} /><button aria-label="Star">☆</button> <b>{pick(PEOPLE, i)}</b> <span>{pick(SUBJECTS, i)}</span> <time>{(i % 12) + 1}:0{i % 10}</time></li>)}</ul>
        <article><h2>{pick(SUBJECTS, open)}</h2><p>Dear all, thank you for coming. We agreed to send the draft by Friday and to meet again in two weeks; please write what is missing.</p><button>Reply</button> <button>Forward</button></article>
      </main>
    </div>
  );
}

function Board() {
  return (
    <main><h1>Sprint 14</h1><div style={{ display: 'flex', gap: 12 }}>{['To do', 'In work', 'In review', 'Done'].map((t, column) => (
      <section key={t} aria-label={t} style={{ width: 260 }}><h2>{t}</h2>{many(12, (i) => (
        <div key={i} draggable onClick={noop} style={{ cursor: 'pointer', border: '1px solid #ccc', padding: 8 }}><h3>{pick(SUBJECTS, i + column)}</h3><span>APP-{column * 100 + i}</span> <span>{pick(PEOPLE, i + column)}</span> <button aria-label="More actions">⋯</button></div>))}
        <button>Add card</button></section>))}</div></main>
  );
}

function Catalogue() {
  return (
    <div style={{ display: 'flex' }}>
      <aside aria-label="Filters">{[['Brand', PEOPLE.map((t) => t.split(' ')[1])], ['Town', CITIES]].map(([title, list]) => <fieldset key={title}><legend>{title}</legend>{list.map((t) => <div key={t}><label><input type="checkbox" /> {t} ({t.length * 3})</label></div>)}</fieldset>)}</aside>
      <main><h1>1,204 results</h1><select aria-label="Sort by"><option>Best match</option><option>Price</option></select>
        {many(48, (i) => <div key={i} style={{ padding: 6 }}><a href={`#/p/${i}`}><img alt={pick(THINGS, i)} width="60" height="60" /></a><h3><a href={`#/p/${i}`}>{pick(THINGS, i)} {pick(CITIES, i)}</a></h3><p>★ 4.{i % 10} ({i * 13})</p><p>{price(i)}</p><button>Add to basket</button></div>)}
        <nav aria-label="Pages">{many(8, (i) => <a key={i} href={`#page${i}`}>{i + 1}</a>)}</nav></main>
    </div>
  );
}

const LongTable = () => <main><h1>Log</h1><table><thead><tr><th>Time</th><th>User</th><th>Event</th><th /></tr></thead><tbody>{many(1000, (i) => <tr key={i}><td>{`${10 + (i % 12)}:${10 + (i % 50)}`}</td><td><a href={`#/u/${i}`}>{pick(PEOPLE, i)}</a></td><td>{pick(SUBJECTS, i)}</td><td><button>Hide</button></td></tr>)}</tbody></table></main>;

const Calendar = () => (
  <main><h1>March</h1><button>Today</button><button aria-label="Previous month">‹</button><button aria-label="Next month">›</button>
    <table role="grid"><thead><tr>{['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((t) => <th key={t}>{t}</th>)}</tr></thead>
      <tbody>{many(5, (week) => <tr key={week}>{many(7, (day) => <td key={day} role="gridcell" tabIndex={-1} onClick={noop} style={{ verticalAlign: 'top', padding: 6 }}>{week * 7 + day + 1}{many((week + day) % 3, (i) => <div key={i}><button>{`${9 + i}:00 ${pick(SUBJECTS, week + day + i)}`}</button></div>)}</td>)}</tr>)}</tbody></table></main>
);

const c = (name, props, slot) => h(resolveComponent(name), props, slot && { default: () => slot });
const Settings = {
  render: () => c('ElForm', { labelWidth: 160 }, [
    h('h1', 'Account'), ...['First name', 'Last name', 'Company', 'Street', 'Town', 'Postcode', 'Telephone'].map((label) => c('ElFormItem', { label }, [c('ElInput', { modelValue: '' })])),
    c('ElFormItem', { label: 'Country' }, [c('ElSelect', { modelValue: '', placeholder: 'Choose' }, CITIES.map((value) => c('ElOption', { value, label: value })))]),
    h('h1', 'Notices'), ...['By e-mail', 'By text message', 'Weekly summary', 'News of the product', 'Security'].map((label) => c('ElFormItem', { label }, [c('ElSwitch', { modelValue: false })])),
    h('h1', 'Sessions'), c('ElTable', { data: many(12, (i) => ({ place: pick(CITIES, i), when: `${i + 1} days ago` })) }, [c('ElTableColumn', { prop: 'place', label: 'Place' }), c('ElTableColumn', { prop: 'when', label: 'Last used' })]),
    c('ElButton', { type: 'primary' }, ['Save']), c('ElButton', {}, ['Cancel']),
  ]),
};

const react = (Page) => (host) => { createRoot(host).render(<Page />); };

export default {
  'app: back office (MUI)': react(BackOffice),
  'app: orders (antd)': react(Orders),
  'app: mail (React)': react(Mail),
  'app: board (React)': react(Board),
  'app: catalogue (React)': react(Catalogue),
  'app: log of 1,000 rows (React)': react(LongTable),
  'app: calendar (React)': react(Calendar),
  'app: settings (Element Plus)': (host) => createApp(Settings).use(ElementPlus).mount(host),
};
