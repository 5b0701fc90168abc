import { ApiError } from '@vitrin/api-client/apiError';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type BasketLine, readBasket } from '@vitrin/api-client/basket/basket';
import * as baskets from '@vitrin/demo-server/fixtures/basket';
import { expect, fn, waitFor, within } from 'storybook/test';
import { createLineQueue } from '../createLineQueue.ts';
import { BasketTable } from './BasketTable.tsx';
import { BasketTableSkeleton } from './BasketTableSkeleton.tsx';

const update = fn(async () => {});
const refuse = () => Promise.reject(new ApiError('server', { status: 500 }));
const queueOf = (send: () => Promise<void>) =>
  createLineQueue({ update: send, remove: send, onSettled: () => {}, pause: 0 });

const meta = {
  component: BasketTable,
  args: { basket: readBasket(baskets.basket), queue: queueOf(update), onRemove: fn(async () => true) },
  render: (args) => <BasketTable {...args} />,
  beforeEach: ({ args }) => {
    update.mockClear();
    args.queue.discard();
  },
} satisfies Meta<typeof BasketTable>;
export default meta;
type Story = StoryObj<typeof meta>;

const withLines = (change: Partial<BasketLine>) => ({
  ...meta.args.basket,
  lines: meta.args.basket.lines.map((line) => ({ ...line, ...change })),
});

const desktop = { viewport: { value: 'desktop' } };
const phone = { viewport: { value: 'phone' } };

export const Default: Story = {
  globals: desktop,
  parameters: { covers: ['BSKT-01', 'USE-16'] },
  play: async ({ canvas, args }) => {
    const table = within(canvas.getByRole('table', { name: 'Sepetiniz' }));
    await expect(table.getAllByRole('row')).toHaveLength(args.basket.lines.length + 1);
    for (const name of ['Ürün', 'Birim fiyat', 'İskonto', 'Miktar', 'Tutar']) {
      await expect(table.getByRole('columnheader', { name })).toBeInTheDocument();
    }
    const [line] = args.basket.lines;
    const row = within(table.getAllByRole('row')[1] ?? document.body);
    await expect(row.getByRole('link', { name: line?.name })).toBeVisible();
    await expect(row.getByText(line?.code ?? '')).toBeVisible();
    await expect(row.getByText(line?.amountText ?? '')).toBeVisible();
    await expect(row.getByText(line?.unit ?? '')).toBeVisible();
    const names = table.getAllByRole('button').map(({ ariaLabel }) => ariaLabel);
    await expect(new Set(names).size).toBe(names.length);
  },
};
export const Loading: Story = { render: () => <BasketTableSkeleton /> };
export const Pending: Story = {
  args: { queue: queueOf(() => new Promise(() => {})) },
  play: async ({ canvas, userEvent, args }) => {
    const line = args.basket.lines[0];
    if (!line) throw new Error('a row is needed');
    void args.queue.remove({ ...line, basketId: 1 });
    const [first, second] = canvas.getAllByRole('textbox');
    await waitFor(() => expect(first).toBeDisabled());
    await userEvent.clear(second ?? document.body);
    await userEvent.type(second ?? document.body, '7');
    await waitFor(() => expect(second?.closest('[role="row"]')).toHaveAttribute('aria-busy', 'true'));
  },
};
type Context = Parameters<NonNullable<Story['play']>>[0];
/** Types into the first row's quantity in place of what it orders. */
async function typeInto(canvas: Context['canvas'], userEvent: Context['userEvent'], text: string) {
  const [field] = canvas.getAllByRole<HTMLInputElement>('textbox');
  if (!field) throw new Error('a row is needed');
  const ordered = field.value;
  await userEvent.clear(field);
  await userEvent.type(field, text);
  return { field, ordered };
}

