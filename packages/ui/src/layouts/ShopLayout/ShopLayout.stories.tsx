import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMutation } from '@tanstack/react-query';
import { keepDraft, readDraft } from '@vitrin/api-client/drafts';
import type { Identity } from '@vitrin/api-client/identity';
import * as applications from '@vitrin/demo-server/fixtures/application';
import {
  categoriesHostile,
  categoriesMany,
  menuHeader,
  menuLong,
} from '@vitrin/demo-server/fixtures/navigation';
import { given } from '@vitrin/demo-server/given';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { CariButton } from '../../features/delegation/CariButton/CariButton.tsx';
import { endedSession } from '../../features/session/endedSession.ts';
import { announceIdentity } from '../../features/session/identityChannel.ts';
import { RequireSession } from '../../features/session/RequireSession/RequireSession.tsx';
import { editorMode } from '../../features/theming/editorMode.ts';
import { paths } from '../../paths.ts';
import { NavigationProvider } from '../../primitives/Link/NavigationProvider.tsx';
import { toasts } from '../../primitives/Toast/toasts.ts';
import { ShopLayout } from './ShopLayout.tsx';

/** Whom this browser acted for last. */
const delegationKey = 'vitrin-delegation';

const signedOut: Identity = { isAuth: false, member: '', isDelegated: false, delegatedCompany: '' };
const delegated: Identity = {
  isAuth: true,
  member: 'Merve Kaya',
  isDelegated: true,
  delegatedCompany: 'Karadağ Yapı Market Ltd. Şti.',
};

const forget = () => {
  document.cookie = 'kisayolFiyat=; path=/; max-age=0';
  localStorage.removeItem(delegationKey);
};

const loadCariPicker = async () =>
  (await import('../../features/delegation/CariPicker/CariPicker.tsx')).CariPicker;

const meta = {
  component: ShopLayout,
  args: {
    children: (
      <>
        <h1>Hırdavat ve El Aletleri</h1>
        <p style={{ minHeight: 240 }}>118 ürün</p>
      </>
    ),
    onLogin: fn(),
    reload: fn(),
    companyPicker: <CariButton load={loadCariPicker} />,
  },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  // Patience counts from when its code is there: the development server makes it when it is first asked for.
  loaders: [
    () => import('../../features/session/IdentityChangeDialog/IdentityChangeDialog.tsx'),
    () => import('../../features/navigation/UserMenu/UserEntries.tsx'),
  ],
  beforeEach: () => {
    forget();
    return forget;
  },
} satisfies Meta<typeof ShopLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

