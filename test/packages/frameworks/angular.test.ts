import 'zone.js';
import '@angular/compiler';
import { Component } from '@angular/core';
import { FormControl, FormGroup, FormsModule, ReactiveFormsModule, Validators } from '@angular/forms';
import { bootstrapApplication } from '@angular/platform-browser';
import { expect } from 'chai';
import { DomTool } from '../../../src/index.ts';
import { hands } from '../support/hands.ts';
import { $, holds, pause, place } from '../support/page.ts';

const group = new FormGroup({
  name: new FormControl('', [Validators.required]),
  late: new FormControl('', { updateOn: 'blur' }),
  ok: new FormControl(false),
  pick: new FormControl('a'),
  kind: new FormControl(''),
  count: new FormControl<number | null>(null),
});
const model = { text: '', clicks: 0, sent: 0 };

@Component({
  selector: 'test-app',
  imports: [ReactiveFormsModule, FormsModule],
  template: `<form [formGroup]="group" (ngSubmit)="model.sent = model.sent + 1">
      <input id="name" formControlName="name" /><input id="late" formControlName="late" /><input
        id="ok"
        type="checkbox"
        formControlName="ok"
      />
      <select id="pick" formControlName="pick">
        <option value="a">A</option>
        <option value="b">B</option>
      </select>
      <input type="radio" id="k1" value="1" formControlName="kind" /><input
        type="radio"
        id="k2"
        value="2"
        formControlName="kind"
      />
      <input type="number" id="count" formControlName="count" /><button id="send" [disabled]="group.invalid">
        Send
      </button>
    </form>
    <input id="text" [(ngModel)]="model.text" /><button id="b" (click)="model.clicks = model.clicks + 1">b</button>
    <div id="t" (click)="model.clicks = 0">pressed</div>
    <div id="n">not</div>`,
})
class App {
  group = group;
  model = model;
}

describe('actions on Angular end in the claimed state:', () => {
  before(async () => {
    place().append(document.createElement('test-app'));
    await bootstrapApplication(App);
    await $('#name');
    await pause();
  });
  it('leaves its handlers to be seen', async () => {
    expect([DomTool.isInteractive(await $('#t')), DomTool.isInteractive(await $('#n'))]).to.deep.equal([true, false]);
  });
  it('reactive forms', async () => {
    const claims = [
      await hands.type(await $('#name'), 'Ann'),
      await hands.type(await $('#late'), 'x', { blur: true }),
      await hands.check(await $('#ok'), true),
      await hands.select(await $('#pick'), 'B'),
      await hands.check(await $('#k2'), true),
      await hands.type(await $('#count'), '3'),
    ];
    holds(claims, group.value, { name: 'Ann', late: 'x', ok: true, pick: 'b', kind: '2', count: 3 });
  });
  it('a button that gets enabled, and submit', async () => {
    holds(await hands.click(await $('#send')), model.sent, 1);
  });
  it('ngModel and click', async () => {
    const claims = [await hands.type(await $('#text'), 'abc'), await hands.click(await $('#b'))];
    holds(claims, [model.text, model.clicks], ['abc', 1]);
  });
});