export const Invalid: Story = {
  parameters: { covers: ['BSKT-02'] },
  play: async ({ canvas, userEvent, args }) => {
    const { field } = await typeInto(canvas, userEvent, '2,5');
    await expect(field).toBeInvalid();
    await expect(field).toHaveValue('2,5');
    await expect(field).toHaveAccessibleDescription('En az 1 olan bir tam sayı girin.');
    await expect(args.queue.firstInvalid()).toBe(args.basket.lines[0]?.rowId);
  },
};
export const Rejected: Story = {
  args: { queue: queueOf(refuse) },
  parameters: { covers: ['BSKT-02', 'FAIL-02'] },
  play: async ({ canvas, userEvent }) => {
    const { field, ordered } = await typeInto(canvas, userEvent, '40{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Miktar değiştirilemedi. Tekrar deneyin.',
    );
    await expect(field).toHaveValue(ordered);
  },
};
/** A refusal that comes between two keys does not write into what is being typed; once it is left, the row says what it orders. */
export const RefusedWhileTyping: Story = {
  args: { queue: queueOf(refuse) },
  parameters: { covers: ['BSKT-02', 'FAIL-02'] },
  play: async ({ canvas, userEvent }) => {
    const { field, ordered } = await typeInto(canvas, userEvent, '4');
    await canvas.findByRole('alert');
    await expect(field).toHaveValue('4');
    await userEvent.type(field, '0', { skipClick: true });
    await expect(field).toHaveValue('40');
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveValue(ordered));
  },
};
export const LongContent: Story = { args: { basket: readBasket(baskets.basketLongNames) } };
/** The room a table has beside the summary of a laptop: of a name and a code more is seen than of a picture. */
export const LaptopLargeAmounts: Story = {
  args: {
    basket: withLines({ unitPriceText: '1.234.567,89 TL', amountText: '1.234.567,89 TL' }),
  },
  globals: { viewport: { value: 'laptop' } },
  parameters: { covers: ['BSKT-01'] },
  render: (args) => (
    <div style={{ width: 657 }}>
      <BasketTable {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const name of canvas.getAllByRole('link')) {
      await expect(name.parentElement?.offsetWidth).toBeGreaterThan(120);
    }
  },
};
export const Many: Story = { args: { basket: readBasket(baskets.basketMany) } };
export const Mobile: Story = { globals: phone };
export const MobileLongContent: Story = { ...LongContent, globals: phone };
export const MobileLoading: Story = { ...Loading, globals: phone };
/** With a page's gutters, into which a table reaches. */
const narrowPage: Story['decorators'] = (Story) => (
  <div style={{ width: 320, paddingInline: 16 }}>
    <Story />
  </div>
);
/** On the narrowest phone, too, an amount is read to its end, and a product can be taken out. */
export const NarrowLargeAmounts: Story = {
  args: {
    basket: withLines({ unitPriceText: '1.234.567.890,12 TL', amountText: '1.234.567.890,12 TL' }),
  },
  decorators: narrowPage,
  globals: { viewport: { value: 'narrow' } },
  parameters: { covers: ['BSKT-01', 'BSKT-03'] },
  play: async ({ args, canvas }) => {
    const shown = [
      ...canvas.getAllByText('1.234.567.890,12 TL'),
      ...canvas.getAllByRole('button', { name: /^Sil: / }),
    ];
    await expect(shown).toHaveLength(3 * args.basket.lines.length);
    for (const one of shown) await expect(one.getBoundingClientRect().right).toBeLessThan(320);
  },
};
/** A unit that has no room beside stepper and amount stands below the stepper. */
export const NarrowUnits: Story = {
  args: {
    basket: withLines({ unit: 'Adet', amountText: '12.642,92 TL' }),
  },
  decorators: narrowPage,
  globals: { viewport: { value: 'narrow' } },
  parameters: { covers: ['BSKT-01'] },
  play: async ({ canvas }) => {
    for (const unit of canvas.getAllByText('Adet'))
      await expect(unit.scrollWidth).toBeLessThanOrEqual(unit.clientWidth);
  },
};

export const OverStock: Story = {
  args: { basket: readBasket(baskets.basketOverStock) },
  parameters: { covers: ['BSKT-07'] },
  play: async ({ canvas, args }) => {
    const line = args.basket.lines.find(({ isWithinStock }) => !isWithinStock);
    const limit = String(line?.stockLimit);
    await expect(
      canvas.getAllByText(`Bu üründen en fazla ${limit} adet sipariş verebilirsiniz.`)[0],
    ).toBeVisible();
    const field = canvas.getByRole('textbox', { name: `Miktar: ${line?.name}` });
    await expect(field).toBeInvalid();
    await expect(
      canvas.getAllByRole('button', { name: new RegExp(`^Miktarı ${limit} yap: `) })[0],
    ).toBeVisible();
  },
};
export const MobileOverStock: Story = {
  args: { basket: readBasket(baskets.basketOverStock) },
  globals: phone,
};

export const WithoutDiscount: Story = {
  globals: desktop,
  args: { basket: { ...readBasket(baskets.basket), showDiscount: false } },
  parameters: { covers: ['BSKT-01'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'İskonto' })).toBeNull();
  },
};

