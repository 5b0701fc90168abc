import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within, spyOn } from 'storybook/test';
import { DateRangePicker, type DateRangePickerProps } from './DateRangePicker.tsx';
import { notes } from './DateRangePicker.notes.ts';

function Controlled(props: DateRangePickerProps) {
  const [value, setValue] = useState(props.value);
  return (
    <DateRangePicker
      {...props}
      value={value}
      onChange={(range) => {
        setValue(range);
        props.onChange(range);
      }}
    />
  );
}

const day = (iso: string) => ({ start: iso, end: iso });

const meta = {
  component: DateRangePicker,
  parameters: { notes },
  // Patience counts from when its code is there: the development server makes it when it is first asked for.
  loaders: [() => import('./RangePanel.tsx')],
  args: {
    label: 'Tarih Aralığı',
    value: { start: '2026-11-20', end: '2026-11-21' },
    onChange: fn(),
    locale: 'tr-TR',
    presets: [
      { label: 'Bugün', range: day('2026-11-21') },
      { label: 'Bu Ay', range: { start: '2026-11-01', end: '2026-11-30' } },
      { label: 'Geçen Ay', range: { start: '2026-10-01', end: '2026-10-31' } },
      { label: 'Bu Yil', range: { start: '2026-01-01', end: '2026-12-31' } },
    ],
    words: {
      start: 'Başlangıç',
      end: 'Bitiş',
      presets: 'Hazır aralıklar',
      previousMonth: 'Önceki ay',
      nextMonth: 'Sonraki ay',
      apply: 'Uygula',
      cancel: 'Vazgeç',
      backwards: 'Bitiş tarihi başlangıçtan önce olamaz.',
      unfinished: 'Tarihi gün, ay ve yıl olarak tamamlayın.',
      notADay: 'Yapıştırdığınız metin bir tarih değil. Örnek: 27.11.2026',
    },
  },
  render: (args) => <Controlled {...args} />,
  decorators: [(Story) => <div style={{ minHeight: 580 }}>{Story()}</div>],
} satisfies Meta<typeof DateRangePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const opener = (shown = '20.11.2026 – 21.11.2026') =>
  screen.getByRole('button', { name: `Tarih Aralığı ${shown}` });
const panel = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Tarih Aralığı' });
  await within(dialog).findByRole('button', { name: 'Uygula' }, { timeout: 5000 });
  return within(dialog);
};
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const cell = (inside: Awaited<ReturnType<typeof panel>>, text: string) => {
  const found = inside.getAllByRole('button').find((button) => button.textContent === text);
  if (!found) throw new Error(`No day ${text} in sight`);
  return found;
};

export const Default: Story = {
  parameters: { covers: ['REPT-02'] },
  play: async () => {
    await expect(opener()).toBeVisible();
    await expect(opener().getBoundingClientRect().width).toBe(300);
  },
};

export const Open: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(opener());
    const inside = await panel();
    await waitFor(() => expect(inside.getByText('Kasım 2026')).toBeVisible());
    await expect(inside.getByRole('group', { name: 'Başlangıç' })).toHaveTextContent('20.11.2026');
    await expect(inside.getByRole('group', { name: 'Bitiş' })).toHaveTextContent('21.11.2026');
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const Invalid: Story = { args: { errorMessage: 'Bu aralık için kayıt alınamadı.' } };

export const LongContent: Story = {
  args: {
    label: 'Raporun kapsadığı belge tarihleri, ilk ve son gün dahil',
    description: 'En çok iki yıllık aralık seçebilirsiniz.',
  },
};

export const Mobile: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    await userEvent.click(opener());
    const inside = await panel();
    await waitFor(() => expect(inside.getByText('Kasım 2026')).toBeVisible());
    const sheet = screen.getByRole('dialog', { name: 'Tarih Aralığı' });
    await waitFor(() => expect(sheet.getBoundingClientRect().bottom).toBe(innerHeight));
    await expect(sheet.getBoundingClientRect().left).toBe(0);
  },
};

