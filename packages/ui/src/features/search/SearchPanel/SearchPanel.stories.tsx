import { readList } from '@vitrin/api-client/read/readList';
import { readProduct } from '@vitrin/api-client/product/readProduct';
import type { Schemas, Wire } from '@vitrin/api-client/read/Wire';
import { productListLongNames, productListMany } from '@vitrin/demo-server/fixtures/catalog';
import * as fixtures from '@vitrin/demo-server/fixtures/search';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { paths } from '../../../paths.ts';
import { SearchPanel, type SearchPanelProps } from './SearchPanel.tsx';

/** Holds the text, as the dialog does. */
function Held(props: SearchPanelProps) {
  const [text, setText] = useState(props.text);
  const input = useRef<HTMLInputElement>(null);
  const onTextChange = (next: string) => {
    setText(next);
    props.onTextChange(next);
  };
  return <SearchPanel {...props} text={text} onTextChange={onTextChange} input={input} />;
}

type Products = Wire<Schemas['Product'][]>;
const read = (products: Products) => readList(products, readProduct);
const found = (products: Products, query = 'matkap') =>
  ({ kind: 'found', query, products: read(products), isCurrent: true }) as const;

const meta = {
  component: SearchPanel,
  args: {
    text: 'matkap',
    onTextChange: fn(),
    isInStockOnly: false,
    onInStockOnlyChange: fn(),
    suggestions: found(fixtures.suggestions),
    recent: [],
    onForget: fn(),
    onPick: fn(),
    onSubmit: fn(),
    onClose: fn(),
    resultsHref: (q) => paths.search.to({ q }),
    stock: (product) => product.stockText,
    preview: (product) => <p style={{ margin: 24 }}>{product.name}</p>,
    input: { current: null },
  },
  render: (args) => <Held {...args} />,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SearchPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
const box = (canvas: ReturnType<typeof within>) => canvas.getByRole('combobox', { name: 'Ürün ara' });
const chosen = (canvas: ReturnType<typeof within>) => canvas.getByRole('option', { selected: true });

export const Default: Story = {
  parameters: { covers: ['SRCH-01'] },
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('listbox', { name: 'Sonuçlar' }));
    const [first] = list.getAllByRole('option');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(box(canvas)).toHaveAttribute('aria-activedescendant', first?.id);
    await expect(first?.querySelector('mark')).toHaveTextContent(/matkap/i);
    await expect(canvas.getByRole('checkbox', { name: 'Stokta Olanlar' })).not.toBeChecked();
  },
};
export const Loading: Story = {
  args: { suggestions: { kind: 'loading' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy="true"]')).toBeVisible();
    await expect(canvas.queryByRole('option')).toBeNull();
  },
};
export const Empty: Story = {
  args: { suggestions: found([]), text: 'yokböylebirşey' },
  parameters: { covers: ['SRCH-04'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ürün Bulunamadı')).toBeVisible();
    await expect(canvas.getByText('Farklı kelimelerle tekrar deneyin')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Stokta olmayanlarda da ara' })).toBeNull();
  },
};
export const Failed: Story = {
  args: { suggestions: { kind: 'failed', isTimeout: false, isRetrying: false, onRetry: fn() } },
};
export const LongContent: Story = {
  args: { suggestions: found(productListLongNames.stoks), text: 'a' },
};

const isLaidOut = (element?: Element | null) => element?.checkVisibility({ contentVisibilityAuto: true });
const words = (option?: Element) => option?.querySelector('mark');
export const Many: Story = {
  args: { suggestions: found(productListMany.stoks), text: 'a' },
  play: async ({ canvas }) => {
    const options = canvas.getAllByRole('option');
    await waitFor(() => expect(isLaidOut(words(options[0]))).toBe(true));
    // A thousand that nobody sees would hold up the next key.
    await expect(isLaidOut(words(options.at(-1)))).toBe(false);
  },
};
export const Mobile: Story = { globals: phone };
export const MobileEmpty: Story = { ...Empty, globals: phone };
export const MobileLoading: Story = { ...Loading, globals: phone };
/** Nothing typed, nothing remembered. */
export const Idle: Story = {
  args: { suggestions: { kind: 'idle' }, text: '' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(box(canvas), '{Enter}');
    await expect(args.onPick).not.toHaveBeenCalled();
  },
};
/** The shop gave no answer in the 8 s a search may take. */
export const TimedOut: Story = {
  args: { suggestions: { kind: 'failed', isTimeout: true, isRetrying: false, onRetry: fn() } },
};
export const EmptyInStock: Story = {
  args: { suggestions: found([]), isInStockOnly: true },
  parameters: { covers: ['SRCH-04'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stokta olmayanlarda da ara' }));
    await expect(args.onInStockOnlyChange).toHaveBeenCalledWith(false);
  },
};
const recent = ['matkap ucu', '8690224207198', 'TK-1855-2B', 'ışıldak'];
export const Recent: Story = { args: { suggestions: { kind: 'idle' }, text: '', recent } };
export const MobileRecent: Story = { ...Recent, globals: phone };
export const RepeatsARecentSearch: Story = {
  ...Recent,
  play: async ({ args, canvas, userEvent }) => {
    const list = within(canvas.getByRole('listbox', { name: 'Son aramalar' }));
    await expect(list.queryByRole('option', { selected: true })).toBeNull();
    await userEvent.type(box(canvas), '{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onTextChange).toHaveBeenCalledOnce();
    await expect(args.onTextChange).toHaveBeenCalledWith('8690224207198');
    await expect(box(canvas)).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Temizle' }));
    await expect(box(canvas)).toHaveFocus();
    await expect(args.onForget).toHaveBeenCalledOnce();
  },
};
export const MovesThePreviewByArrows: Story = {
  parameters: { covers: ['SRCH-05', 'SRCH-03'] },
  play: async ({ args, canvas, userEvent }) => {
    const names = read(fixtures.suggestions).map(({ name }) => name);
    await userEvent.click(box(canvas));
    for (const name of names.slice(1, 4)) {
      await userEvent.keyboard('{ArrowDown}');
      await expect(canvas.getByText(name, { selector: 'p' })).toBeVisible();
      await expect(chosen(canvas)).toHaveTextContent(name);
    }
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onPick).toHaveBeenCalledOnce();
    await expect(args.onPick).toHaveBeenCalledWith(expect.objectContaining({ name: names[2] }));
  },
};
/** The list may be longer than the dialog: what the arrows come to is seen whole. */
export const KeepsWhatIsHighlightedInSight: Story = {
  args: { suggestions: found(productListMany.stoks), text: 'a' },
  parameters: { covers: ['SRCH-05'] },
  play: async ({ canvas, userEvent }) => {
    const frame = canvas.getByRole('listbox', { name: 'Sonuçlar' }).parentElement;
    if (!frame) throw new Error('the list stands in a box that scrolls');
    await userEvent.click(box(canvas));
    for (const keys of ['{ArrowUp}', '{PageUp}', '{ArrowDown}', '{ArrowDown}{ArrowUp}']) {
      await userEvent.keyboard(keys);
      await waitFor(async () => {
        const [at, around] = [chosen(canvas), frame].map((element) => element.getBoundingClientRect());
        await expect(at?.top).toBeGreaterThanOrEqual(around?.top ?? NaN);
        await expect(at?.bottom).toBeLessThanOrEqual(around?.bottom ?? NaN);
      });
    }
  },
};
export const FollowsThePointer: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [, , third] = canvas.getAllByRole('option');
    if (!third) throw new Error('three results are needed');
    await userEvent.hover(third);
    await waitFor(() => expect(chosen(canvas)).toBe(third));
    await userEvent.unhover(third);
    await expect(chosen(canvas)).toBe(third);
    await userEvent.click(third);
    await expect(args.onPick).toHaveBeenCalledOnce();
  },
};
/** What is shown answers another text: Enter asks, and chooses nothing. */
export const WaitsForItsOwnAnswer: Story = {
  args: { suggestions: { ...found(fixtures.suggestions), isCurrent: false } },
  parameters: { covers: ['SRCH-02'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(box(canvas), '{Enter}');
    await expect(args.onPick).not.toHaveBeenCalled();
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
const twice = fixtures.suggestions.flatMap((product) => [product, product]);
/** An answer that holds a product twice leaves nothing of itself behind. */
export const TakesTheNextAnswer: Story = {
  args: { suggestions: found(twice) },
  render: function Answered(args) {
    const [suggestions, answer] = useState<SearchPanelProps['suggestions']>(args.suggestions);
    return (
      <Held
        {...args}
        suggestions={suggestions}
        onTextChange={() => answer(found(fixtures.suggestions.slice(1, 2), 'matkap'))}
      />
    );
  },
  parameters: { covers: ['SRCH-02', 'FAIL-03'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('option')).toHaveLength(twice.length);
    await userEvent.type(box(canvas), ' ');
    const [only, ...more] = canvas.getAllByRole('option');
    await expect(only).toHaveTextContent(fixtures.suggestions[1]?.ad ?? '');
    await expect(more).toEqual([]);
  },
};
/** Home and End stay with the text, Tab chooses nothing. */
export const LeavesTheTextItsKeys: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = box(canvas);
    if (!(input instanceof HTMLInputElement)) throw new Error('the box is an input');
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowDown}{Home}ak ');
    await expect(input).toHaveValue('ak matkap');
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
    await expect(args.onPick).not.toHaveBeenCalled();
  },
};
