import { useQuery } from '@tanstack/react-query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { basketCountQuery } from '@vitrin/api-client/basket/basketCount';
import { basketQuery } from '@vitrin/api-client/basket/basket';
import { useIdentity } from '@vitrin/api-client/application/useIdentity';
import { applicationWith } from '@vitrin/demo-server/fixtures/application';
import { given } from '@vitrin/demo-server/given';
import { expect, fn, waitFor } from 'storybook/test';
import { endedSession } from '../endedSession.ts';
import { hearIdentities } from '../identityChannel.ts';
import { watchMissingChunks } from '../watchMissingChunks.ts';
import { SessionBoundary } from './SessionBoundary.tsx';

/** A screen that asks two things as soon as it is known for whom. */
function Screen() {
  const identity = useIdentity();
  return identity && <Questions identity={identity} />;
}

function Questions({ identity }: { identity: NonNullable<ReturnType<typeof useIdentity>> }) {
  const basket = useQuery(basketQuery(identity));
  const count = useQuery(basketCountQuery(identity));
  return <p>{basket.isError && count.isError ? 'Alınamadı' : basket.isSuccess ? 'Alındı' : 'Soruluyor'}</p>;
}

const meta = {
  component: SessionBoundary,
  args: { onLogin: fn(), children: <Screen /> },
  tags: ['!autodocs'],
  beforeEach: () => {
    const { title } = document;
    return () => {
      document.title = title;
      document.head
        .querySelectorAll('[href^="/favicon/"], [href="/application/defaultCss"]')
        .forEach((link) => link.remove());
    };
  },
} satisfies Meta<typeof SessionBoundary>;
export default meta;
type Story = StoryObj<typeof meta>;

const linked = (rel: string) =>
  document.head.querySelector(`link[rel="${rel}"][href^="/"]`)?.getAttribute('href');

export const Default: Story = {
  beforeEach: ({ msw }) =>
    msw.use(given.application(applicationWith({ firmaadi: 'Işık & Oğulları', favicon: 'ışık 1.svg' }))),
  parameters: { covers: ['APP-02', 'APP-03'] },
  play: async ({ args }) => {
    await waitFor(() => expect(document.title).toBe('Işık & Oğulları'));
    await expect(linked('icon')).toBe('/favicon/%C4%B1%C5%9F%C4%B1k%201.svg');
    await expect(linked('stylesheet')).toBe('/application/defaultCss');
    await expect(args.onLogin).not.toHaveBeenCalled();
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };

const leadsToLogin: Story['play'] = async ({ args }) => {
  await waitFor(() => expect(args.onLogin).toHaveBeenCalledWith(location.pathname + location.search));
  await expect(endedSession.get()).toBe(true);
  // Two calls found the session gone; the visitor is sent once.
  await expect(args.onLogin).toHaveBeenCalledOnce();
};
export const LosesTheSession: Story = {
  beforeEach: ({ msw }) => msw.use(given.basketSessionLost(), given.basketCountSessionLost()),
  parameters: { covers: ['APP-11'] },
  play: leadsToLogin,
};
export const LosesTheRight: Story = {
  beforeEach: ({ msw }) => msw.use(given.forbidden('getBasket'), given.forbidden('getBasketCount')),
  parameters: { covers: ['APP-11'] },
  play: leadsToLogin,
};
export const MeetsTheLoginPage: Story = {
  beforeEach: ({ msw }) => msw.use(given.loginInstead('getBasket'), given.loginInstead('getBasketCount')),
  parameters: { covers: ['APP-11'] },
  play: leadsToLogin,
};
/** A failing shop is no lost session. */
export const StaysWhenACallFails: Story = {
  beforeEach: ({ msw }) => msw.use(given.basketFails(), given.basketCountFails()),
  parameters: { covers: ['APP-11'] },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('Alınamadı')).toBeVisible();
    await expect(args.onLogin).not.toHaveBeenCalled();
    await expect(endedSession.get()).toBe(false);
  },
};
const heard = fn();
export const TellsTheOtherTabs: Story = {
  beforeEach: () => {
    heard.mockClear();
    return hearIdentities(heard);
  },
  play: async () => {
    await waitFor(() => expect(heard).toHaveBeenCalledWith(expect.objectContaining({ isAuth: true })));
  },
};
const miss = () => {
  const payload = new Error('Failed to fetch dynamically imported module: /spa/assets/Basket-1a2b.js');
  window.dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload }));
};
export const ReloadsOnceForAMissingChunk: Story = {
  parameters: { covers: ['APP-12', 'FAIL-01'] },
  play: async () => {
    const reload = fn();
    const isReachable = fn(() => Promise.resolve(false));
    const stop = watchMissingChunks(reload, isReachable);
    // It is the connection that is gone: loading the page again would leave nothing of the shop.
    miss();
    await waitFor(() => expect(isReachable).toHaveBeenCalledOnce());
    isReachable.mockResolvedValue(true);
    miss();
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    // Still missing after that: the screen that wanted it says so.
    miss();
    await waitFor(() => expect(isReachable).toHaveBeenCalledTimes(3));
    await expect(reload).toHaveBeenCalledOnce();
    stop();
  },
};