export const Default: Story = {
  parameters: { covers: ['LAY-02', 'LAY-03', 'LAY-04', 'LAY-05', 'FOOT-01'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link', { name: /^Sepetim/ })).toBeVisible();
    await expect(canvas.getAllByRole('main')).toHaveLength(1);
    for (const id of ['header-top', 'header-middle', 'header-bottom', 'footer-main', 'elements-logo']) {
      await expect(canvasElement.querySelectorAll(`[id="${id}"]`)).toHaveLength(1);
    }
    await expect(canvasElement.querySelector('#sidebar-main')).toBeNull();
  },
};
export const Loading: Story = {
  beforeEach: ({ msw }) =>
    msw.use(given.applicationPending(), given.menuPending(), given.categoriesPending()),
  parameters: { covers: ['MENU-01'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: 'Ana menü' })).toBeNull();
    // Until somebody knows, there is neither a menu of the person nor a login.
    await expect(canvas.queryByRole('link', { name: 'Bayi Girişi' })).toBeNull();
  },
};
/** Every piece says for itself that it failed; the screen stays. */
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(given.menuFails(), given.categoriesFails(), given.basketCountFails()),
  parameters: { covers: ['FAIL-01'] },
  play: async ({ canvas }) => {
    const header = within(await canvas.findByRole('banner'));
    await expect(await header.findByText('Bir şeyler ters gitti.')).toBeVisible();
    await expect(header.getByRole('button', { name: 'Tekrar Dene' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Hırdavat ve El Aletleri' })).toBeVisible();
  },
};
export const LongContent: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      given.menu(menuLong),
      given.categories(categoriesMany),
      given.application({
        ...applications.applicationDelegated,
        memberDisplayName: 'Abdurrahman Şükrü Büyükkaramanlıoğlu',
        delegatedCompanyDisplayName:
          'Ağrı Dağı İnşaat Yapı Malzemeleri Hırdavat Nakliyat Turizm Sanayi ve Dış Ticaret Limited Şirketi',
      }),
    ),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Sonlandır' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
/** A menu that is too long has a scrollbar below its links; where scrollbars are wide, it moves none of them. */
export const StandsInOneLineAboveAScrollbar: Story = {
  beforeEach: ({ msw }) => msw.use(given.menu(menuLong)),
  play: async ({ canvas, canvasElement }) => {
    const menu = await canvas.findByRole('navigation', { name: 'Ana menü' });
    const categories = within(canvasElement.querySelector<HTMLElement>('#header-bottom') ?? menu).getByRole(
      'button',
      { name: 'Kategoriler' },
    );
    const bar = menu.querySelector('ul') ?? menu;
    bar.style.paddingBlockEnd = '20px';
    const [link] = within(menu).getAllByRole('link');
    await expect(link?.getBoundingClientRect().top).toBe(categories.getBoundingClientRect().top);
  },
};
export const Guest: Story = {
  globals: { session: 'guest' },
  parameters: { covers: ['USER-01', 'LAY-03', 'APP-05'] },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Bayi Girişi' })).toHaveAttribute(
      'href',
      paths.login.to({ from: location.pathname + location.search }),
    );
    await expect(canvas.queryByRole('link', { name: /^Sepetim/ })).toBeNull();
    // An open catalogue lets guests look.
    await expect(args.onLogin).not.toHaveBeenCalled();
  },
};
export const Dealer: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^Sepetim/ });
    await expect(canvas.queryByRole('button', { name: 'Cari Seç' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Sonlandır' })).toBeNull();
  },
};
export const Delegated: Story = {
  globals: { session: 'delegated' },
  parameters: { covers: ['DELG-04', 'LAY-03'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Sonlandır' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cari Seç' })).toBeVisible();
  },
};
/** The shop gives no name of the company: that it is another one is said all the same. */
export const DelegatedWithoutAName: Story = {
  beforeEach: ({ msw }) =>
    msw.use(given.application({ ...applications.applicationDelegated, delegatedCompanyDisplayName: null })),
  globals: { session: 'delegated' },
  parameters: { covers: ['DELG-04'] },
  play: async ({ canvas }) => {
    const banner = await canvas.findByRole('complementary', { name: 'Firma adına işlem' });
    await expect(banner).toHaveTextContent('Başka bir firma adına işlem yapıyorsunuz');
  },
};
/** The banner's place is kept for who was acted for last, and says nothing yet. */
export const DelegatedKeepsItsPlace: Story = {
  beforeEach: ({ msw }) => {
    localStorage.setItem(delegationKey, 'Karadağ Yapı Market Ltd. Şti.');
    msw.use(given.applicationPending());
  },
  parameters: { covers: ['DELG-04'] },
  play: async ({ canvas }) => {
    const place = await canvas.findByRole('complementary', { name: 'Firma adına işlem' });
    await expect(place).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByRole('link', { name: 'Sonlandır' })).toBeNull();
  },
};
export const DelegatedNoMore: Story = {
  beforeEach: () => localStorage.setItem(delegationKey, 'Karadağ Yapı Market Ltd. Şti.'),
  parameters: { covers: ['DELG-04'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^Sepetim/ });
    await expect(canvas.queryByRole('complementary', { name: 'Firma adına işlem' })).toBeNull();
    await waitFor(() => expect(localStorage.getItem(delegationKey)).toBeNull());
  },
};
export const Admin: Story = { globals: { session: 'admin' } };
export const Mobile: Story = {
  globals: phone,
  parameters: { covers: ['LAY-08'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Menü' }));
    // Its code comes when it is wanted; a busy machine takes its time.
    const patient = { timeout: 5000 };
    const menu = within(await canvas.findByRole('dialog', { name: 'Menü' }, patient));
    await menu.findByRole('navigation', { name: 'Kategoriler' }, patient);
    await userEvent.click(menu.getByRole('button', { name: 'Kapat' }));
    await waitFor(() => expect(canvas.queryByRole('dialog', { name: 'Menü' })).toBeNull());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
export const MobileGuest: Story = { globals: { ...phone, session: 'guest' } };
export const MobileDelegated: Story = { globals: { ...phone, session: 'delegated' } };
/** On a dark bar of the shop's own the buttons of a phone are in its colour for words, as the basket is. */
export const MobileOnADarkBar: Story = {
  globals: { ...phone, theme: 'dark', session: 'delegated' },
  play: async ({ canvas, canvasElement }) => {
    const bar = canvasElement.querySelector('#header-middle');
    if (!bar) throw new Error('the header has a middle');
    const { color } = getComputedStyle(bar);
    await expect(await canvas.findByRole('button', { name: 'Menü' })).toHaveStyle({ color });
    await expect(await canvas.findByRole('button', { name: 'Cari Seç' })).toHaveStyle({ color });
  },
};
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Sidebar: Story = {
  beforeEach: ({ msw }) => msw.use(given.application(applications.applicationSidebar)),
  globals: { viewport: { value: 'desktop' } },
  parameters: { covers: ['LAY-05'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('navigation', { name: 'Kategoriler' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Kategoriler' })).toBeNull();
  },
};
export const SidebarSkipped: Story = {
  ...Sidebar,
  args: { hasSidebar: false },
  parameters: { covers: ['LAY-06'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: 'Kategoriler' })).toBeVisible();
    await canvas.findByRole('link', { name: /^Sepetim/ });
    await expect(canvasElement.querySelector('#sidebar-main')).toBeNull();
  },
};
/** Of the tree one category has an id to save an icon under. */
export const OffersIconsThatCanBeSaved: Story = {
  beforeEach: ({ msw }) => {
    const { applicationAdmin, applicationSidebar } = applications;
    const { themeSettings } = applicationSidebar;
    msw.use(given.application({ ...applicationAdmin, themeSettings }), given.categories(categoriesHostile));
    return editorMode.enter();
  },
  globals: { ...Sidebar.globals, session: 'admin' },
  parameters: { covers: ['CAT-04'] },
  play: async ({ canvas }) => {
    const tree = await canvas.findByRole('navigation', { name: 'Kategoriler' });
    const offer = await within(tree).findByRole('button', { name: 'İkon Seç' }, { timeout: 5000 });
    await expect(offer.closest('li')).toHaveTextContent('Aynı numara');
  },
};
/** The settings of the shop could not be read: the screen is there, and so is a second attempt. */
export const ApplicationFails: Story = {
  beforeEach: ({ msw }) => msw.use(given.applicationFails()),
  parameters: { covers: ['FAIL-01', 'APP-02'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tekrar Dene' })).toBeVisible();
    await expect(canvas.getByText('Bir şeyler ters gitti.')).toBeVisible();
  },
};
export const LoginCheckFails: Story = {
  beforeEach: ({ msw }) => msw.use(given.checkLoginFails()),
  parameters: { covers: ['APP-04'] },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('Oturum durumunuz doğrulanamadı.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Tekrar Dene' })).toBeVisible();
    await expect(args.onLogin).not.toHaveBeenCalled();
  },
};
export const LoginCheckRefuses: Story = {
  beforeEach: ({ msw }) => msw.use(given.checkLogin(false)),
  globals: { session: 'guest' },
  parameters: { covers: ['APP-04', 'APP-11'] },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onLogin).toHaveBeenCalledWith(location.pathname + location.search));
    await expect(args.onLogin).toHaveBeenCalledOnce();
  },
};
export const LoadsTheMenuOnRetry: Story = {
  ...Failed,
  play: async ({ canvas, msw, userEvent }) => {
    const header = within(await canvas.findByRole('banner'));
    const retry = await header.findByRole('button', { name: 'Tekrar Dene' });
    msw.use(given.menu(menuHeader));
    await userEvent.click(retry);
    await expect(await header.findByRole('navigation', { name: 'Ana menü' })).toBeVisible();
  },
};
export const RecoversOnRetry: Story = {
  ...ApplicationFails,
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Tekrar Dene' });
    msw.use(given.application(applications.application));
    await userEvent.click(retry);
    await expect(await canvas.findByRole('link', { name: /^Sepetim/ })).toBeVisible();
    await expect(canvas.queryByText('Bir şeyler ters gitti.')).toBeNull();
  },
};
export const ChecksTheLoginOnRetry: Story = {
  ...LoginCheckFails,
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Tekrar Dene' });
    msw.use(given.checkLogin(true));
    await userEvent.click(retry);
    await waitFor(() => expect(canvas.queryByText('Oturum durumunuz doğrulanamadı.')).toBeNull());
  },
};
export const SkipsToTheContent: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'İçeriğe geç' });
    await expect(skip).toHaveFocus();
    await expect(skip).toBeVisible();
  },
};
export const NoticesAnotherTab: Story = {
  parameters: { covers: ['APP-11'] },
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('link', { name: /^Sepetim/ });
    announceIdentity(signedOut);
    const dialog = await canvas.findByRole('alertdialog', { name: 'Oturumunuz değişti' });
    await expect(dialog).toHaveTextContent('Başka bir sekmede çıkış yapıldı.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sayfayı Yenile' }));
    await expect(args.reload).toHaveBeenCalledOnce();
  },
};
export const NoticesTheEndOfTheSessionOnFocus: Story = {
  parameters: { covers: ['APP-11'] },
  play: async ({ canvas, msw }) => {
    await canvas.findByRole('link', { name: /^Sepetim/ });
    msw.use(given.application(applications.applicationGuest));
    window.dispatchEvent(new Event('focus'));
    const dialog = await canvas.findByRole('alertdialog', { name: 'Oturumunuz değişti' });
    await expect(dialog).toHaveTextContent('Oturumunuzun süresi doldu');
  },
};
export const NoticesADelegationOnFocus: Story = {
  parameters: { covers: ['DELG-04'] },
  play: async ({ canvas, msw }) => {
    await canvas.findByRole('link', { name: /^Sepetim/ });
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
    const { application, applicationDelegated } = applications;
    msw.use(given.application({ ...applicationDelegated, memberDisplayName: application.memberDisplayName }));
    window.dispatchEvent(new Event('focus'));
    const dialog = await canvas.findByRole('alertdialog', { name: 'Oturumunuz değişti' });
    await expect(dialog).toHaveTextContent(`${applicationDelegated.delegatedCompanyDisplayName} adına`);
  },
};
/** The retry of a write that was begun for the former company is gone, and none comes while the dialog stands. */
export const OffersNothingBegunForAnotherCompany: Story = {
  parameters: { covers: ['APP-11', 'DELG-04'] },
  play: async ({ canvas }) => {
    const retry = { label: 'Tekrar Dene', onPress: fn() };
    await canvas.findByRole('link', { name: /^Sepetim/ });
    toasts.show({ tone: 'critical', title: 'Ürünler geri eklenemedi.', action: retry });
    await expect(await screen.findByRole('button', { name: retry.label })).toBeVisible();
    announceIdentity(delegated);
    await canvas.findByRole('alertdialog', { name: 'Oturumunuz değişti' });
    await expect(screen.queryByRole('button', { name: retry.label })).toBeNull();
    toasts.show({ tone: 'critical', title: 'İkon kaydedilemedi.', action: retry });
    await expect(toasts.get()).toHaveLength(2);
    await expect(screen.queryByRole('button', { name: retry.label })).toBeNull();
  },
};
/** Stands for whatever a screen keeps. */
const typesSomething = () => keepDraft('typed', () => ({ owner: 'Merve', value: '12' }));
/** A screen for members leads to the login at once, which is told why. */
export const TellsTheLoginThatTheSessionIsOver: Story = {
  render: (args) => (
    <ShopLayout {...args}>
      <RequireSession onLogin={args.onLogin}>
        <h1>Cari Bilgileri</h1>
      </RequireSession>
    </ShopLayout>
  ),
  parameters: { covers: ['APP-11'] },
  play: async ({ args, canvas, msw }) => {
    await canvas.findByRole('heading', { name: 'Cari Bilgileri' });
    msw.use(given.application(applications.applicationGuest));
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(args.onLogin).toHaveBeenCalledOnce());
    await expect(endedSession.get()).toBe(true);
  },
};
export const TellsTheLoginNothingWhereAnotherTabSignedOut: Story = {
  ...TellsTheLoginThatTheSessionIsOver,
  play: async ({ args, canvas, msw }) => {
    await canvas.findByRole('heading', { name: 'Cari Bilgileri' });
    announceIdentity(signedOut);
    await canvas.findByRole('alertdialog', { name: 'Oturumunuz değişti' });
    msw.use(given.application(applications.applicationGuest));
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(args.onLogin).toHaveBeenCalledOnce());
    await expect(endedSession.get()).toBe(false);
  },
};
/** Both are asked at once: that the session is over is known by either answer. */
export const KeepsWhatWasTypedWhereAClosedShopRefusesFirst: Story = {
  beforeEach: typesSomething,
  parameters: { covers: ['APP-04', 'APP-11'] },
  play: async ({ args, canvas, msw }) => {
    await canvas.findByRole('link', { name: /^Sepetim/ });
    msw.use(given.checkLogin(false), given.applicationPending());
    await waitFor(() => {
      window.dispatchEvent(new Event('visibilitychange'));
      return expect(args.onLogin).toHaveBeenCalledOnce();
    });
    await expect(readDraft('typed', 'Merve')).toBe('12');
    await expect(endedSession.get()).toBe(true);
  },
};
const navigate = fn();
/** Alt+Q, also where Alt makes another letter of it; AltGr+Q writes an @, and a word with a q stays one. */
export const LeadsToQuickOrderByKey: Story = {
  beforeEach: () => {
    navigate.mockClear();
  },
  parameters: { covers: ['QORD-01'] },
  render: (args) => (
    <NavigationProvider navigate={navigate}>
      <ShopLayout {...args} />
    </NavigationProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: /^Sepetim/ });
    await userEvent.keyboard('q{Control>}{Alt>}q{/Alt}{/Control}{Alt>}{Shift>}Q{/Shift}w{/Alt}');
    await expect(navigate).not.toHaveBeenCalled();
    await userEvent.keyboard('{Alt>}q{/Alt}');
    await expect(navigate.mock.calls).toEqual([['/spa/hizli-siparis']]);
    const press = { key: 'œ', code: 'KeyQ', altKey: true, bubbles: true, cancelable: true };
    document.dispatchEvent(new KeyboardEvent('keydown', press));
    await expect(navigate).toHaveBeenCalledTimes(2);
  },
};
const threeLists = { 'kisayol.fiyat.1': 'Liste', 'kisayol.fiyat.2': 'Bayi', 'kisayol.fiyat.3': null };
export const ChoosesAPriceListByKey: Story = {
  beforeEach: ({ msw }) => {
    msw.use(given.application(applications.applicationWith(threeLists)));
    return typesSomething();
  },
  parameters: { covers: ['APP-09'] },
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('link', { name: /^Sepetim/ });
    await userEvent.keyboard('{Control>}3{/Control}');
    await expect(args.reload).not.toHaveBeenCalled();
    await expect(document.cookie).not.toContain('kisayolFiyat');
    await userEvent.keyboard('{Control>}2{/Control}');
    await expect(args.reload).toHaveBeenCalledOnce();
    await expect(document.cookie).toContain('kisayolFiyat=Bayi');
    await expect(readDraft('typed', 'Merve')).toBe('12');
  },
};
const written = fn<() => Promise<void>>();
function Write() {
  const { mutate, isPending } = useMutation({ mutationFn: written });
  return <button onClick={() => mutate()}>{isPending ? 'Gönderiliyor' : 'Gönder'}</button>;
}
/** An order that is on its way must get its answer; afterwards another list can be chosen. */
export const ChoosesNoPriceListDuringAWrite: Story = {
  ...ChoosesAPriceListByKey,
  render: (args) => (
    <ShopLayout {...args}>
      <Write />
    </ShopLayout>
  ),
  parameters: { covers: ['APP-09', 'FAIL-02'] },
  play: async ({ args, canvas, userEvent }) => {
    const gate = Promise.withResolvers<void>();
    written.mockReturnValue(gate.promise);
    await canvas.findByRole('link', { name: /^Sepetim/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Gönder' }));
    await canvas.findByRole('button', { name: 'Gönderiliyor' });
    await userEvent.keyboard('{Control>}2{/Control}');
    await expect(args.reload).not.toHaveBeenCalled();
    await expect(document.cookie).not.toContain('kisayolFiyat');
    gate.resolve();
    await canvas.findByRole('button', { name: 'Gönder' });
    await userEvent.keyboard('{Control>}2{/Control}');
    await expect(args.reload).toHaveBeenCalledOnce();
  },
};
export const ForgetsThePriceList: Story = {
  ...ChoosesAPriceListByKey,
  parameters: { covers: ['APP-10'] },
  play: async ({ args, canvas, userEvent }) => {
    document.cookie = 'kisayolFiyat=Bayi; path=/';
    await canvas.findByRole('link', { name: /^Sepetim/ });
    await userEvent.click(
      canvas.getByRole('button', { name: applications.application.memberDisplayName ?? 'Hesabım' }),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Fiyatları Sıfırla' }));
    await expect(document.cookie).not.toContain('kisayolFiyat');
    await expect(args.reload).toHaveBeenCalledOnce();
    await expect(readDraft('typed', 'Merve')).toBe('12');
  },
};
