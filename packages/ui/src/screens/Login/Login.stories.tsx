import type { Meta, StoryObj } from '@storybook/react-vite';
import * as fixtures from '@vitrin/demo-server/fixtures/session';
import { given } from '@vitrin/demo-server/given';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import { endedSession } from '../../features/session/endedSession.ts';
import { paths } from '../../paths.ts';
import { Login } from './Login.tsx';

const meta = {
  component: Login,
  args: { returnTo: null, load: fn() },
  globals: { session: 'guest' },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Login>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const cariNo = ({ canvas }: Context) => canvas.getByRole('textbox', { name: 'Cari No' });
const userName = ({ canvas }: Context) => canvas.getByRole('textbox', { name: 'Kullanıcı Kodu' });
const password = ({ canvas }: Context) => canvas.getByLabelText('Şifre');
const submit = ({ canvas }: Context) => canvas.getByRole('button', { name: 'Giriş Yap' });
const fillIn = async (context: Context) => {
  const { userEvent } = context;
  await userEvent.clear(cariNo(context));
  await userEvent.type(cariNo(context), '120.01.034');
  await userEvent.clear(userName(context));
  await userEvent.type(userName(context), 'satis');
  await userEvent.type(password(context), 'kestane-42');
};

export const Default: Story = {
  parameters: { covers: ['LOGN-01', 'LOGN-03', 'LOGN-04'] },
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getByRole('heading', { level: 1, name: 'Giriş Yapın' })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Beni Hatırla' })).not.toBeChecked();
    await expect(await canvas.findByRole('link', { name: 'Bayil değil misiniz?' })).toHaveAttribute(
      'href',
      '/bayibasvuru',
    );
    await expect(canvas.getByText(fixtures.loginPage.companyInfo?.ADRES ?? '')).toBeVisible();
    await expect(canvas.getByText(fixtures.loginPage.companyInfo?.TELEFON ?? '')).toBeVisible();
    await expect(canvas.getByText(fixtures.loginPage.companyInfo?.EMAIL ?? '')).toBeVisible();
    const menu = within(await canvas.findByRole('navigation', { name: 'Alt menü' }));
    const targets = menu.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(targets.some((href) => href?.startsWith('/spa/apage/'))).toBe(true);
    await expect(targets.some((href) => href?.startsWith('/spa/page/'))).toBe(false);
  },
};
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(given.loginPagePending(), given.menuPending()),
  play: async (context) => {
    // Who knows the way does not wait for the company's picture.
    await expect(submit(context)).toBeEnabled();
  },
};
/** Nothing was set up: the form stands alone. */
export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(given.loginPage(fixtures.loginPageBare), given.menu([])),
};
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(given.loginPageFails(), given.menuFails()),
  parameters: { covers: ['FAIL-01'] },
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByRole('button', { name: 'Tekrar Dene' })).toBeVisible();
    await expect(canvas.getByText('Bir şeyler ters gitti.')).toBeVisible();
    await expect(submit(context)).toBeVisible();
  },
};
export const Invalid: Story = {
  parameters: { covers: ['LOGN-01'] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(submit(context));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Maalesef, tüm alanlar doğru doldurulmadı.');
    for (const message of ['Cari No gerekli.', 'Kullanıcı Kodu gerekli.', 'Şifre gerekli.']) {
      await expect(canvas.getByText(message)).toBeVisible();
    }
    await expect(cariNo(context)).toHaveFocus();
  },
};
export const Submitting: Story = {
  beforeEach: ({ msw }) => msw.use(given.loginPending()),
  play: async (context) => {
    await fillIn(context);
    await context.userEvent.click(submit(context));
    await waitFor(() => expect(submit(context)).toHaveAttribute('aria-disabled', 'true'));
  },
};
export const Rejected: Story = {
  beforeEach: ({ msw }) => msw.use(given.login(fixtures.loginRejected)),
  parameters: { covers: ['LOGN-02'] },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await fillIn(context);
    await userEvent.click(submit(context));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      fixtures.loginRejected.errorMessage ?? '',
    );
    await expect(cariNo(context)).toHaveValue('120.01.034');
    await expect(password(context)).toHaveValue('kestane-42');
    await expect(args.load).not.toHaveBeenCalled();
    await expect(localStorage).toHaveLength(0);
  },
};
export const LongContent: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      given.loginPage({
        ...fixtures.loginPage,
        logo: null,
        firmaAdi:
          'Kuzey Teknik Hırdavat Elektrik Tesisat ve Yapı Malzemeleri Sanayi ve Dış Ticaret Anonim Şirketi',
        companyInfo: {
          ADRES: `${'İkitelli Organize Sanayi Bölgesi Demirciler Sitesi '.repeat(3)}No: 27, Başakşehir / İstanbul`,
          TELEFON: '0212 555 04 40',
          EMAIL: 'bayi-iliskileri-ve-siparis-destek-hatti@kuzeyteknikmalzemesanayi.example',
        },
      }),
    ),
};
export const Mobile: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    const menu = within(await canvas.findByRole('navigation', { name: 'Alt menü' }));
    const apply = await canvas.findByRole('link', { name: 'Bayil değil misiniz?' });
    const contacts = within(await canvas.findByRole('group')).getAllByRole('link');
    for (const link of [apply, ...contacts, ...menu.getAllByRole('link')]) {
      await step(`a finger meets: ${link.textContent}`, async () => {
        await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
      });
    }
  },
};
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
/** A session ended on another screen. */
export const SessionEnded: Story = {
  beforeEach: () => void endedSession.set(true),
  parameters: { covers: ['APP-11'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Oturumunuz sona erdi.')).toBeVisible();
    // Said once: the next visit has another reason.
    await waitFor(() => expect(endedSession.get()).toBe(false));
  },
};
export const LeavesForTheShop: Story = {
  beforeEach: ({ msw }) => msw.use(given.slow('login', fixtures.loginAccepted, 100)),
  parameters: { covers: ['LOGN-02', 'FAIL-02'] },
  play: async (context) => {
    const { args, userEvent } = context;
    const sent = fn();
    const observer = new PerformanceObserver((list) => {
      for (const { name } of list.getEntries()) if (name.endsWith('/login/spa')) sent();
    });
    observer.observe({ type: 'resource' });
    await fillIn(context);
    await userEvent.dblClick(submit(context));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.load).toHaveBeenCalledWith(paths.home.to()));
    await expect(args.load).toHaveBeenCalledOnce();
    await expect(submit(context)).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    observer.disconnect();
  },
};
export const ComesBackToTheScreen: Story = {
  beforeEach: ({ msw }) => msw.use(given.login(fixtures.loginAccepted)),
  args: { returnTo: '/spa/search?q=vida&page=2' },
  parameters: { covers: ['APP-11', 'LOGN-02'] },
  play: async (context) => {
    await fillIn(context);
    await context.userEvent.keyboard('{Enter}');
    await waitFor(() => expect(context.args.load).toHaveBeenCalledWith('/spa/search?q=vida&page=2'));
  },
};
export const KeepsWhatWasTypedWhenOffline: Story = {
  beforeEach: ({ msw }) => msw.use(given.loginOffline()),
  parameters: { covers: ['FAIL-02'] },
  play: async (context) => {
    await fillIn(context);
    await context.userEvent.click(submit(context));
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Giriş yapılamadı.');
    await expect(password(context)).toHaveValue('kestane-42');
    await expect(submit(context)).not.toHaveAttribute('aria-disabled');
  },
};
export const RemembersEverythingButThePassword: Story = {
  beforeEach: ({ msw }) => msw.use(given.login(fixtures.loginAccepted)),
  parameters: { covers: ['LOGN-01'] },
  play: async (context) => {
    await fillIn(context);
    await context.userEvent.click(context.canvas.getByRole('checkbox', { name: 'Beni Hatırla' }));
    await context.userEvent.click(submit(context));
    await waitFor(() => expect(context.args.load).toHaveBeenCalled());
    const remembered = localStorage.getItem('vitrin-login');
    await expect(remembered).toContain('120.01.034');
    await expect(remembered).toContain('satis');
    await expect(remembered).not.toContain('kestane');
  },
};
export const FillsInWhatWasRemembered: Story = {
  beforeEach: () => {
    localStorage.setItem('vitrin-login', JSON.stringify({ cariNo: '120.01.034', userName: 'satis' }));
  },
  parameters: { covers: ['LOGN-01'] },
  play: async (context) => {
    await expect(cariNo(context)).toHaveValue('120.01.034');
    await expect(userName(context)).toHaveValue('satis');
    await expect(password(context)).toHaveValue('');
    await expect(context.canvas.getByRole('checkbox', { name: 'Beni Hatırla' })).toBeChecked();
  },
};
/** Private windows refuse storage: signing in works, nothing is remembered. */
export const WorksWithoutStorage: Story = {
  beforeEach: ({ msw }) => {
    msw.use(given.login(fixtures.loginAccepted));
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('refused', 'SecurityError');
      });
    }
  },
  parameters: { covers: ['FAIL-04'] },
  play: async (context) => {
    await fillIn(context);
    await context.userEvent.click(context.canvas.getByRole('checkbox', { name: 'Beni Hatırla' }));
    await context.userEvent.click(submit(context));
    await waitFor(() => expect(context.args.load).toHaveBeenCalledOnce());
  },
};
export const ShowsThePassword: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(password(context), 'kestane-42');
    await expect(password(context)).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Şifreyi göster' }));
    await expect(password(context)).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Şifreyi gizle' }));
    await expect(password(context)).toHaveAttribute('type', 'password');
  },
};
export const RecoversOnRetry: Story = {
  ...Failed,
  // Asked for again is what has failed by then: of two failures one may still be on its way.
  beforeEach: ({ msw }) => msw.use(given.loginPageFails()),
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Tekrar Dene' });
    msw.use(given.loginPage(fixtures.loginPage));
    await userEvent.click(retry);
    await expect(await canvas.findByRole('link', { name: 'Bayil değil misiniz?' })).toBeVisible();
  },
};
export const ForgivesWhatIsFilledIn: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(submit(context));
    await expect(canvas.getByText('Cari No gerekli.')).toBeVisible();
    await userEvent.type(cariNo(context), '120');
    await expect(canvas.queryByText('Cari No gerekli.')).toBeNull();
  },
};
