import type { Meta, StoryObj } from '@storybook/react-vite';
import { addProductsToBasket } from '@vitrin/api-client/basket/addToBasket';
import { getBasket, readBasket } from '@vitrin/api-client/basket/basket';
import * as baskets from '@vitrin/demo-server/fixtures/basket';
import { given } from '@vitrin/demo-server/given';
import { expect, waitFor, within } from 'storybook/test';
import { linesToRestore } from '../useRestoreLines.ts';
import { MiniBasket } from './MiniBasket.tsx';

const meta = {
  component: MiniBasket,
  tags: ['!autodocs'],
  args: { identity: { isAuth: true, member: 'Mehmet Karadağ', isDelegated: false, delegatedCompany: '' } },
  render: (args) => (
    <div style={{ maxWidth: 400 }}>
      <MiniBasket {...args} />
    </div>
  ),
  beforeEach: ({ msw }) => msw.use(given.basket(baskets.basket)),
} satisfies Meta<typeof MiniBasket>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

export const Default: Story = {
  parameters: { covers: ['BSKT-10'] },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Sepetinizdeki ürünler' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(baskets.basket.products?.length ?? 0);
    await expect(canvas.getByRole('link', { name: 'Sepete Git' })).toHaveAttribute('href', '/spa/basket/');
  },
};
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(given.basketPending()) };
export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(given.basket(baskets.basketEmpty)),
  parameters: { covers: ['BSKT-10'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sepetinizde ürün bulunmuyor')).toBeVisible();
  },
};
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(given.basketFails()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tekrar Dene' })).toBeVisible();
    await expect(canvas.getByText('Sepetiniz yüklenemedi.')).toBeVisible();
  },
};
export const TotalsFailed: Story = {
  beforeEach: ({ msw }) => msw.use(given.removeRow(baskets.done)),
  parameters: { covers: ['FAIL-01', 'BSKT-10'] },
  play: async ({ canvas, userEvent, msw }) => {
    const [remove] = await canvas.findAllByRole('button', { name: /^Sil: / });
    msw.use(given.basketFails());
    await userEvent.click(remove ?? document.body);
    await expect(await canvas.findByRole('button', { name: 'Tekrar Dene' })).toBeVisible();
    await expect(canvas.queryByText('Genel Toplam')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Sepete Git' })).toBeVisible();
  },
};
export const Rejected: Story = {
  beforeEach: ({ msw }) => msw.use(given.removeRowFails()),
  parameters: { covers: ['BSKT-03', 'FAIL-02'] },
  play: async ({ canvas, userEvent }) => {
    const [remove] = await canvas.findAllByRole('button', { name: /^Sil: / });
    await userEvent.click(remove ?? document.body);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Ürün sepetten çıkarılamadı. Tekrar deneyin.',
    );
  },
};
export const LongContent: Story = {
  beforeEach: ({ msw }) => msw.use(given.basket(baskets.basketLongNames)),
};
export const Many: Story = { beforeEach: ({ msw }) => msw.use(given.basket(baskets.basketMany)) };
export const Mobile: Story = { globals: phone };
export const MobileEmpty: Story = { ...Empty, globals: phone };
export const TwoCurrencies: Story = {
  beforeEach: ({ msw }) => msw.use(given.basket(baskets.basketTwoCurrencies)),
};

export const Removes: Story = {
  beforeEach: async ({ msw }) => {
    msw.use(...given.session('dealer'));
    await addProductsToBasket(linesToRestore(readBasket(baskets.basket).lines));
  },
  parameters: { covers: ['BSKT-03', 'BSKT-10'] },
  play: async ({ canvas, userEvent }) => {
    const buttons = await canvas.findAllByRole('button', { name: /^Sil: / });
    await userEvent.click(buttons[0] ?? document.body);
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: /^Sil: / })).toHaveLength(buttons.length - 1),
    );
    await expect((await getBasket()).lines).toHaveLength(buttons.length - 1);
  },
};
/** The keyboard would start at the top of the page otherwise. */
export const KeepsTheKeyboardsPlace: Story = {
  ...Removes,
  render: (args) => (
    <div role="dialog" aria-label="Sepetim" tabIndex={-1} style={{ maxWidth: 400 }}>
      <MiniBasket {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const buttons = await canvas.findAllByRole('button', { name: /^Sil: / });
    const [first, second] = buttons;
    first?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(second).toHaveFocus());
    buttons.at(-1)?.focus();
    for (let left = buttons.length - 2; left > 0; left -= 1) {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Sil: / })).toHaveLength(left));
      await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Sil: / }).at(-1)).toHaveFocus());
    }
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Sepetinizde ürün bulunmuyor')).toBeVisible();
    await expect(canvas.getByRole('dialog')).toHaveFocus();
  },
};
export const RecoversOnRetry: Story = {
  ...Failed,
  play: async ({ canvas, userEvent, msw }) => {
    const retry = await canvas.findByRole('button', { name: 'Tekrar Dene' });
    msw.use(given.basket(baskets.basket));
    await userEvent.click(retry);
    await expect(await canvas.findByRole('link', { name: 'Sepete Git' })).toBeVisible();
  },
};
