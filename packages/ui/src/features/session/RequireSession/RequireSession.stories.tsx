import type { Meta, StoryObj } from '@storybook/react-vite';
import { application } from '@vitrin/demo-server/fixtures/application';
import { given } from '@vitrin/demo-server/given';
import { useEffect } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { RequireSession } from './RequireSession.tsx';

const meta = {
  component: RequireSession,
  args: { onLogin: fn(), children: <p>Sepetiniz</p> },
  tags: ['!autodocs'],
  parameters: { covers: ['APP-06'] },
} satisfies Meta<typeof RequireSession>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('Sepetiniz')).toBeVisible();
    await expect(args.onLogin).not.toHaveBeenCalled();
  },
};
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(given.applicationPending()),
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByText('Sepetiniz')).toBeNull();
    await expect(args.onLogin).not.toHaveBeenCalled();
  },
};
export const LoadingWithItsPlace: Story = {
  ...Loading,
  args: { pending: <p>Yükleniyor</p> },
  play: async (context) => {
    await Loading.play?.(context);
    await expect(context.canvas.getByText('Yükleniyor')).toBeVisible();
  },
};
/** Nobody is sent away because the shop could not be asked. */
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(given.applicationFails()),
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tekrar Dene' })).toBeVisible();
    await expect(canvas.getByText('Oturum durumunuz doğrulanamadı.')).toBeVisible();
    await expect(canvas.queryByText('Sepetiniz')).toBeNull();
    await expect(args.onLogin).not.toHaveBeenCalled();
  },
};
export const Guest: Story = {
  globals: { session: 'guest' },
  args: { pending: <p>Yükleniyor</p> },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onLogin).toHaveBeenCalledWith(location.pathname + location.search));
    await expect(args.onLogin).toHaveBeenCalledOnce();
    await expect(canvas.queryByText('Sepetiniz')).toBeNull();
    // It would be the screen itself, with what a guest may see.
    await expect(canvas.queryByText('Yükleniyor')).toBeNull();
  },
};
export const Mobile: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(given.applicationFails()),
};
export const RecoversOnRetry: Story = {
  ...Failed,
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Tekrar Dene' });
    msw.use(given.application(application));
    await userEvent.click(retry);
    await expect(await canvas.findByText('Sepetiniz')).toBeVisible();
  },
};

const begun = fn();
function Screen() {
  useEffect(() => void begun(), []);
  return <button type="button">Hızlı Sipariş</button>;
}
const screen = <Screen key="screen" />;
/** A screen that is of use when nobody can say goes on as it stands: made anew it would ask anew, and wait once more. */
export const GoesOnWhenFailed: Story = {
  beforeEach: ({ msw }) => {
    begun.mockClear();
    msw.use(given.applicationFails());
  },
  args: { pending: screen, whenFailed: screen },
  play: async ({ canvas }) => {
    const shown = await canvas.findByText('Hızlı Sipariş');
    await waitFor(() => expect(shown.closest('[aria-busy]')).toBeNull());
    await expect(shown).toBeVisible();
    await expect(begun).toHaveBeenCalledOnce();
  },
};
let answer = Promise.withResolvers<void>();
/** A screen that waits by itself goes on as it stands, with the focus where somebody has put it meanwhile. */
export const GoesOnWhenKnown: Story = {
  beforeEach: ({ msw }) => {
    begun.mockClear();
    answer = Promise.withResolvers();
    msw.use(given.applicationPending(answer.promise));
  },
  args: { pending: screen, children: screen },
  play: async ({ canvas, userEvent }) => {
    const shown = canvas.getByRole('button');
    await userEvent.tab();
    await expect(shown).toHaveFocus();
    await expect(shown.closest('[aria-busy]')).not.toBeNull();
    answer.resolve();
    await waitFor(() => expect(shown.closest('[aria-busy]')).toBeNull());
    await expect(shown).toHaveFocus();
    await expect(begun).toHaveBeenCalledOnce();
  },
};
