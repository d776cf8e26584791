// Pages of small or old frameworks, and of d3 3. They leave different traces on elements.
import 'angular';
import d3 from 'd3v3';
import { app, h, text } from 'hyperapp';
import { render as renderInferno } from 'inferno';
import { createElement as inferno } from 'inferno-create-element';
import ko from 'knockout';
import m from 'mithril';
import '@angular/compiler';
import { Component } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import 'zone.js';

const noop = () => {};
const rows = [1, 2, 3, 4, 5, 6, 7, 8];

function grid(host) {
  const svg = d3.select(host).append('svg').attr({ width: 160, height: 160 });
  for (let i = 0; i < 6; i++) svg.append(i % 2 ? 'circle' : 'rect').attr(i % 2 ? { cx: 20 + i * 22, cy: 30, r: 9 } : { x: 12 + i * 22, y: 60, width: 18, height: 18 }).attr('fill', 'red');
  svg.append('text').attr({ x: 20, y: 120 }).text('A');
  svg.append('line').attr({ x1: 0, x2: 160, y1: 150, y2: 150, stroke: 'black' });
  return svg;
}

const BenchApp = Component({
  selector: 'bench-app', template: '@for (i of rows; track i) {<p><span (click)="go()">Task {{i}}</span> <em>not</em> <button (click)="go()">x</button></p>}',
})(class { rows = rows; go() {} });

export default {
  'Angular': (host) => { host.append(document.createElement('bench-app')); void bootstrapApplication(BenchApp); },
  'AngularJS': (host) => {
    host.innerHTML = '<div ng-controller=C><p ng-repeat="i in items"><span ng-click="go()">Task {{i}}</span> <em>not</em> <i ng-dblclick="go()">d</i> <b ng-mousedown="go()">m</b></p></div>';
    window.angular.module('a', []).controller('C', ['$scope', (scope) => Object.assign(scope, { items: rows, go: noop })]);
    window.angular.bootstrap(host, ['a']);
  },
  'Knockout': (host) => {
    host.innerHTML = '<div data-bind="foreach: items"><p><span data-bind="text: $data, click: $root.go"></span> <button data-bind="click: $root.go">x</button> <i data-bind="event: { dblclick: $root.go }">d</i></p></div><p data-bind="visible: true">words</p>';
    ko.applyBindings({ items: rows, go: noop }, host);
  },
  'Mithril': (host) => m.mount(host, { view: () => m('div', rows.map((i) => m('p', m('span', { onclick: noop }, `Task ${i}`), m('em', 'not'), m('button', { onclick: noop }, 'x')))) }),
  'Hyperapp': (host) => { app({ init: 0, node: host.appendChild(document.createElement('div')), view: () => h('div', {}, rows.map((i) => h('p', {}, [h('span', { onclick: (state) => state }, text(`Task ${i}`)), h('em', {}, text('not'))]))) }); },
  'Inferno': (host) => {
    renderInferno(inferno('div', null, rows.map((i) => inferno('p', { key: i }, inferno('span', { onClick: noop }, `Task ${i}`), inferno('em', { onmousedown: noop }, 'own'), inferno('i', null, 'not')))), host);
    window.delegated = ['span'];
  },
  'd3 3: shapes': (host) => {
    const svg = grid(host);
    svg.selectAll('circle, rect, text').on('click', noop);
    svg.on('click', noop);
  },
  'd3 3: drag': (host) => { grid(host).selectAll('circle').call(d3.behavior.drag().on('drag', noop)); },
  'd3 3: bars': (host) => {
    const g = d3.select(host).append('svg').attr({ width: 400, height: 200 }).append('g').attr('transform', 'translate(20,10)');
    g.selectAll('rect').data([3, 5, 8, 2, 9]).enter().append('rect').attr({ x: (d, i) => i * 40, y: (d) => 180 - d * 18, width: 30, height: (d) => d * 18 }).on('click', noop);
    g.append('g').call(d3.svg.axis().scale(d3.scale.linear().range([0, 200])));
  },
};
