import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { NumberField } from '../../../primitives/NumberField/NumberField.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { type SearchDialogProps, SearchEntry, type SearchEntryProps } from './SearchEntry.tsx';

/** Says what it was opened with, and that it is there. */
const Told = ({ isOpen, onOpenChange, start }: SearchDialogProps) => (
  <>
    <span hidden data-dialog-is-there />
    <Dialog title="Arama" closeLabel="Kapat" isOpen={isOpen} onOpenChange={onOpenChange}>
      {start.isSubmitted ? 'Enter' : 'Yazılıyor'}: {start.text} {start.isSelected && '(seçili)'}
    </Dialog>
  </>
);

const meta = { component: SearchEntry, args: { onSearch: fn() } } satisfies Meta<typeof SearchEntry>;
export default meta;
type Story = StoryObj<typeof meta>;

const withDialog = { args: { loadDialog: async () => Told } } satisfies Story;
const box = () => screen.getByRole('searchbox', { name: 'Ürün ara' });
const dialog = () => screen.findByRole('dialog', { name: 'Arama' });
const closeIt = async () => {
  await fireEvent.click(await screen.findByRole('button', { name: 'Kapat' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};
const press = (key: string, init: KeyboardEventInit = {}) =>
  void fireEvent.keyDown(document.body, { key, ...init });
/** What a field that has the focus does with a letter, past React as the browser does it. */
const takeLetter = (field: HTMLElement, letter: string) => {
  if (field instanceof HTMLInputElement && field.type !== 'checkbox') {
    Reflect.set(HTMLInputElement.prototype, 'value', field.value + letter, field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
};
interface Scan {
  into?: HTMLElement;
  pause?: number;
  /** What the scanner sends after the code. */
  end?: 'Enter' | 'Tab' | 'nothing';
}
/** Keys as a hand scanner sends them, 5 ms from each other by the clock of the device. */
const scan = (code: string, { into = document.body, pause = 5, end = 'Enter' }: Scan = {}) => {
  const start = performance.now();
  for (const [index, key] of [...Array.from(code), end].entries()) {
    if (key === 'nothing') return;
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    Object.defineProperty(event, 'timeStamp', { value: start + pause * index });
    into.dispatchEvent(event);
    if (key.length === 1) takeLetter(into, key);
  }
};

export const Default: Story = {};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
/** What the address searches for stands in the box, and can be changed. */
export const StartsFromTheQuery: Story = {
  args: { query: 'matkap' },
  parameters: { covers: ['SRCH-06'] },
  play: async ({ args, userEvent }) => {
    await expect(box()).toHaveValue('matkap');
    await userEvent.type(box(), ' ucu{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('matkap ucu');
  },
};
export const SearchesOnEnter: Story = {
  parameters: { covers: ['SRCH-06'] },
  play: async ({ args, userEvent }) => {
    await userEvent.type(box(), '{Enter}');
    await userEvent.type(box(), '   {Enter}');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.clear(box());
    await userEvent.type(box(), ' 5/8" cıvata {Enter}');
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await expect(args.onSearch).toHaveBeenCalledWith('5/8" cıvata');
  },
};
export const TakesTheFocusByKey: Story = {
  play: async ({ args }) => {
    press('/');
    await expect(box()).toHaveFocus();
    box().blur();
    press('k', { ctrlKey: true });
    await expect(box()).toHaveFocus();
    box().blur();
    scan('8690224207198');
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await expect(args.onSearch).toHaveBeenCalledWith('8690224207198');
  },
};
export const OpensTheDialog: Story = {
  ...withDialog,
  parameters: { covers: ['SRCH-01'] },
  play: async ({ userEvent }) => {
    await userEvent.click(box());
    await expect(await dialog()).toHaveTextContent('Yazılıyor:');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(box()).toHaveFocus();
  },
};
export const OpensByKey: Story = {
  ...withDialog,
  play: async ({ userEvent }) => {
    press('/');
    await expect(await dialog()).toBeVisible();
    // A dialog has its own keys.
    scan('8690224207198');
    await expect(await dialog()).toHaveTextContent('Yazılıyor:');
    await userEvent.click(screen.getByRole('button', { name: 'Kapat' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    press('K', { ctrlKey: true });
    await expect(await dialog()).toBeVisible();
  },
};
/** What the page is about is at hand, and makes room for another search or scan. */
export const OpensWithTheQuery: Story = {
  ...withDialog,
  args: { ...withDialog.args, query: 'matkap' },
  parameters: { covers: ['SRCH-01'] },
  play: async ({ userEvent }) => {
    press('/');
    await expect(await dialog()).toHaveTextContent('Yazılıyor: matkap (seçili)');
    await closeIt();
    scan('8690224207198');
    await expect(await dialog()).toHaveTextContent('Enter: 8690224207198 (seçili)');
    await closeIt();
    // Whoever presses into the box goes on from its text.
    await userEvent.click(box());
    await expect(await dialog()).toHaveTextContent('Yazılıyor: matkap');
    await expect(await dialog()).not.toHaveTextContent('seçili');
  },
};
/** In a field `/` is a letter. */
export const LeavesFieldsTheirLetters: Story = {
  args: { loadDialog: fn(async () => Told) },
  play: async ({ args }) => {
    await fireEvent.keyDown(box(), { key: '/' });
    await expect(args.loadDialog).not.toHaveBeenCalled();
  },
};
export const TakesWhatAScannerReads: Story = {
  ...withDialog,
  play: async () => {
    scan('8690224207198');
    await expect(await dialog()).toHaveTextContent('Enter: 8690224207198');
  },
};
/** `/` asks for the search, but not in the middle of a code. */
export const TakesCodesWithASlash: Story = {
  ...withDialog,
  parameters: { covers: ['SRCH-05'] },
  play: async () => {
    scan('VD8/12345');
    await expect(await dialog()).toHaveTextContent('Enter: VD8/12345');
  },
};
const entered = fn();
/** Nobody types a barcode into a quantity: it is searched for, and the quantity is what it was. */
export const TakesAScanOutOfAQuantity: Story = {
  ...withDialog,
  render: (args) => (
    <>
      <SearchEntry {...args} />
      <NumberField label="Miktar" defaultValue={5} invalidMessage="Tam sayı girin." />
    </>
  ),
  beforeEach: () => {
    entered.mockClear();
    const listen = ({ key }: KeyboardEvent) => key === 'Enter' && entered();
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  },
  parameters: { covers: ['SRCH-05'] },
  play: async ({ canvas }) => {
    const quantity = canvas.getByRole('textbox', { name: 'Miktar' });
    scan('8690504648000', { into: quantity });
    await expect(await dialog()).toHaveTextContent('Enter: 8690504648000');
    await expect(quantity).toHaveValue('5');
    await expect(entered).not.toHaveBeenCalled();
  },
};
/** An old scanner is as slow as a hand, and some end a code with Tab or with nothing: its check digit tells. */
export const TakesAnyBarCodeOutOfAQuantity: Story = {
  ...TakesAScanOutOfAQuantity,
  parameters: { covers: ['USE-02'] },
  play: async ({ canvas, step }) => {
    const quantity = canvas.getByRole('textbox', { name: 'Miktar' });
    const ways: Scan[] = (['Enter', 'Tab', 'nothing'] as const).flatMap((end) => [
      { end },
      { end, pause: 120 },
    ]);
    for (const [index, code] of [
      '8690435488003',
      '40123455',
      '036000291452',
      '18690435488000',
      '8690504648000',
      '8690224207198',
    ].entries()) {
      await step(`${code} ${JSON.stringify(ways[index])}`, async () => {
        scan(code, { into: quantity, ...ways[index] });
        await expect(await dialog()).toHaveTextContent(`Enter: ${code}`);
        await expect(quantity).toHaveValue('5');
        await expect(quantity).toBeValid();
        await closeIt();
      });
    }
    await expect(entered).not.toHaveBeenCalled();
  },
};
/** Pasted, or typed by the keyboard of a phone, there are no keys to hear. */
export const TakesAPastedBarCodeOutOfAQuantity: Story = {
  ...TakesAScanOutOfAQuantity,
  parameters: { covers: ['USE-02'] },
  play: async ({ canvas, userEvent }) => {
    const quantity = canvas.getByRole('textbox', { name: 'Miktar' });
    await userEvent.tripleClick(quantity);
    await userEvent.paste(' 8690435488003 ');
    await expect(await dialog()).toHaveTextContent('Enter: 8690435488003');
    await expect(quantity).toHaveValue('5');
  },
};
/** With a wrong check digit it is no bar code, and no quantity either: it stays and is marked. */
export const MarksAMisreadBarCode: Story = {
  ...TakesAScanOutOfAQuantity,
  args: { loadDialog: fn(async () => Told) },
  parameters: { covers: ['USE-02', 'USE-03'] },
  play: async ({ args, canvas, userEvent }) => {
    const quantity = canvas.getByRole('textbox', { name: 'Miktar' });
    await userEvent.clear(quantity);
    // Not as fast as a busy machine types: where it rests amid the code, the rest of it is another.
    scan('8690435488004', { into: quantity, end: 'nothing' });
    await userEvent.tab();
    await expect(quantity).toHaveValue('8690435488004');
    await expect(quantity).toBeInvalid();
    await expect(args.loadDialog).not.toHaveBeenCalled();
  },
};
/** What a hand types stays, however long it is, and what is short may be a fast hand's. */
export const LeavesQuantitiesTheirNumbers: Story = {
  ...TakesAScanOutOfAQuantity,
  args: { loadDialog: fn(async () => Told) },
  play: async ({ args, canvas }) => {
    const quantity = canvas.getByRole('textbox', { name: 'Miktar' });
    scan('0000000', { into: quantity, pause: 120 });
    await expect(quantity).toHaveValue('50000000');
    scan('0000000', { into: quantity });
    await expect(quantity).toHaveValue('500000000000000');
    await expect(entered).toHaveBeenCalledTimes(2);
    await expect(args.loadDialog).not.toHaveBeenCalled();
  },
};
const chosen = fn();
function Choices(args: SearchEntryProps) {
  const [order, setOrder] = useState<'price' | 'name'>('name');
  return (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <SearchEntry {...args} />
      <Checkbox>Stokta Olanlar</Checkbox>
      <Select
        label="Sıralama"
        options={[
          { value: 'price', label: 'Fiyat' },
          { value: 'name', label: 'Ad' },
        ]}
        value={order}
        onChange={(next) => {
          chosen(next);
          setOrder(next);
        }}
      />
    </div>
  );
}
/** What was ticked or chosen last has the focus, and takes neither `/` nor a code. */
export const SearchesFromWhatTakesNoText: Story = {
  ...withDialog,
  render: (args) => <Choices {...args} />,
  beforeEach: () => void chosen.mockClear(),
  parameters: { covers: ['SRCH-05'] },
  play: async ({ canvas }) => {
    const fields = [canvas.getByRole('checkbox'), canvas.getByRole('combobox', { name: 'Sıralama' })];
    for (const field of fields) {
      await fireEvent.keyDown(field, { key: '/' });
      await expect(await dialog()).toHaveTextContent('Yazılıyor:');
      await closeIt();
    }
    for (const field of fields) {
      scan('8690224207198', { into: field });
      await expect(await dialog()).toHaveTextContent('Enter: 8690224207198');
      await closeIt();
    }
    await expect(chosen).not.toHaveBeenCalled();
  },
};
const arrived = 'dialog-arrived';
/** The dialog's code is under way until `arrive`. */
const onItsWay = {
  args: {
    loadDialog: () =>
      new Promise((resolve) => {
        document.addEventListener(arrived, () => resolve(Told), { once: true });
      }),
  },
} satisfies Story;
const arrive = () => document.dispatchEvent(new Event(arrived));
/** Letters and Enter that come before the dialog's code go into it. */
export const KeepsWhatIsTypedMeanwhile: Story = {
  ...onItsWay,
  play: async ({ args, userEvent }) => {
    await userEvent.type(box(), '8690224207198{Enter}');
    arrive();
    await expect(await dialog()).toHaveTextContent('Enter: 8690224207198');
    await expect(args.onSearch).not.toHaveBeenCalled();
  },
};
/** After a key that asks for the dialog, too: until it has come, the box hears the letters. */
export const KeepsWhatIsTypedAfterTheKey: Story = {
  ...onItsWay,
  play: async ({ userEvent }) => {
    press('/');
    await expect(box()).toHaveFocus();
    await userEvent.keyboard('vida');
    arrive();
    await expect(await dialog()).toHaveTextContent('Yazılıyor: vida');
  },
};
/** Whoever has gone on before the dialog's code came is not interrupted by it; what was typed stays in the box. */
export const LetsGoOnMeanwhile: Story = {
  ...onItsWay,
  play: async ({ userEvent }) => {
    await userEvent.type(box(), 'vi');
    await userEvent.tab();
    arrive();
    await waitFor(() => expect(document.querySelector('[data-dialog-is-there]')).not.toBeNull());
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(box()).toHaveValue('vi');
    // Asked for again, it comes at once.
    await userEvent.click(box());
    await expect(await dialog()).toHaveTextContent('Yazılıyor: vi');
  },
};
const told = 'shop-told';
/** The shop says only after a while that it has suggestions. */
const sayLate = () => document.dispatchEvent(new Event(told));
const SaidLate = (args: SearchEntryProps) => {
  const [isSaid, setSaid] = useState(false);
  useEffect(() => {
    const hear = () => setSaid(true);
    document.addEventListener(told, hear);
    return () => document.removeEventListener(told, hear);
  }, []);
  return <SearchEntry {...args} loadDialog={isSaid ? args.loadDialog : undefined} />;
};
/** Asked for by key before it is known that the shop has suggestions, the dialog comes with them. */
export const OpensOnceSuggestionsAreKnown: Story = {
  ...withDialog,
  render: SaidLate,
  play: async () => {
    press('/');
    await expect(box()).toHaveFocus();
    await expect(screen.queryByRole('dialog')).toBeNull();
    sayLate();
    await expect(await dialog()).toBeVisible();
  },
};
/** What was typed into the box before it was known goes on in the dialog. */
export const GoesOnInTheDialog: Story = {
  ...withDialog,
  render: SaidLate,
  play: async ({ userEvent }) => {
    await userEvent.type(box(), 'vi');
    await expect(screen.queryByRole('dialog')).toBeNull();
    sayLate();
    await expect(await dialog()).toHaveTextContent('Yazılıyor: vi');
  },
};
/** Who has only come to the box, or has left it, is not taken anywhere. */
export const StaysWhereNobodySearches: Story = {
  args: { loadDialog: fn(async () => Told) },
  render: SaidLate,
  play: async ({ args }) => {
    box().focus();
    sayLate();
    await waitFor(() => expect(box()).toHaveAttribute('aria-haspopup', 'dialog'));
    await expect(args.loadDialog).not.toHaveBeenCalled();
    await expect(box()).toHaveFocus();
  },
};
/** The code of the dialog cannot be had: the box searches as it does without suggestions. */
export const FallsBackToTheResultPage: Story = {
  args: { loadDialog: () => Promise.reject(new Error('gone')) },
  parameters: { covers: ['SRCH-06', 'FAIL-01'] },
  play: async ({ args, userEvent }) => {
    await userEvent.type(box(), 'matkap{Enter}');
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('matkap'));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
let isLost = false;
/** The code could not be had: it is asked for again when somebody is about to search. */
export const OpensOnceTheCodeIsThere: Story = {
  args: { loadDialog: async () => (isLost ? Promise.reject(new Error('gone')) : Told) },
  beforeEach: () => {
    isLost = true;
  },
  parameters: { covers: ['SRCH-01', 'FAIL-01'] },
  play: async ({ args, userEvent }) => {
    await userEvent.type(box(), 'matkap{Enter}');
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('matkap'));
    box().blur();
    isLost = false;
    press('/');
    await expect(await dialog()).toHaveTextContent('Yazılıyor: matkap');
  },
};
