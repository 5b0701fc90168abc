import type { Meta, StoryObj } from '@storybook/react-vite';
import { application } from '@vitrin/demo-server/fixtures/application';
import * as home from '@vitrin/demo-server/fixtures/home';
import { given } from '@vitrin/demo-server/given';
import { useState } from 'react';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { ToastRegion } from '../../primitives/Toast/ToastRegion.tsx';
import { Home } from './Home.tsx';

const meta = {
  component: Home,
  tags: ['!autodocs'],
  // The announcement stands in front of everything; the stories about it ask for it.
  beforeEach: () => hideAnnouncement(),
  decorators: [
    (Story) => (
      <>
        {Story()}
        <ToastRegion label="Bildirimler" closeLabel="Kapat" />
      </>
    ),
  ],
} satisfies Meta<typeof Home>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
const hideKey = 'hide-modal-banner-40';
const hideAnnouncement = () => localStorage.setItem(hideKey, 'true');
const withSettings = (settings: Record<string, string>) =>
  given.application({ ...application, settings: { ...application.settings, ...settings } });
const page = () => within(document.body);
const shelves = ['Çok Satanlar', 'Yeni Ürünler', 'Avantajlı Fiyatlar', 'Son Kalanlar'];

export const Default: Story = {
  parameters: { covers: ['HOME-01', 'HOME-02', 'HOME-03', 'HOME-05', 'HOME-06'] },
  play: async ({ canvas }) => {
    for (const name of shelves) {
      await expect(await canvas.findByRole('region', { name })).toBeVisible();
    }
    const showcase = within(await canvas.findByRole('region', { name: 'Vitrin' }));
    await expect(showcase.getAllByRole('group', { name: /^\d \/ 4$/ })).toHaveLength(4);
    await expect(canvas.getByRole('region', { name: 'Döviz Kurları' })).toHaveTextContent(/Euro₺\d+,\d\d/);
    const tiles = within(await canvas.findByRole('region', { name: 'Sezonun fırsatları' }));
    await expect(tiles.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(given.promotionPending(), given.productSliderPending()),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('region', { name: 'Döviz Kurları' })).toBeVisible();
    await expect(canvasElement.querySelectorAll('[aria-busy="true"]')).toHaveLength(6);
  },
};
export const Empty: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      given.application({ ...application, dovizs: [] }),
      given.promotion(home.showcaseEmpty),
      given.productSlider(home.productSliderEmpty),
    ),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeInTheDocument();
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull());
    await expect(canvas.queryByRole('region', { name: 'Vitrin' })).toBeNull();
    await expect(canvas.queryByRole('heading', { level: 2 })).toBeNull();
  },
};
/** The button at what the showcase says of its failure. */
async function showcaseRetry(canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) {
  const alert = (await canvas.findByText('Vitrin yüklenemedi.')).closest<HTMLElement>('[role="status"]');
  if (!alert) throw new Error('the failure is announced');
  return within(alert).getByRole('button', { name: /^Tekrar Dene: / });
}
/** Every block says for itself that it failed. */
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(given.promotionFails(), given.productSliderFails()),
  parameters: { covers: ['FAIL-01'] },
  play: async ({ canvas }) => {
    await expect(await showcaseRetry(canvas)).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText('Ürün listesi yüklenemedi.')).toHaveLength(4));
    await expect(await canvas.findByText('Kampanyalar yüklenemedi.')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Döviz Kurları' })).toBeVisible();
  },
};
export const WholeShopFailed: Story = {
  beforeEach: ({ msw }) => msw.use(given.applicationFails()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tekrar Dene' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Vitrin' })).toBeNull();
  },
};
export const Guest: Story = {
  globals: { session: 'guest' },
  parameters: { covers: ['APP-05'] },
  play: async ({ canvas }) => {
    const shelf = within(await canvas.findByRole('region', { name: 'Çok Satanlar' }));
    const [login] = shelf.getAllByRole('link', { name: 'Fiyat için bayi girişi' });
    await expect(login).toHaveAttribute('href', expect.stringContaining('/spa/login?from='));
    await expect(canvas.queryByRole('button', { name: /^Sepete Ekle/ })).toBeNull();
    await expect(canvas.queryByText(/TL$/)).toBeNull();
    await expect(canvas.queryByText(/^(Stokta|Son \d+)/)).toBeNull();
  },
};
export const Dealer: Story = { globals: { session: 'dealer' } };
export const Delegated: Story = { globals: { session: 'delegated' } };
export const Admin: Story = { globals: { session: 'admin' } };
export const Mobile: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Çok Satanlar' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const MobileGuest: Story = { globals: { ...phone, session: 'guest' } };
export const MobileLoading: Story = { ...Loading, globals: phone, play: undefined };
export const MobileFailed: Story = {
  beforeEach: ({ msw }) => msw.use(given.promotionFails(), given.productSliderFails()),
  globals: phone,
};
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const Slider: Story = {
  beforeEach: ({ msw }) => msw.use(withSettings({ 'home.vitrin.tipi': 'slider' })),
  parameters: { covers: ['HOME-01'] },
};
export const ListsInsteadOfCarousels: Story = {
  beforeEach: ({ msw }) => msw.use(withSettings({ 'home.vitrin.productlist.type': 'list' })),
  parameters: { covers: ['HOME-02'] },
  play: async ({ canvas }) => {
    const shelf = within(await canvas.findByRole('region', { name: 'Çok Satanlar' }));
    await expect(shelf.getAllByRole('article')).toHaveLength(12);
    await expect(shelf.queryByRole('button', { name: /^Sonraki/ })).toBeNull();
  },
};
/** Some backends answer with the items alone. */
export const BareListOfPromotions: Story = {
  beforeEach: ({ msw }) => msw.use(given.answers('getPromotion', home.showcaseBareList)),
  play: async ({ canvas }) => {
    const showcase = within(await canvas.findByRole('region', { name: 'Vitrin' }));
    await expect(showcase.getAllByRole('group', { name: /^\d \/ 4$/ })).toHaveLength(4);
  },
};

