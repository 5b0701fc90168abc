import type { Meta, StoryObj } from '@storybook/react-vite';
import { identityKey, personKey } from '@vitrin/api-client/identity';
import { readApplication } from '@vitrin/api-client/application/application';
import { application } from '@vitrin/demo-server/fixtures/application';
import { productListLongNames } from '@vitrin/demo-server/fixtures/catalog';
import * as fixtures from '@vitrin/demo-server/fixtures/search';
import { given } from '@vitrin/demo-server/given';
import { useState } from 'react';
import { expect, fn, mocked, screen, spyOn, waitFor, within } from 'storybook/test';
import { navigated } from '../../../../../.storybook/Around.tsx';
import { selectionOf } from '../../features/catalog/selections.ts';
import { recentSearches } from '../../features/search/recentSearches.ts';
import { fakeCamera } from '../../features/scan/ScanDialog/camera.fixture.ts';
import type { SearchDialogProps } from '../../features/search/SearchEntry/SearchEntry.tsx';
import { paths } from '../../paths.ts';
import { ToastRegion } from '../../primitives/Toast/ToastRegion.tsx';
import { ProductSearch } from './ProductSearch.tsx';

function Opened(props: SearchDialogProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  const onOpenChange = (next: boolean) => {
    setOpen(next);
    props.onOpenChange(next);
  };
  return (
    <>
      <ProductSearch {...props} isOpen={isOpen} onOpenChange={onOpenChange} />
      <ToastRegion label="Bildirimler" closeLabel="Kapat" />
    </>
  );
}

const meta = {
  component: ProductSearch,
  tags: ['!autodocs'],
  args: { isOpen: true, onOpenChange: fn(), start: { text: 'matkap', isSubmitted: false } },
  render: (args) => <Opened {...args} />,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProductSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

const { identity } = readApplication(application);
const person = personKey(identity);
const phone = { viewport: { value: 'phone' } };
const empty = { start: { text: '', isSubmitted: false } };
const box = () => screen.findByRole('combobox', { name: 'Ürün ara' });
const options = () => screen.findAllByRole('option');
/** The question is on its way. */
const waiting = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Arama' });
  await waitFor(() => expect(dialog.querySelector('[aria-busy="true"]')).toBeVisible());
};
const [drill, otherDrill] = fixtures.suggestions;
const codeOf = (product: typeof drill) => product?.kod ?? '';
const nameOf = (product: typeof drill) => product?.ad ?? '';

