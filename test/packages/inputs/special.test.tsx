import { closestCenter, DndContext, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { arrayMove, SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import IMask from 'imask';
import { useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { NumericFormat, PatternFormat } from 'react-number-format';
import Sortable from 'sortablejs';
import { hands } from '../support/hands.ts';
import { $, holds, pause, place } from '../support/page.ts';

describe('actions on input masks end in the claimed state:', () => {
  it('imask: phone number', async () => {
    place().innerHTML = '<input id="t">';
    const mask = IMask(await $<HTMLInputElement>('#t'), { mask: '+{1}(000)000-0000' });
    holds(await hands.type(await $('#t'), '5551234567'), mask.unmaskedValue, '15551234567');
  });
  it('imask: number', async () => {
    place().innerHTML = '<input id="t">';
    const mask = IMask(await $<HTMLInputElement>('#t'), {
      mask: Number,
      thousandsSeparator: ',',
      scale: 2,
      radix: '.',
    });
    holds(await hands.type(await $('#t'), '1234567.5'), mask.unmaskedValue, '1234567.5');
  });
  it('react-number-format: money, replaced', async () => {
    let value: number | undefined;
    createRoot(place()).render(
      <NumericFormat
        id="t"
        thousandSeparator
        prefix="$"
        defaultValue={99}
        onValueChange={(v) => {
          value = v.floatValue;
        }}
      />,
    );
    holds(await hands.type(await $('#t'), '12345', { clearFirst: true }), value, 12345);
  });
  it('react-number-format: card pattern', async () => {
    let value = '';
    createRoot(place()).render(
      <PatternFormat
        id="t"
        format="#### ####"
        mask="_"
        onValueChange={(v) => {
          value = v.value;
        }}
      />,
    );
    holds(await hands.type(await $('#t'), '12345678'), value, '12345678');
  });
});

describe('actions on one-time codes end in the claimed state:', () => {
  it('boxes that hand the focus on', async () => {
    let code = '';
    function Code() {
      const [digits, set] = useState(['', '', '', '']);
      const refs = useRef<(HTMLInputElement | null)[]>([]);
      code = digits.join('');
      return (
        <>
          {digits.map((d, i) => (
            <input
              key={i}
              id={`c${i}`}
              maxLength={1}
              value={d}
              ref={(el) => {
                refs.current[i] = el;
              }}
              onChange={(e) => {
                const next = [...digits];
                next[i] = e.target.value.slice(-1);
                set(next);
                if (e.target.value) refs.current[i + 1]?.focus();
              }}
            />
          ))}
        </>
      );
    }
    createRoot(place()).render(<Code />);
    holds(await hands.type(await $('#c0'), '4711'), code, '4711');
  });
});

describe('actions on sortable lists end in the claimed state:', () => {
  it('SortableJS', async () => {
    place().innerHTML =
      '<ul id="l" style="width:200px;list-style:none;padding:0"><li id="a" style="height:40px">a</li><li id="b" style="height:40px">b</li><li id="c" style="height:40px">c</li></ul>';
    const list = new Sortable(await $('#l'), { animation: 0, dataIdAttr: 'id' });
    holds(await hands.drag(await $('#a'), { target: await $('#c') }), list.toArray(), ['b', 'c', 'a']);
  });
  it('dnd-kit', async () => {
    let order: string[] = [];
    function Item({ id }: { id: string }) {
      const { setNodeRef, attributes, listeners, transform } = useSortable({ id });
      return (
        <li
          ref={setNodeRef}
          id={`i-${id}`}
          {...attributes}
          {...listeners}
          style={{ height: 40, transform: transform ? `translateY(${transform.y}px)` : undefined }}
        >
          {id}
        </li>
      );
    }
    function List() {
      const [items, set] = useState(['a', 'b', 'c']);
      order = items;
      const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 5 } }));
      return (
        <DndContext
          sensors={sensors}
          collisionDetection={closestCenter}
          onDragEnd={({ active, over }) => {
            if (over) set(arrayMove(items, items.indexOf(String(active.id)), items.indexOf(String(over.id))));
          }}
        >
          <SortableContext items={items} strategy={verticalListSortingStrategy}>
            <ul style={{ width: 200, padding: 0 }}>
              {items.map((i) => (
                <Item key={i} id={i} />
              ))}
            </ul>
          </SortableContext>
        </DndContext>
      );
    }
    createRoot(place()).render(<List />);
    await $('#i-a');
    const claimed = await hands.drag(await $('#i-a'), { target: await $('#i-c') });
    await pause(300);
    holds(claimed, order, ['b', 'c', 'a']);
  });
});