let answers = Promise.withResolvers<void>();
/** Keeps from the blocks what they asked for until the story lets them have it. */
const holdAnswers = () => {
  answers = Promise.withResolvers();
  const send = globalThis.fetch;
  spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const answer = await send(input, init);
    if (input instanceof Request && input.url.includes('/promotion/')) await answers.promise;
    return answer;
  });
};
/** What stands below a block must not move when its answer comes. */
export const StandsStillWhileLoading: Story = {
  globals: { viewport: { value: 'desktop' } },
  beforeEach: holdAnswers,
  play: async ({ canvas, canvasElement }) => {
    const title = await canvas.findByRole('heading', { level: 1 }, { timeout: 4000 });
    await expect(canvasElement.querySelectorAll('[aria-busy="true"]')).toHaveLength(6);
    const height = () => title.closest('div')?.getBoundingClientRect().height;
    const before = height();
    answers.resolve();
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull(), {
      timeout: 4000,
    });
    await expect(height()).toBe(before);
  },
};
export const MobileStandsStillWhileLoading: Story = {
  ...StandsStillWhileLoading,
  globals: phone,
};

export const AddsOneToTheBasket: Story = {
  play: async ({ canvas, userEvent }) => {
    const shelf = within(await canvas.findByRole('region', { name: 'Çok Satanlar' }));
    const [first] = shelf.getAllByRole('button', { name: /^Sepete Ekle/ });
    if (!first) throw new Error('a product is needed');
    await userEvent.click(first);
    await expect(await page().findByText('Ürün sepete eklendi!')).toBeVisible();
  },
};

const announcing: Story['beforeEach'] = async () => {
  localStorage.removeItem(hideKey);
  // Patience counts from when its code is there: the development server makes it when it is first asked for.
  await Promise.all([import('./LowerBlocks.tsx'), import('./Announcing.tsx')]);
};

