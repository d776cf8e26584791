// Pages with old and new jQuery, jQuery UI and Backbone: handlers on the elements, and delegated ones.
import Backbone from 'backbone';
import $1 from 'jquery1';
import $2 from 'jquery2';
import $ from '../jqueryGlobal.js';
import 'jquery-ui/dist/jquery-ui.js';
import 'jquery-ui/dist/themes/base/jquery-ui.css';
import 'todomvc-app-css/index.css';

const noop = () => {};
const rows = [1, 2, 3, 4, 5, 6, 7, 8];
const behind = rows.map((i) => `<p><button>Behind ${i}</button></p>`).join('');
const page = (html, run, delegated) => (host) => {
  host.innerHTML = html;
  window.delegated = delegated;
  run($, host);
};

const TILES = `<p>${rows.map((i) => `some <span class=alink>word ${i}</span>`).join(' ')}</p><div>${rows.map((i) => `<div class=half-hour style="height:20px">${i}</div>`).join('')}</div>
  <ul id=list>${rows.map((i) => `<li><b class=go>Go ${i}</b></li>`).join('')}</ul><p>words</p>`;
const tiles = (jquery) => (host) => page(TILES, () => {
  window.jQuery = jquery;
  jquery('.alink').on('click', noop);
  jquery('.half-hour').mousedown(noop).mousemove(noop);
  jquery('#list').on('click', '.go', noop);
}, ['.go'])(host);

const TODO = `<section class=todoapp><header class=header><h1>todos</h1><input class=new-todo placeholder="What needs to be done?"></header>
  <section class=main><input id=toggle-all class=toggle-all type=checkbox><label for=toggle-all>Mark all as complete</label>
  <ul class=todo-list>${rows.map((i) => `<li class="${i % 2 ? 'completed' : ''}"><div class=view><input class=toggle type=checkbox ${i % 2 ? 'checked' : ''}><label>Task ${i}</label><button class=destroy></button></div><input class=edit value=x></li>`).join('')}</ul></section>
  <footer class=footer><span class=todo-count><strong>3</strong> items left</span><ul class=filters><li><a class=selected href="#/">All</a></li><li><a href="#/active">Active</a></li></ul><button class=clear-completed>Clear completed</button></footer></section>`;

export default {
  'jQuery 1.12': tiles($1),
  'jQuery 2.1': tiles($2),
  'jQuery 4': (host) => page(TILES.replaceAll('half-hour', 'hour'), () => {
    $('.alink, .hour').on('click', noop);
    $('#list').on('click', '.go', noop);
  }, ['.go'])(host),
  'TodoMVC: jQuery': page(TODO, ($) => $('.todo-list').on('change', '.toggle', noop).on('dblclick', 'label', noop).on('click', '.destroy', noop), ['.todo-list label']),
  'TodoMVC: Backbone': page(TODO, ($, host) => {
    Backbone.$ = $;
    const View = Backbone.View.extend({ events: { 'click .toggle': noop, 'dblclick label': noop, 'click .destroy': noop, 'keypress .edit': noop } });
    host.querySelectorAll('.todo-list li').forEach((el) => new View({ el }));
  }, ['.todo-list label']),
  'jQuery UI: accordion, tabs': page(`<div id=acc>${rows.slice(0, 3).map((i) => `<h3>Section ${i}</h3><div><p>Text ${i} <a href="#a${i}">in</a></p></div>`).join('')}</div>
    <div id=tabs><ul>${rows.slice(0, 3).map((i) => `<li><a href="#t${i}">Tab ${i}</a></li>`).join('')}</ul>${rows.slice(0, 3).map((i) => `<div id=t${i}>Panel</div>`).join('')}</div>`, ($) => { $('#acc').accordion(); $('#tabs').tabs(); }),
  'jQuery UI: date picker': page('<div id=d></div><input id=i>', ($) => { $('#d, #i').datepicker(); }),
  'jQuery UI: menu, slider': page(`<ul id=m style="width:150px">${rows.slice(0, 4).map((i) => `<li><div>Item ${i}</div></li>`).join('')}</ul><div id=s></div><select id=sel><option>One<option>Two</select><label for=c1>A</label><input type=checkbox id=c1>`,
    ($) => { $('#m').menu(); $('#s').slider(); $('#sel').selectmenu(); $('#c1').checkboxradio(); }, ['.ui-slider-handle']),
  'jQuery UI: dialog': page(`${behind}<div id=dlg title=Hello><p>Text <a href="#x">x</a></p></div>`, ($) => { $('#dlg').dialog({ modal: true, buttons: { OK: noop, Cancel: noop } }); }, ['.ui-resizable-handle']),
  'jQuery UI: drag and sort': page(`<div id=drag style="width:60px;height:60px;background:#ccc">drag</div><ul id=sort>${rows.slice(0, 4).map((i) => `<li>Row ${i}</li>`).join('')}</ul>`,
    ($) => { $('#drag').draggable(); $('#sort').sortable(); }, ['.ui-sortable-handle']),
  'jQuery UI: suggestions': page('<input id=a value=a>', ($) => { $('#a').autocomplete({ source: ['aa', 'ab', 'ac'], minLength: 0 }).autocomplete('search', 'a'); }, ['.ui-menu-item']),
};
