// Pages of widgets without a framework, and of web components.
import { allComponents, provideFluentDesignSystem } from '@fluentui/web-components';
import { Calendar } from '@fullcalendar/core';
import dayGrid from '@fullcalendar/daygrid';
import interaction from '@fullcalendar/interaction';
import '@material/web/all.js';
import { AllCommunityModule, createGrid, ModuleRegistry } from 'ag-grid-community';
import * as bootstrap from 'bootstrap';
import 'bootstrap/dist/css/bootstrap.css';
import Chart from 'chart.js/auto';
import flatpickr from 'flatpickr';
import 'flatpickr/dist/flatpickr.css';
import L from 'leaflet';
import 'leaflet/dist/leaflet.css';
import Swal from 'sweetalert2';
import Swiper from 'swiper/bundle';
import 'swiper/css/bundle';

ModuleRegistry.registerModules([AllCommunityModule]);
const noop = () => {};
const rows = [1, 2, 3, 4, 5, 6, 7, 8];
const behind = rows.map((i) => `<p><button class=btn>Behind ${i}</button></p>`).join('');
const fluent = (html) => (host) => {
  provideFluentDesignSystem().register(allComponents);
  host.innerHTML = html;
};
const html = (source) => (host) => { host.innerHTML = source; };

export default {
  'Bootstrap': html(`<nav class="navbar navbar-expand-lg bg-light"><a class=navbar-brand href="#">Brand</a><ul class=navbar-nav><li class=nav-item><a class="nav-link active" href="#">Home</a></li>
    <li class="nav-item dropdown"><a class="nav-link dropdown-toggle" href="#" role=button data-bs-toggle=dropdown>Drop</a><ul class=dropdown-menu><li><a class=dropdown-item href="#">A</a></li></ul></li></ul></nav>
    <button class="btn btn-primary">Go</button> <span class="badge text-bg-secondary">New</span> <div class=btn-group><button class="btn btn-outline-secondary">L</button><button class="btn btn-outline-secondary">R</button></div>
    <div class=card style="width:18rem"><div class=card-body><h5 class=card-title>Card</h5><p class=card-text>Text</p><a href="#" class="btn btn-primary stretched-link">Go somewhere</a></div></div>
    <div class=accordion>${rows.slice(0, 3).map((i) => `<div class=accordion-item><h2 class=accordion-header><button class="accordion-button collapsed" data-bs-toggle=collapse data-bs-target="#c${i}">Item ${i}</button></h2><div id=c${i} class="accordion-collapse collapse"><div class=accordion-body><a href="#">x</a></div></div></div>`).join('')}</div>
    <div class="form-check form-switch"><input class=form-check-input type=checkbox id=sw><label class=form-check-label for=sw>Switch</label></div><input type=range class=form-range><select class=form-select><option>1</select>
    <ul class=pagination><li class="page-item disabled"><a class=page-link>Prev</a></li><li class=page-item><a class=page-link href="#">1</a></li></ul>
    <div class=list-group><a href="#" class="list-group-item list-group-item-action">One</a><button class="list-group-item list-group-item-action">Two</button><div class=list-group-item>Not</div></div>
    <div class="alert alert-warning alert-dismissible">Careful <button class=btn-close data-bs-dismiss=alert></button></div>`),
  'Bootstrap: modal': (host) => {
    host.innerHTML = `${behind}<div class=modal id=m tabindex=-1><div class=modal-dialog><div class=modal-content><div class=modal-header><h5>Title</h5><button class=btn-close data-bs-dismiss=modal></button></div><div class=modal-body>Text <input></div><div class=modal-footer><button class="btn btn-secondary">Close</button><button class="btn btn-primary">Save</button></div></div></div></div>`;
    new bootstrap.Modal('#m').show();
  },
  'Bootstrap: drawer': (host) => {
    host.innerHTML = `${behind}<div class="offcanvas offcanvas-start" tabindex=-1 id=o><div class=offcanvas-header><h5>Side</h5><button class=btn-close data-bs-dismiss=offcanvas></button></div><div class=offcanvas-body><a href="#a">Link</a></div></div>`;
    new bootstrap.Offcanvas('#o').show();
  },
  'Bootstrap: carousel': html(`<div id=car class="carousel slide"><div class=carousel-indicators>${[0, 1, 2].map((i) => `<button data-bs-target="#car" data-bs-slide-to=${i} class="${i ? '' : 'active'}"></button>`).join('')}</div><div class=carousel-inner>${[0, 1, 2].map((i) => `<div class="carousel-item ${i ? '' : 'active'}"><div style="height:200px;background:#777">Slide ${i} <a href="#s${i}">more</a></div></div>`).join('')}</div>
    <button class=carousel-control-prev data-bs-target="#car" data-bs-slide=prev>&lt;</button><button class=carousel-control-next data-bs-target="#car" data-bs-slide=next>&gt;</button></div>`),
  'Material Web': html(`<md-filled-button>Go</md-filled-button><md-checkbox></md-checkbox><md-switch></md-switch><md-radio name=r></md-radio><md-slider></md-slider><md-tabs><md-primary-tab>A</md-primary-tab><md-primary-tab>B</md-primary-tab></md-tabs><md-outlined-text-field label=Name></md-outlined-text-field>
    <md-outlined-select label=Pick><md-select-option value=a><div slot=headline>A</div></md-select-option></md-outlined-select><md-list>${rows.slice(0, 3).map((i) => `<md-list-item type=button>Item ${i}</md-list-item>`).join('')}<md-list-item>Not</md-list-item></md-list><md-chip-set><md-filter-chip label=chip removable></md-filter-chip></md-chip-set><md-icon-button aria-label=x>x</md-icon-button><md-fab label=New></md-fab>`),
  'Material Web: dialog': html(`${behind}<md-dialog open><div slot=headline>Sure?</div><form slot=content id=f method=dialog>Text</form><div slot=actions><md-text-button form=f>OK</md-text-button></div></md-dialog>`),
  'Fluent': fluent(`<fluent-button>Go</fluent-button><fluent-checkbox>C</fluent-checkbox><fluent-switch>S</fluent-switch><fluent-slider min=0 max=10 value=3></fluent-slider><fluent-tabs><fluent-tab id=a>A</fluent-tab><fluent-tab id=b>B</fluent-tab><fluent-tab-panel>x</fluent-tab-panel><fluent-tab-panel>y</fluent-tab-panel></fluent-tabs><fluent-text-field>Name</fluent-text-field>
    <fluent-radio-group><fluent-radio value=a>a</fluent-radio><fluent-radio value=b>b</fluent-radio></fluent-radio-group><fluent-anchor href="#x">Link</fluent-anchor><fluent-accordion><fluent-accordion-item><span slot=heading>More</span>text</fluent-accordion-item></fluent-accordion><fluent-menu><fluent-menu-item>Cut</fluent-menu-item></fluent-menu><fluent-tree-view><fluent-tree-item>Leaf</fluent-tree-item></fluent-tree-view><fluent-select><fluent-option>One</fluent-option></fluent-select><fluent-number-field>n</fluent-number-field>`),
  'Fluent: dialog': fluent(`${behind}<fluent-dialog modal trap-focus><div><h2>Sure?</h2><fluent-button>OK</fluent-button></div></fluent-dialog>`),
  'flatpickr': (host) => {
    host.innerHTML = '<input id=f>';
    flatpickr('#f', { inline: true });
    window.delegated = ['.flatpickr-day', '.flatpickr-prev-month', '.flatpickr-next-month'];
  },
  'sweetalert2': (host) => {
    host.innerHTML = behind;
    void Swal.fire({ title: 'Sure?', text: 'Really', showCancelButton: true, showCloseButton: true, input: 'text', animation: false });
  },
  'Swiper': (host) => {
    host.innerHTML = `<div class=swiper style="width:500px;height:200px"><div class=swiper-wrapper>${rows.map((i) => `<div class=swiper-slide>Slide ${i} <a href="#${i}">go</a></div>`).join('')}</div><div class=swiper-pagination></div><div class=swiper-button-prev></div><div class=swiper-button-next></div></div>`;
    new Swiper('.swiper', { navigation: { nextEl: '.swiper-button-next', prevEl: '.swiper-button-prev' }, pagination: { el: '.swiper-pagination', clickable: true } });
    window.delegated = ['.swiper-pagination-bullet'];
  },
  'Leaflet': (host) => {
    host.innerHTML = '<div id=map style="width:500px;height:300px"></div>';
    const map = L.map('map').setView([51.5, -0.09], 13);
    L.marker([51.5, -0.09]).addTo(map).bindPopup('hi').openPopup();
    L.circle([51.508, -0.11], { radius: 500 }).addTo(map).on('click', noop);
    L.control.layers({ a: L.layerGroup(), b: L.layerGroup() }).addTo(map);
    window.delegated = ['.leaflet-marker-icon', 'path.leaflet-interactive'];
  },
  'FullCalendar': (host) => {
    new Calendar(host, { plugins: [dayGrid, interaction], initialView: 'dayGridMonth', initialDate: '2026-03-10', selectable: true, editable: true, dateClick: noop, eventClick: noop, navLinks: true, events: [{ title: 'Meeting', start: '2026-03-12' }, { title: 'Trip', start: '2026-03-18', end: '2026-03-21' }] }).render();
    window.delegated = ['.fc-event'];
  },
  'Chart.js': (host) => {
    host.innerHTML = '<canvas id=c width=400 height=200></canvas><button>Refresh</button>';
    new Chart('c', { type: 'bar', data: { labels: ['a', 'b'], datasets: [{ label: 'x', data: [1, 2] }] }, options: { responsive: false } });
  },
  'AG Grid': (host) => {
    host.innerHTML = '<div id=g style="height:300px;width:600px"></div>';
    createGrid(host.firstElementChild, { columnDefs: [{ field: 'name', filter: true }, { field: 'age' }], rowData: rows.map((age) => ({ name: `Row ${age}`, age })), onRowClicked: noop });
  },
};