/** Leaves the home page and comes back, as often as the button is pressed. */
function Visits() {
  const [visit, setVisit] = useState(1);
  return (
    <>
      <button type="button" onClick={() => setVisit(visit + 1)}>
        {`${visit}. ziyaret`}
      </button>
      <Home key={visit} />
    </>
  );
}
/** Longer than the quiet moment that an announcement waits for. */
const patience = { timeout: 3000 };
/** There is no quiet before the page itself has come. */
const pageIsThere = () => page().findByRole('region', { name: 'Çok Satanlar', hidden: true });
const announced = async () => {
  await pageIsThere();
  return page().findByRole('dialog', { name: 'Peşin ödemeye ek %5' }, patience);
};
/** Nothing comes, however long one waits. */
const stillSilent = async () => {
  await pageIsThere();
  await expect(page().findByRole('dialog', {}, patience)).rejects.toThrow('Unable to find');
};
const silent = () => waitFor(() => expect(page().queryByRole('dialog')).toBeNull());

export const AnnouncesOnceInASession: Story = {
  beforeEach: announcing,
  render: () => <Visits />,
  parameters: { covers: ['HOME-04'] },
  play: async ({ canvas, userEvent }) => {
    const banner = await announced();
    await expect(banner).toBeVisible();
    await userEvent.click(within(banner).getByRole('button', { name: 'Kapat' }));
    await silent();
    await expect(localStorage.getItem(hideKey)).toBeNull();

    await userEvent.click(canvas.getByRole('button', { name: '1. ziyaret' }));
    await stillSilent();
    // A new session begins.
    sessionStorage.clear();
    await userEvent.click(canvas.getByRole('button', { name: '2. ziyaret' }));
    await expect(await announced()).toBeVisible();
  },
};
export const NeverAnnouncesAgain: Story = {
  beforeEach: announcing,
  render: () => <Visits />,
  parameters: { covers: ['HOME-04'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(within(await announced()).getByRole('button', { name: 'Bir daha gösterme' }));
    await silent();
    await expect(localStorage.getItem(hideKey)).toBe('true');
    sessionStorage.clear();
    await userEvent.click(canvas.getByRole('button', { name: '1. ziyaret' }));
    await stillSilent();
  },
};
/** Whoever types is not talked over. */
export const WaitsWhileSomebodyTypes: Story = {
  beforeEach: announcing,
  render: () => (
    <>
      <input aria-label="Miktar" />
      <Home />
    </>
  ),
  parameters: { covers: ['HOME-04'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Miktar' }), '12');
    await stillSilent();
    await userEvent.tab();
    await expect(await announced()).toBeVisible();
  },
};
export const MobileAnnouncement: Story = {
  beforeEach: announcing,
  globals: phone,
  play: async () => {
    await expect(await announced()).toBeVisible();
  },
};
export const LoadsOnlyWhatIsAskedForAgain: Story = {
  ...Failed,
  play: async ({ canvas, userEvent, msw }) => {
    const retry = await showcaseRetry(canvas);
    await waitFor(() => expect(canvas.getAllByText('Ürün listesi yüklenemedi.')).toHaveLength(4));
    await canvas.findByText('Kampanyalar yüklenemedi.');
    msw.use(given.promotion(home.showcase));
    await userEvent.click(retry);
    await expect(await canvas.findByRole('region', { name: 'Vitrin' })).toBeVisible();
    await expect(canvas.getByText('Kampanyalar yüklenemedi.')).toBeVisible();
    await expect(canvas.getAllByText('Ürün listesi yüklenemedi.')).toHaveLength(4);
  },
};
export const RecoversOnRetry: Story = {
  ...WholeShopFailed,
  play: async ({ canvas, userEvent, msw }) => {
    const retry = await canvas.findByRole('button', { name: 'Tekrar Dene' });
    msw.use(given.application(application));
    await userEvent.click(retry);
    await expect(await canvas.findByRole('region', { name: 'Vitrin' })).toBeVisible();
  },
};
