import { Formik, Field, Form } from 'formik';
import { createRoot } from 'react-dom/client';
import { useForm } from 'react-hook-form';
import { hands } from '../support/hands.ts';
import { $, holds, place, until } from '../support/page.ts';

describe('actions on React Hook Form end in the claimed state:', () => {
  async function form() {
    const seen: { data?: unknown; values?: () => unknown } = {};
    function Hooked() {
      const { register, handleSubmit, getValues } = useForm({ mode: 'onBlur' });
      seen.values = () => getValues();
      return (
        <form
          onSubmit={handleSubmit((data) => {
            seen.data = data;
          })}
        >
          <input id="name" {...register('name', { required: true, maxLength: 10 })} />
          <input id="ok" type="checkbox" {...register('ok')} />
          <select id="pick" {...register('pick')}>
            <option>x</option>
            <option>y</option>
          </select>
          <button id="send">Send</button>
        </form>
      );
    }
    createRoot(place()).render(<Hooked />);
    await $('#name');
    return seen;
  }
  it('registered fields', async () => {
    const seen = await form();
    const claims = [
      await hands.type(await $('#name'), 'Ann'),
      await hands.check(await $('#ok'), true),
      await hands.select(await $('#pick'), 'y'),
    ];
    holds(claims, seen.values?.(), { name: 'Ann', ok: true, pick: 'y' });
  });
  it('submits what was typed', async () => {
    const seen = await form();
    const claims = [await hands.type(await $('#name'), 'Ann'), await hands.click(await $('#send'))];
    await until(() => seen.data);
    holds(claims, seen.data, { name: 'Ann', ok: false, pick: 'x' });
  });
});

describe('actions on Formik end in the claimed state:', () => {
  it('fields and submit', async () => {
    let sent: unknown = null;
    createRoot(place()).render(
      <Formik
        initialValues={{ mail: '', age: '' }}
        onSubmit={(values) => {
          sent = values;
        }}
      >
        <Form>
          <Field name="mail" type="email" id="mail" />
          <Field name="age" type="number" id="age" />
          <button id="send">Send</button>
        </Form>
      </Formik>,
    );
    const claims = [
      await hands.type(await $('#mail'), 'a@b.de'),
      await hands.type(await $('#age'), '42', { blur: true }),
      await hands.click(await $('#send')),
    ];
    await until(() => sent);
    holds(claims, sent, { mail: 'a@b.de', age: 42 });
  });
});
