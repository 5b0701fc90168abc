import type { Meta, StoryObj } from '@storybook/react-vite';
import { readApplication } from '@vitrin/api-client/application/application';
import { application } from '@vitrin/demo-server/fixtures/application';
import { stockLocations, stockLocationsEmpty } from '@vitrin/demo-server/fixtures/product';
import { given } from '@vitrin/demo-server/given';
import { expect, screen, waitFor, within } from 'storybook/test';
import { StockLocations } from './StockLocations.tsx';

const { identity } = readApplication(application);

const meta = {
  component: StockLocations,
  tags: ['!autodocs'],
  args: { identity, productId: 1001 },
  decorators: [(Story) => <div style={{ minHeight: 300 }}>{Story()}</div>],
  beforeEach: ({ msw }) => msw.use(given.stockLocations(stockLocations)),
} satisfies Meta<typeof StockLocations>;
export default meta;
type Story = StoryObj<typeof meta>;

const opener = () => screen.getByRole('button', { name: 'Depo Stokları' });
const popUp = async () => within(await screen.findByRole('dialog', { name: 'Depolar' }));
const open: Story['play'] = async ({ userEvent }) => {
  await userEvent.click(opener());
};

export const Default: Story = {
  parameters: { covers: ['PROD-02'] },
  play: async ({ userEvent }) => {
    await userEvent.click(opener());
    const dialog = await popUp();
    await waitFor(() => expect(dialog.getAllByRole('row')).toHaveLength(stockLocations.length + 1));
    await expect(dialog.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Lokasyon',
      'Miktar',
    ]);
    await userEvent.click(dialog.getByRole('button', { name: 'Kapat' }));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(opener()).toHaveFocus();
  },
};
export const Opened: Story = { play: open };
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(given.stockLocationsPending()),
  play: async ({ userEvent }) => {
    await userEvent.click(opener());
    await expect((await popUp()).getByRole('table', { busy: true })).toBeVisible();
  },
};
export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(given.stockLocations(stockLocationsEmpty)),
  play: async ({ userEvent }) => {
    await userEvent.click(opener());
    await expect(await (await popUp()).findByText('Bu ürün için depo bilgisi yok.')).toBeVisible();
  },
};
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(given.stockLocationsFails()),
  parameters: { covers: ['FAIL-01'] },
  play: async ({ userEvent }) => {
    await userEvent.click(opener());
    const dialog = await popUp();
    await expect(await dialog.findByRole('button', { name: 'Tekrar Dene' })).toBeVisible();
    await expect(dialog.getByText('Depo stokları yüklenemedi.')).toBeVisible();
  },
};
export const LongContent: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      given.stockLocations([
        { id: 1, lokasyonAd: 'İkitelli Organize Sanayi Bölgesi Merkez Lojistik Deposu', miktar: 1234567 },
        { id: 2, lokasyonAd: 'Hadımköy Yedek Depo', miktar: '100 üzeri' },
        { id: 3, lokasyonAd: null, miktar: null },
      ]),
    ),
  play: async ({ userEvent }) => {
    await userEvent.click(opener());
    const quantity = await (await popUp()).findByText('1.234.567');
    const text = document.createRange();
    text.selectNodeContents(quantity);
    // A number on two lines is read as two.
    await expect(text.getClientRects()).toHaveLength(1);
  },
};
/** Metres and kilos are not whole, and no more of them than there is. */
export const Parts: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      given.stockLocations([
        { id: 1, lokasyonAd: 'Ankara', miktar: 2.5 },
        { id: 2, lokasyonAd: 'İzmir', miktar: 0.4 },
        { id: 3, lokasyonAd: 'Bursa', miktar: '1234.5' },
        { id: 4, lokasyonAd: 'Adana', miktar: '0.00' },
      ]),
    ),
  parameters: { covers: ['PROD-02'] },
  play: async ({ userEvent }) => {
    await userEvent.click(opener());
    const dialog = await popUp();
    await expect(await dialog.findByText('Ankara')).toBeVisible();
    const quantities = dialog.getAllByRole('row').flatMap((row) => row.querySelectorAll('td')[1] ?? []);
    await expect(quantities.map((cell) => cell.textContent)).toEqual(['2,5', '0,4', '1.234,5', '0']);
    const looks = quantities.map((cell) => getComputedStyle(cell).color);
    await expect(looks[3]).not.toBe(looks[0]);
  },
};

/** Wider than the room beside its button, it keeps off the edges of the window. */
export const Mobile: Story = {
  globals: { viewport: { value: 'phone' } },
  decorators: [(Story) => <div style={{ paddingInlineStart: 90 }}>{Story()}</div>],
  play: async ({ userEvent }) => {
    await userEvent.click(opener());
    const { left, right } = (await screen.findByRole('dialog', { name: 'Depolar' })).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(8);
    await expect(window.innerWidth - right).toBeGreaterThanOrEqual(8);
  },
};
export const RecoversOnRetry: Story = {
  ...Failed,
  play: async ({ userEvent, msw }) => {
    await userEvent.click(opener());
    const dialog = await popUp();
    const retry = await dialog.findByRole('button', { name: 'Tekrar Dene' });
    msw.use(given.stockLocations(stockLocations));
    await userEvent.click(retry);
    await expect(await dialog.findByText(stockLocations[0]?.lokasyonAd ?? '')).toBeVisible();
  },
};