/** A quantity the server writes with decimals stays readable, and only a whole number typed in its place changes it. */
export const FractionOnTheServer: Story = {
  parameters: { covers: ['BSKT-02'] },
  args: {
    basket: readBasket({
      ...baskets.basket,
      products: (baskets.basket.products ?? []).slice(0, 2).map((row) => ({ ...row, miktarF: '2,125' })),
    }),
  },
  play: async ({ canvas, userEvent, args }) => {
    const [field] = canvas.getAllByRole('textbox');
    if (!field) throw new Error('a row is needed');
    await expect(field).toHaveAttribute('placeholder', '2,125');
    await expect(canvas.getAllByRole('button', { name: /^Artır: / })[0]).toBeDisabled();
    await expect(canvas.getAllByRole('button', { name: /^Azalt: / })[0]).toBeDisabled();
    await userEvent.type(field, '{ArrowUp}{ArrowDown}');
    await expect(field).toHaveValue('');
    await userEvent.tab();
    await args.queue.whenIdle();
    await expect(update).not.toHaveBeenCalled();
    await userEvent.type(field, '3{ArrowUp}');
    await expect(field).toHaveValue('4');
  },
};

export const KeepsTheLastValue: Story = {
  parameters: { covers: ['BSKT-02'] },
  play: async ({ canvas, userEvent, args }) => {
    const line = args.basket.lines[0];
    const [field, next] = canvas.getAllByRole('textbox');
    if (!field || !next) throw new Error('two rows are needed');
    await userEvent.clear(field);
    await userEvent.type(field, '144{Enter}');
    await expect(next).toHaveFocus();
    await expect(field).toHaveValue('144');
    await waitFor(() =>
      expect(update).toHaveBeenLastCalledWith(
        expect.objectContaining({ rowId: line?.rowId, productId: line?.productId, quantity: 144 }),
      ),
    );
  },
};

export const StepsAndRestoresAnEmptyField: Story = {
  parameters: { covers: ['BSKT-02'] },
  play: async ({ canvas, userEvent, args }) => {
    const [field] = canvas.getAllByRole('textbox');
    if (!field) throw new Error('a row is needed');
    const ordered = args.basket.lines[0]?.quantity ?? 0;
    await userEvent.click(canvas.getAllByRole('button', { name: /^Artır: / })[0] ?? field);
    await expect(field).toHaveValue(String(ordered + 1));
    await userEvent.type(field, '{ArrowDown}{ArrowDown}');
    await expect(field).toHaveValue(String(ordered - 1));
    await userEvent.clear(field);
    await userEvent.tab();
    await expect(field).not.toHaveValue('');
    await expect(field).not.toBeInvalid();
  },
};

export const MovesTheFocusToTheNextRow: Story = {
  parameters: { covers: ['BSKT-03'] },
  render: ({ basket, queue }) => (
    <BasketTable
      basket={basket}
      queue={queue}
      onRemove={(line) => queue.remove({ ...line, basketId: basket.id })}
    />
  ),
  play: async ({ canvas, userEvent, args }) => {
    const [first, second] = canvas.getAllByRole('button', { name: /^Sil: / });
    if (!first || !second) throw new Error('two rows are needed');
    await userEvent.click(first);
    await waitFor(() => expect(second).toHaveFocus());
    await expect(canvas.getAllByRole('textbox')).toHaveLength(args.basket.lines.length - 1);
  },
};

const hundred = readBasket(baskets.basketMany);
const twoHundred = {
  ...hundred,
  lines: [...hundred.lines, ...hundred.lines.map((line) => ({ ...line, rowId: `${line.rowId} again` }))],
};
const watched = queueOf(update);
/** Rows that were rendered: a row asks for its state whenever it is. */
const rendered = new Set<string>();

export const RendersOneRowOfTwoHundredForAKey: Story = {
  args: {
    basket: twoHundred,
    queue: {
      ...watched,
      get: (rowId) => {
        rendered.add(String(rowId));
        return watched.get(rowId);
      },
    },
  },
  parameters: { covers: ['BSKT-02'] },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getAllByRole('textbox')[117];
    if (!field) throw new Error('two hundred rows are needed');
    await expect(rendered.size).toBe(200);
    await userEvent.click(field);
    rendered.clear();
    await userEvent.type(field, '7');
    await expect([...rendered]).toEqual([String(twoHundred.lines[117]?.rowId)]);
  },
};
export const LowersARowToTheStock: Story = {
  ...OverStock,
  play: async ({ canvas, userEvent, args }) => {
    const line = args.basket.lines.find(({ isWithinStock }) => !isWithinStock);
    const limit = String(line?.stockLimit);
    await userEvent.click(
      canvas.getAllByRole('button', { name: new RegExp(`^Miktarı ${limit} yap: `) })[0] ?? document.body,
    );
    const field = canvas.getByRole('textbox', { name: `Miktar: ${line?.name}` });
    await expect(field).toHaveValue(limit);
    await expect(field).not.toBeInvalid();
    await waitFor(() =>
      expect(update).toHaveBeenCalledWith(
        expect.objectContaining({ rowId: line?.rowId, quantity: line?.stockLimit }),
      ),
    );
  },
};