export const Default: Story = {
  parameters: { covers: ['SRCH-01', 'SRCH-03'] },
  play: async () => {
    await expect(await options()).toHaveLength(fixtures.suggestions.length);
    const preview = within(screen.getByRole('region', { name: nameOf(drill) }));
    await expect(preview.getByRole('table')).toBeVisible();
    await expect(preview.getByRole('link', { name: 'Ürünü Aç' })).toHaveAttribute(
      'href',
      paths.product.to({ id: drill?.id ?? '' }),
    );
    await expect(await box()).toHaveFocus();
  },
};
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(given.suggestionsPending()),
  play: waiting,
};
export const Empty: Story = {
  args: { start: { text: 'yokböylebirşey', isSubmitted: false } },
  parameters: { covers: ['SRCH-04'] },
  play: async () => {
    await expect(await screen.findByText('Ürün Bulunamadı')).toBeVisible();
    await expect(screen.getByText('Farklı kelimelerle tekrar deneyin')).toBeVisible();
  },
};
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(given.suggestionsFails()),
  parameters: { covers: ['FAIL-01'] },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Tekrar Dene' })).toBeVisible();
    await expect(screen.getByText('Bir şeyler ters gitti.')).toBeVisible();
  },
};
export const LongContent: Story = {
  beforeEach: ({ msw }) => msw.use(given.suggestions(productListLongNames.stoks ?? [])),
  play: async () => {
    await options();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
export const Guest: Story = {
  globals: { session: 'guest' },
  parameters: { covers: ['SRCH-03', 'APP-05'] },
  play: async () => {
    await options();
    const login = await screen.findByRole('link', { name: 'Fiyat için bayi girişi' });
    await expect(login).toHaveAttribute('href', expect.stringContaining('/spa/login?from='));
    await expect(screen.queryByRole('table')).toBeNull();
    await expect(screen.queryByRole('button', { name: 'Sepete Ekle' })).toBeNull();
    await expect(screen.queryByText(/stokta yok|^stokta$|^son \d/i)).toBeNull();
    await expect(screen.queryByText(/\d,\d\d TL/)).toBeNull();
  },
};
export const Delegated: Story = {
  globals: { session: 'delegated' },
  play: async () => void (await options()),
};
export const Mobile: Story = {
  globals: phone,
  play: async () => {
    await options();
    const dialog = screen.getByRole('dialog', { name: 'Arama' }).getBoundingClientRect();
    // The whole page; a browser that keeps room for its scrollbar keeps it here too.
    await expect([dialog.width, dialog.height]).toEqual([document.body.offsetWidth, innerHeight]);
    await expect(screen.queryByRole('region', { name: nameOf(drill) })).toBeNull();
  },
};
export const MobileGuest: Story = {
  globals: { ...phone, session: 'guest' },
  play: async () => void (await options()),
};
export const MobileFailed: Story = {
  globals: phone,
  beforeEach: ({ msw }) => msw.use(given.suggestionsFails()),
  play: async () => void (await screen.findByRole('button', { name: 'Tekrar Dene' })),
};
export const Tablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async () => void (await options()),
};
export const Dark: Story = { globals: { scheme: 'dark' }, play: async () => void (await options()) };

/** Every letter starts the wait anew: one question for one word. */
export const AsksOncePerPause: Story = {
  args: empty,
  parameters: { covers: ['SRCH-02'] },
  play: async ({ userEvent }) => {
    const asked = spyOn(window, 'fetch');
    await userEvent.type(await box(), 'matkap');
    await options();
    const addresses = asked.mock.calls.map(([request]) => (request instanceof Request ? request.url : ''));
    const searches = addresses.filter((address) => address.includes('/search/autocompletev2'));
    await expect(searches.map((address) => new URL(address).search)).toEqual(['?q=matkap&stok=false']);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Stokta Olanlar' }));
    await waitFor(() =>
      expect(
        asked.mock.calls.some(([request]) => request instanceof Request && request.url.endsWith('stok=true')),
      ).toBe(true),
    );
    asked.mockRestore();
  },
};
/** The first question is answered after the second: its answer is not shown any more. */
export const ForgetsOlderAnswers: Story = {
  args: empty,
  beforeEach: ({ msw }) => msw.use(given.suggestions(fixtures.suggestions)),
  parameters: { covers: ['SRCH-02', 'FAIL-03'] },
  play: async ({ msw, userEvent }) => {
    const answered = fn();
    const older = Promise.withResolvers<void>();
    const send = globalThis.fetch;
    spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const answer = await send(input, init);
      if (input instanceof Request && input.url.includes('/search/autocompletev2')) {
        const text = new URL(input.url).searchParams.get('q');
        answered(text);
        if (text === 'matkap') await older.promise;
      }
      return answer;
    });
    // Letter by letter, a slow machine would ask for half a word too.
    const input = await box();
    await userEvent.click(input);
    await userEvent.paste('matkap');
    await waitFor(() => expect(answered).toHaveBeenCalledOnce());
    const [newer] = productListLongNames.stoks ?? [];
    msw.use(given.suggestions(newer ? [newer] : []));
    await userEvent.clear(input);
    await userEvent.paste('kablo');
    await waitFor(async () => expect(await options()).toHaveLength(1));
    await expect(answered.mock.calls).toEqual([['matkap'], ['kablo']]);
    older.resolve();
    // It has been on the page all the while: what showed it would do so in a moment.
    const late = { name: (name: string) => name.includes(nameOf(drill)) };
    await expect(screen.findByRole('option', late, { timeout: 1000 })).rejects.toThrow('Unable to find');
    const [shown, ...more] = await options();
    await expect(shown).toHaveTextContent(newer?.ad ?? '');
    await expect(more).toEqual([]);
  },
};
/** What was found for the first letters stays in sight meanwhile, but Enter chooses nothing of it. */
export const ChoosesNothingOfAnOlderAnswer: Story = {
  args: { start: { text: 'mat', isSubmitted: false } },
  parameters: { covers: ['SRCH-02', 'FAIL-03'] },
  play: async ({ msw, userEvent }) => {
    const before = await options();
    msw.use(given.suggestionsPending());
    await userEvent.type(await box(), 'kap{Enter}');
    await expect(await options()).toHaveLength(before.length);
    await expect(screen.getByRole('dialog').querySelector('[aria-busy="true"]')).toBeVisible();
    await expect(navigated).not.toHaveBeenCalled();
  },
};
/** A search has 8 s. */
export const GivesUpAfterEightSeconds: Story = {
  beforeEach: ({ msw }) => msw.use(given.suggestionsPending()),
  parameters: { covers: ['FAIL-01'] },
  play: async () => {
    await waiting();
    const told = await screen.findByText('Arama zamanında yanıt vermedi.', undefined, { timeout: 12_000 });
    await expect(told).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Tekrar Dene' })).toBeVisible();
  },
};
export const OpensByKeyboardAlone: Story = {
  args: empty,
  parameters: { covers: ['SRCH-05'] },
  play: async ({ args, userEvent }) => {
    await userEvent.type(await box(), 'matkap');
    await options();
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('region', { name: nameOf(otherDrill) })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(navigated).toHaveBeenCalledOnce();
    await expect(navigated).toHaveBeenCalledWith(paths.product.to({ id: otherDrill?.id ?? '' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(recentSearches.list(person)).toEqual(['matkap']);
  },
};
/** A code typed as a whole is first, whatever the shop thinks, and Enter opens it. */
export const PutsTheExactCodeFirst: Story = {
  args: { start: { text: codeOf(drill).toLocaleLowerCase('tr'), isSubmitted: false } },
  beforeEach: ({ msw }) => msw.use(given.suggestions(fixtures.suggestions.toReversed())),
  parameters: { covers: ['SRCH-05'] },
  play: async ({ userEvent }) => {
    const [first] = await options();
    await expect(first).toHaveTextContent(nameOf(drill));
    await userEvent.type(await box(), '{Enter}');
    await expect(navigated).toHaveBeenCalledOnce();
    await expect(navigated).toHaveBeenCalledWith(paths.product.to({ id: drill?.id ?? '' }));
  },
};
/** A code out of a letter or a sheet has other dashes, and signs that nobody sees; the shop knows its own. */
export const FindsACodeOutOfALetter: Story = {
  args: { start: { text: `\uFEFF${codeOf(drill).replaceAll('-', '\u2011')}\u200B`, isSubmitted: false } },
  beforeEach: ({ msw }) => {
    spyOn(globalThis, 'fetch');
    msw.use(given.suggestions(fixtures.suggestions.toReversed()));
  },
  parameters: { covers: ['USE-13', 'SRCH-05'] },
  play: async () => {
    const [first] = await options();
    await expect(first).toHaveTextContent(nameOf(drill));
    await expect(first?.querySelector('mark')).toHaveTextContent(codeOf(drill));
    const asked = mocked(globalThis.fetch).mock.calls.flatMap(([request]) =>
      request instanceof Request && request.url.includes('/search/')
        ? [new URL(request.url).searchParams.get('q')]
        : [],
    );
    await expect(asked).toEqual([codeOf(drill)]);
  },
};
/** A hand scanner sends its Enter long before there is an answer. */
export const LandsOnWhatWasScanned: Story = {
  args: { start: { text: drill?.barkod ?? codeOf(drill), isSubmitted: true } },
  parameters: { covers: ['SRCH-05'] },
  play: async () => {
    await waitFor(() => expect(navigated).toHaveBeenCalledWith(paths.product.to({ id: drill?.id ?? '' })));
    await expect(navigated).toHaveBeenCalledOnce();
  },
};
/** The same inside the dialog: Enter waits for its answer, and what is found for it alone opens. */
export const LandsOnWhatIsScannedInTheBox: Story = {
  args: empty,
  play: async ({ userEvent }) => {
    await userEvent.type(await box(), `${drill?.barkod ?? codeOf(drill)}{Enter}`);
    await waitFor(() => expect(navigated).toHaveBeenCalledWith(paths.product.to({ id: drill?.id ?? '' })));
    await expect(navigated).toHaveBeenCalledOnce();
  },
};
/** Where the scanner is set to an American keyboard and the computer to a Turkish one. */
export const LandsOnWhatAnAmericanScannerRead: Story = {
  args: { start: { text: codeOf(drill).replaceAll('-', '*'), isSubmitted: true } },
  beforeEach: ({ msw }) => msw.use(given.suggestions(fixtures.suggestions)),
  parameters: { covers: ['USE-02'] },
  play: async () => {
    await waitFor(() => expect(navigated).toHaveBeenCalledWith(paths.product.to({ id: drill?.id ?? '' })));
  },
};
/** What is not found as it was typed is asked for as such a scanner means it. */
export const AsksForWhatAnAmericanScannerRead: Story = {
  args: empty,
  beforeEach: ({ msw }) => msw.use(given.suggestions([])),
  parameters: { covers: ['USE-02'] },
  play: async ({ userEvent }) => {
    const asked = spyOn(window, 'fetch');
    await userEvent.type(await box(), 'KT*100.2{Enter}');
    await expect(await screen.findByText('Ürün Bulunamadı')).toBeVisible();
    const searches = asked.mock.calls
      .map(([request]) => new URL(request instanceof Request ? request.url : location.href))
      .filter(({ pathname }) => pathname === '/search/autocompletev2');
    await expect(searches.map(({ searchParams }) => searchParams.get('q'))).toEqual(['KT*100.2', 'KT-100/2']);
    asked.mockRestore();
  },
};
/** Enter before the answer opens nothing that nobody has seen; the next scan takes the place of the text. */
export const OpensNothingUnseen: Story = {
  args: empty,
  play: async ({ userEvent }) => {
    const input = await box();
    await userEvent.type(input, 'matkap{Enter}');
    await options();
    await expect(navigated).not.toHaveBeenCalled();
    await userEvent.keyboard('vida');
    await expect(input).toHaveValue('vida');
  },
};
/** A text that nobody is typing, as that of the page underneath, makes room for the next letters. */
export const MakesRoomForWhatIsTyped: Story = {
  args: { start: { text: 'matkap', isSubmitted: false, isSelected: true } },
  play: async ({ userEvent }) => {
    const input = await box();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('vida');
    await expect(input).toHaveValue('vida');
  },
};
export const RemembersSearches: Story = {
  args: empty,
  beforeEach: () => ['ışıldak', 'matkap'].forEach((text) => recentSearches.add(person, text)),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('option', { name: 'matkap' }));
    await expect(await box()).toHaveValue('matkap');
    await waitFor(async () => expect(await options()).toHaveLength(fixtures.suggestions.length));
  },
};
/** The button that had the focus is gone; what is typed next is a search all the same. */
export const TakesLettersAfterForgetting: Story = {
  args: empty,
  beforeEach: () => recentSearches.add(person, 'matkap'),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Temizle' }));
    await userEvent.keyboard('civata');
    await expect(await box()).toHaveValue('civata');
  },
};
/** Whether it can be ordered says the shop's flag; the words of its stock do not. */
export const AddsToTheBasket: Story = {
  beforeEach: ({ msw }) =>
    msw.use(given.suggestions(fixtures.suggestions.map((one) => ({ ...one, miktarDisplayName: 'Tükendi' })))),
  parameters: { covers: ['SRCH-03'] },
  play: async ({ userEvent }) => {
    await options();
    await userEvent.click(await screen.findByRole('button', { name: 'Sepete Ekle' }));
    await expect(await screen.findByText('Ürün sepete eklendi!')).toBeVisible();
    await expect(screen.getByRole('dialog', { name: 'Arama' })).toBeVisible();
  },
};
/** The scanner's Enter is no second press of the button that has the focus. */
export const TakesAScanAfterAdding: Story = {
  parameters: { covers: ['SRCH-05'] },
  play: async ({ userEvent }) => {
    const asked = spyOn(window, 'fetch');
    await options();
    const add = await screen.findByRole('button', { name: 'Sepete Ekle' });
    await userEvent.click(add);
    await expect(await screen.findByText('Ürün sepete eklendi!')).toBeVisible();
    // Until then a press would do nothing anyway.
    await waitFor(() => expect(add).not.toHaveAttribute('aria-disabled'), { timeout: 3000 });
    await expect(add).toHaveFocus();
    await userEvent.keyboard(`${otherDrill?.barkod ?? codeOf(otherDrill)}{Enter}`);
    await waitFor(() =>
      expect(navigated).toHaveBeenCalledWith(paths.product.to({ id: otherDrill?.id ?? '' })),
    );
    const posts = asked.mock.calls.filter(
      ([request]) => request instanceof Request && request.method === 'POST',
    );
    await expect(posts).toHaveLength(1);
    asked.mockRestore();
  },
};
/** The page underneath is another: the search is over. */
export const ClosesOnBack: Story = {
  play: async ({ args }) => {
    await options();
    window.dispatchEvent(new PopStateEvent('popstate'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
const all = () => screen.findByRole('link', { name: 'Tüm sonuçları gör' });
/** All results are those of the same question. */
export const LeadsToAllResultsInStock: Story = {
  parameters: { covers: ['SRCH-01'] },
  play: async ({ userEvent }) => {
    await expect(await all()).toHaveAttribute('href', '/spa/search?q=matkap');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Stokta Olanlar' }));
    await expect(await all()).toHaveAttribute('href', '/spa/search?q=matkap&instock=true');
  },
};
export const RecoversOnRetry: Story = {
  ...Failed,
  play: async ({ msw, userEvent }) => {
    const retry = await screen.findByRole('button', { name: 'Tekrar Dene' });
    msw.use(given.suggestions(fixtures.suggestions));
    await userEvent.click(retry);
    await expect(await options()).toHaveLength(fixtures.suggestions.length);
  },
};
/** Enter asks again as the button does, also that of a second scan of the same code. */
export const RecoversOnEnter: Story = {
  ...Failed,
  play: async ({ msw, userEvent }) => {
    await screen.findByRole('button', { name: 'Tekrar Dene' });
    msw.use(given.suggestions(fixtures.suggestions));
    await userEvent.type(await box(), '{Enter}');
    await expect(await options()).toHaveLength(fixtures.suggestions.length);
  },
};
/** Quantities that wait in a list are said in the search, too. */
export const WaitingElsewhere: Story = {
  beforeEach: () => {
    selectionOf(identityKey(identity), JSON.stringify({ type: 'all' }), 'Tüm Ürünler').set(1001, '3');
  },
  parameters: { covers: ['USE-08'] },
  play: async ({ userEvent }) => {
    await options();
    const region = { name: 'Bekleyen miktarlar' };
    await expect(screen.getByRole('region', region)).toHaveTextContent(
      'Tüm Ürünler: 1 ürün sepete eklenmeyi bekliyor',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Sepete Ekle: Tüm Ürünler' }));
    await waitFor(() => expect(screen.queryByRole('region', region)).toBeNull());
  },
};
export const MobileWaitingElsewhere: Story = {
  ...WaitingElsewhere,
  globals: phone,
  play: async () => {
    await expect(await screen.findByRole('region', { name: 'Bekleyen miktarlar' })).toBeVisible();
  },
};
/** A code that the camera reads is searched for as one of a hand scanner is. */
export const Scans: Story = {
  args: empty,
  parameters: { covers: ['WARE-01'] },
  beforeEach: ({ msw }) => {
    msw.use(given.suggestions(fixtures.suggestions));
    const { restore } = fakeCamera({ codes: [codeOf(drill)] });
    return restore;
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Kamera ile Tara' }));
    await waitFor(() => expect(navigated).toHaveBeenCalledWith(paths.product.to({ id: drill?.id ?? '' })), {
      timeout: 20_000,
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
