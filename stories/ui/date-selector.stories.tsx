import { datePresets } from '@portada/contract';
import { DateSelector } from '@portada/ui/features/date-selector/DateSelector.tsx';
import { presetRange } from '@portada/ui/features/date-selector/date-presets.ts';
import type { DayRange } from '@portada/ui/features/date-selector/date-range.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Column } from '../support/Row.tsx';
import { useSay } from '../support/say.ts';

const meta = { title: 'UI/Date selector', component: DateSelector } satisfies Meta<typeof DateSelector>;
export default meta;
type Story = StoryObj<typeof DateSelector>;
type Context = Parameters<NonNullable<Story['play']>>[0];

function Dates({ initial = null, future = false }: { initial?: DayRange | null; future?: boolean }) {
  const say = useSay();
  const [value, setValue] = useState(initial);
  return (
    <Column>
      <DateSelector
        future={future}
        label={say('Fecha', 'Data')}
        options={datePresets.map((preset) => ({ preset, name: '' }))}
        value={value}
        onChange={(choice) =>
          setValue(typeof choice === 'string' ? presetRange(choice, { now: new Date() }) : choice)
        }
      />
    </Column>
  );
}

const open = async ({ canvas }: Context) => {
  await userEvent.click(await canvas.findByRole('button'));
  await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
};
const openCalendar = async (context: Context) => {
  await open(context);
  const dialog = within(await context.canvas.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: /Elegir fechas|Tria unes dates/ }));
  await waitFor(() => expect(document.querySelector('[data-day]')).toBeVisible());
};

export const AnyDate: Story = { render: () => <Dates /> };
export const Preset: Story = {
  render: () => <Dates initial={presetRange('yesterday', { now: new Date() })} />,
};
export const Range: Story = { render: () => <Dates initial={{ start: '2026-10-28', end: '2026-11-10' }} /> };
export const Open: Story = { render: () => <Dates />, play: open };

/** On the agenda dates ahead are offered too. */
export const OpenWithTheFuture: Story = { render: () => <Dates future />, play: open };

/** The library comes with the first opening. */
export const Calendar: Story = { render: () => <Dates />, play: openCalendar };

/** A range that holds opens the calendar at once. */
export const CalendarOfARange: Story = {
  render: () => <Dates initial={{ start: '2026-10-05', end: '2026-10-14' }} />,
  play: async (context) => {
    await open(context);
    await waitFor(() => expect(document.querySelectorAll('[aria-selected="true"]')).toHaveLength(10));
  },
};

export const CalendarOnAPhone: Story = { ...Calendar, globals: { viewport: { value: 'mobile' } } };
export const CalendarInTheDark: Story = { ...CalendarOfARange, globals: { theme: 'dark' } };