/** The page underneath may be another report. */
export const ClosesOnBack: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    await userEvent.click(opener());
    await panel();
    window.dispatchEvent(new PopStateEvent('popstate'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

const phone = Object.assign(new EventTarget(), { matches: true });
/** A phone that is turned while the days are open is as wide as what shows them in another way. */
export const KeepsTheFocusWhenTurned: Story = {
  beforeEach: () => {
    phone.matches = true;
    spyOn(window, 'matchMedia').mockImplementation(() => phone as unknown as MediaQueryList);
  },
  play: async ({ userEvent }) => {
    await userEvent.click(opener());
    const inside = await panel();
    phone.matches = false;
    phone.dispatchEvent(new Event('change'));
    await expect(inside.getByRole('button', { name: 'Uygula' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect(opener()).toHaveFocus();
  },
};

export const AppliesARange: Story = {
  parameters: { covers: ['REPT-02'] },
  play: async ({ args, userEvent }) => {
    await userEvent.click(opener());
    const inside = await panel();
    await userEvent.click(cell(inside, '3'));
    await userEvent.click(cell(inside, '17'));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(inside.getByRole('button', { name: 'Uygula' }));
    await expect(args.onChange).toHaveBeenCalledWith({ start: '2026-11-03', end: '2026-11-17' });
    await closed();
    await expect(opener('03.11.2026 – 17.11.2026')).toHaveFocus();
  },
};

export const TakesOneDayAsTheRange: Story = {
  parameters: { covers: ['REPT-02'] },
  play: async ({ args, userEvent }) => {
    await userEvent.click(opener());
    const inside = await panel();
    await userEvent.click(cell(inside, '9'));
    // Passing over other days on the way to the button picks none of them.
    await userEvent.hover(cell(inside, '18'));
    await userEvent.click(inside.getByRole('button', { name: 'Uygula' }));
    await expect(args.onChange).toHaveBeenCalledWith(day('2026-11-09'));
  },
};

export const FillsInAPreset: Story = {
  parameters: { covers: ['REPT-02'] },
  play: async ({ args, userEvent }) => {
    await userEvent.click(opener());
    const inside = await panel();
    await userEvent.click(inside.getByRole('button', { name: 'Geçen Ay' }));
    await expect(inside.getByRole('button', { name: 'Geçen Ay' })).toHaveAttribute('aria-pressed', 'true');
    await expect(inside.getByText('Ekim 2026')).toBeVisible();
    await expect(inside.getByRole('group', { name: 'Bitiş' })).toHaveTextContent('31.10.2026');
    await userEvent.click(inside.getByRole('button', { name: 'Uygula' }));
    await expect(args.onChange).toHaveBeenCalledWith({ start: '2026-10-01', end: '2026-10-31' });
  },
};

export const CannotApplyWhatRunsBackwards: Story = {
  parameters: { covers: ['REPT-02'] },
  play: async ({ args, userEvent }) => {
    await userEvent.click(opener());
    const inside = await panel();
    const start = inside.getByRole('group', { name: 'Başlangıç' });
    await userEvent.click(within(start).getAllByRole('spinbutton')[0] ?? start);
    await userEvent.keyboard('25');
    await expect(start).toHaveTextContent('25.11.2026');
    await expect(inside.getByText('Bitiş tarihi başlangıçtan önce olamaz.')).toBeVisible();
    const apply = inside.getByRole('button', { name: 'Uygula' });
    await expect(apply).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(apply);
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(inside.getByRole('button', { name: 'Vazgeç' }));
    await closed();
    await expect(opener()).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const WaitsForTheWholeDay: Story = {
  parameters: { covers: ['REPT-02'] },
  play: async ({ args, userEvent }) => {
    await userEvent.click(opener());
    const inside = await panel();
    const end = inside.getByRole('group', { name: 'Bitiş' });
    const firstPart = within(end).getAllByRole('spinbutton')[0] ?? end;
    const apply = inside.getByRole('button', { name: 'Uygula' });
    await userEvent.click(firstPart);
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(end).not.toHaveTextContent('21.11.2026');
    await expect(apply).toHaveAttribute('aria-disabled', 'true');
    await expect(inside.queryByText('Tarihi gün, ay ve yıl olarak tamamlayın.')).toBeNull();
    await userEvent.click(apply);
    await expect(await inside.findByText('Tarihi gün, ay ve yıl olarak tamamlayın.')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();

    await userEvent.click(firstPart);
    // The last two digits of a year are enough; on the way there no end lies before its start.
    await userEvent.keyboard('301126');
    await expect(inside.queryByText('Bitiş tarihi başlangıçtan önce olamaz.')).toBeNull();
    await userEvent.click(apply);
    await expect(args.onChange).toHaveBeenCalledWith({ start: '2026-11-20', end: '2026-11-30' });
  },
};

const refusal = 'Yapıştırdığınız metin bir tarih değil. Örnek: 27.11.2026';

export const TakesAPastedDay: Story = {
  parameters: { covers: ['USE-17'] },
  play: async ({ args, userEvent }) => {
    await userEvent.click(opener());
    const inside = await panel();
    const start = inside.getByRole('group', { name: 'Başlangıç' });
    const end = inside.getByRole('group', { name: 'Bitiş' });
    const [days, months, years] = within(start).getAllByRole('spinbutton');
    if (!days || !months || !years) throw new Error('A part is missing');
    for (const [part, pasted, shown] of [
      [days, '7.1.2026', '07.01.2026'],
      [years, '02112026', '02.11.2026'],
      [months, ' 2026-11-03\r\n', '03.11.2026'],
    ] as const) {
      await userEvent.click(part);
      await userEvent.paste(pasted);
      await expect(start).toHaveTextContent(shown);
      await expect(part).toHaveFocus();
    }
    await expect(inside.getByText('Kasım 2026')).toBeVisible();
    // A part that was deleted comes back, of the same day too.
    await userEvent.keyboard('{Backspace}{Backspace}');
    await userEvent.paste('03/11/2026');
    await expect(start).toHaveTextContent('03.11.2026');
    await userEvent.click(within(end).getAllByRole('spinbutton')[0] ?? end);
    await userEvent.paste('27.11.26');
    await expect(end).toHaveTextContent('27.11.2026');
    await userEvent.click(inside.getByRole('button', { name: 'Uygula' }));
    await expect(args.onChange).toHaveBeenCalledWith({ start: '2026-11-03', end: '2026-11-27' });
  },
};

export const RefusesAPastedTextThatIsNoDay: Story = {
  parameters: { covers: ['USE-17'] },
  play: async ({ userEvent }) => {
    await userEvent.click(opener());
    const inside = await panel();
    const end = inside.getByRole('group', { name: 'Bitiş' });
    const [days] = within(end).getAllByRole('spinbutton');
    if (!days) throw new Error('A part is missing');
    await userEvent.click(days);
    for (const none of ['29.02.2025', '31.04.2026', '11/27/2026', 'yarın']) {
      await userEvent.paste(none);
      await expect(end).toHaveTextContent('21.11.2026');
      await expect(days).toHaveAttribute('aria-invalid', 'true');
      await expect(inside.getByText(refusal)).toBeVisible();
    }
    await expect(inside.getByRole('group', { name: 'Başlangıç' })).not.toHaveAttribute('data-invalid');
    await userEvent.paste('27.11.2026');
    await expect(end).toHaveTextContent('27.11.2026');
    await expect(inside.queryByText(refusal)).toBeNull();
    await userEvent.paste('yarın');
    await userEvent.click(cell(inside, '9'));
    await expect(inside.queryByText(refusal)).toBeNull();
  },
};

export const MobileRefused: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    await userEvent.click(opener());
    const inside = await panel();
    const start = inside.getByRole('group', { name: 'Başlangıç' });
    await userEvent.click(within(start).getAllByRole('spinbutton')[0] ?? start);
    await userEvent.paste('yarın');
    await expect(inside.getByText(refusal)).toBeVisible();
  },
};

/** As after the first press in the calendar. */
export const TakesAnEmptyEndAsOneDay: Story = {
  parameters: { covers: ['REPT-02'] },
  play: async ({ args, userEvent }) => {
    await userEvent.click(opener());
    const inside = await panel();
    const end = inside.getByRole('group', { name: 'Bitiş' });
    for (const part of within(end).getAllByRole('spinbutton').toReversed()) {
      await userEvent.click(part);
      await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
    }
    await expect(end).not.toHaveTextContent(/\d/);
    await userEvent.click(inside.getByRole('button', { name: 'Uygula' }));
    await expect(args.onChange).toHaveBeenCalledWith(day('2026-11-20'));
  },
};

export const KeepsWithinItsLimits: Story = {
  args: { min: '2026-11-10', max: '2026-11-21' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(opener());
    const inside = await panel();
    await expect(inside.getByRole('button', { name: 'Sonraki ay' })).toBeDisabled();
    await userEvent.click(inside.getByRole('button', { name: 'Bu Yil' }));
    await expect(inside.getByRole('button', { name: 'Uygula' })).toHaveAttribute('aria-disabled', 'true');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const WorksByKeyboard: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const inside = await panel();
    const first = cell(inside, '21');
    first.focus();
    // After the first day the focus moves on to the next, so a week up from the 20th is the 14th.
    await userEvent.keyboard('{ArrowLeft}{Enter}{ArrowUp}{Enter}');
    await expect(inside.getByRole('group', { name: 'Başlangıç' })).toHaveTextContent('14.11.2026');
    inside.getByRole('button', { name: 'Uygula' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith({ start: '2026-11-14', end: '2026-11-20' });
    await closed();
    await userEvent.keyboard('{Enter}');
    await panel();
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect(opener('14.11.2026 – 20.11.2026')).toHaveFocus();
  },
};
