import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { inflate, piecesOf, deflate } from '../deflate.ts';
import { listOfFragment } from '../listFragment.ts';
import { ShareDialog } from './ShareDialog.tsx';

const list = {
  name: 'Haftalık elektrik',
  rows: [
    ['EK-NYM-3250', 4],
    ['VT-C16-1PN', 96],
    ['LM-A60-12W65', 240],
    ['LM-A60-9W65', 120],
    ['LM-PRJ-100-40', 2],
    ['TK-VDE-05', 1],
    ['MT-0825-M', 6],
    ['SF-NTR-09', 24],
    ['RN-SLK-280-S', 24],
    ['TK-KT-230', 50],
  ].map(([code, quantity]) => ({ code: String(code), quantity: Number(quantity) })),
};
/** Codes that nothing shortens. */
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    code: Math.sin(index + 1)
      .toString(36)
      .slice(-9)
      .toUpperCase(),
    quantity: ((index * 7919) % 990) + 1,
  }));

const meta = {
  component: ShareDialog,
  args: { isOpen: true, list, onClose: fn() },
  parameters: { covers: ['LSTS-04'] },
} satisfies Meta<typeof ShareDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const link = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Bağlantı' });
const shown = async () => {
  await waitFor(async () => expect((await link()).value).not.toBe(''));
  return (await link()).value;
};
const showsCode: Story['play'] = async () => {
  await expect(await screen.findByRole('img', { name: 'Liste kodu' })).toBeVisible();
};

export const Default: Story = {
  play: async (context) => {
    await showsCode(context);
    const address = new URL(await shown());
    await expect(address.pathname + address.search).toBe('/spa/liste');
    await expect(await listOfFragment(address.hash.slice(1))).toEqual(list);
    const message = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' }).href)
      .searchParams;
    await expect(message.get('text')).toContain('4 x EK-NYM-3250');
    await expect(message.get('text')).toContain(address.href);
  },
};
export const LongContent: Story = {
  args: {
    list: {
      name: 'Uzun bir liste adı '.repeat(4).trim(),
      rows: [...rowsOf(20), { code: '<i>', quantity: 1 }],
    },
  },
  play: async (context) => {
    await showsCode(context);
    await expect(screen.getByText(/1 satırın kodu bağlantıda taşınamıyor/)).toBeVisible();
  },
};
/** As many rows as a code holds. */
export const Many: Story = { args: { list: { ...list, rows: rowsOf(138) } }, play: showsCode };
export const Mobile: Story = { globals: { viewport: { value: 'phone' } }, play: showsCode };
export const ManyMobile: Story = { ...Many, globals: { viewport: { value: 'phone' } } };
/** More than a code holds: the file is offered. */
export const TooLong: Story = {
  args: { list: { ...list, rows: rowsOf(400) } },
  play: async () => {
    await shown();
    await expect(screen.getByText(/dosya olarak gönderin/)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Dışa Aktar' })).toBeVisible();
    await expect(screen.queryByRole('img', { name: 'Liste kodu' })).toBeNull();
    await expect(screen.queryByRole('link', { name: 'WhatsApp' })).toBeNull();
  },
};

/** Stands in for the clipboard, which a page without focus may not use. */
const clipboard =
  (writeText: (text: string) => Promise<void>): Story['beforeEach'] =>
  () => {
    const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    return () => {
      if (own) Object.defineProperty(navigator, 'clipboard', own);
      else Reflect.deleteProperty(navigator, 'clipboard');
    };
  };
const copied = fn(async () => {});
export const Copies: Story = {
  beforeEach: clipboard(copied),
  play: async ({ userEvent }) => {
    const text = await shown();
    await userEvent.click(screen.getByRole('button', { name: 'Bağlantıyı Kopyala' }));
    await expect(await screen.findByText('Bağlantı kopyalandı.')).toBeInTheDocument();
    await expect(copied).toHaveBeenLastCalledWith(text);
  },
};
export const CopyRefused: Story = {
  beforeEach: clipboard(() => Promise.reject(new Error('refused'))),
  play: async ({ userEvent }) => {
    const text = await shown();
    await userEvent.click(screen.getByRole('button', { name: 'Bağlantıyı Kopyala' }));
    const field = await link();
    await waitFor(() => expect([field.selectionStart, field.selectionEnd]).toEqual([0, text.length]));
  },
};

/** In a browser, whose streams wait for whoever reads: of 10 MB no more is inflated than is taken. */
export const StopsInflating: Story = {
  parameters: { covers: ['LSTS-05'] },
  play: async () => {
    const bomb = new Uint8Array(await deflate(new Uint8Array(10_000_000)));
    let handed = 0;
    const counted = (function* () {
      for (const piece of piecesOf(bomb)) {
        handed += piece.length;
        yield piece;
      }
    })();
    await expect(await inflate(counted, 100_000)).toBe('tooLarge');
    await expect(bomb.length).toBeGreaterThan(8000);
    await expect(handed).toBeLessThan(1600);
  },
};
