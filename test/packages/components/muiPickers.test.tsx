import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import dayjs, { type Dayjs } from 'dayjs';
import { hands } from '../support/hands.ts';
import { $, holds } from '../support/page.ts';
import { show, state, text } from '../support/react.tsx';

const dated =
  (form: string, set: (value: unknown) => void) =>
  (d: Dayjs | null): void =>
    set(d?.isValid() ? d.format(form) : null);

describe('actions on MUI end in the claimed state:', () => {
  it('a day in DateCalendar', async () => {
    show(
      (v, set) => (
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <DateCalendar defaultValue={dayjs('2024-05-06')} onChange={(d: Dayjs) => set(d.format('YYYY-MM-DD'))} />
        </LocalizationProvider>
      ),
      '',
    );
    holds(await hands.click(await text('17')), state.value, '2024-05-17');
  });
  it('DatePicker by its calendar', async () => {
    show(
      (v, set) => (
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <DatePicker label="Day" defaultValue={dayjs('2024-05-06')} onChange={dated('YYYY-MM-DD', set)} />
        </LocalizationProvider>
      ),
      null,
    );
    const claims = [
      await hands.click(await $('button[aria-label^="Choose date"]')),
      await hands.click(await text('21')),
    ];
    holds(claims, state.value, '2024-05-21');
  });
  it('TimePicker, typed', async () => {
    show(
      (v, set) => (
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <TimePicker label="At" ampm={false} onChange={dated('HH:mm', set)} />
        </LocalizationProvider>
      ),
      null,
    );
    holds(await hands.type(await $('[role=spinbutton]'), '13:45'), state.value, '13:45');
  });
  it('DateTimePicker, typed', async () => {
    show(
      (v, set) => (
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <DateTimePicker label="At" ampm={false} onChange={dated('YYYY-MM-DD HH:mm', set)} />
        </LocalizationProvider>
      ),
      null,
    );
    holds(await hands.type(await $('[role=spinbutton]'), '05/06/2024 13:45'), state.value, '2024-05-06 13:45');
  });
});
