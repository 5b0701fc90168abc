import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AllStates, missingStates, screens } from './AllStates.tsx';
import guide from 'virtual:guide';

const meta = { component: AllStates, tags: ['!autodocs'] } satisfies Meta<typeof AllStates>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Folded: a screen opens its states, `&args=opened:Basket` opens one from the start. */
export const States: Story = {};

export const ShowsEveryLook: Story = {
  args: { opened: 'Login' },
  play: async ({ canvas }) => {
    const login = screens.find(({ screen }) => screen === 'Screens/Login')!;
    const region = within(canvas.getByRole('region', { name: 'Screens/Login' }));
    const cards = await region.findAllByRole('listitem');
    await expect(cards).toHaveLength(login.states.length);
    // The state itself, and each role at each of three widths.
    await expect(region.getAllByRole('link')).toHaveLength(
      login.states.length * (1 + login.roles.length * 3),
    );
    await expect(region.getByRole('link', { name: 'Rejected, Ziyaretçi, 375 px' })).toHaveAttribute(
      'href',
      './?path=/story/screens-login--rejected&globals=session:guest;viewport.value:phone',
    );
    // Those that were taken when the stories were last tested.
    const pictures = cards.flatMap((card) => [...card.querySelectorAll('img')]);
    await expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual(
      login.states.flatMap(({ id }) => (guide.pictures.includes(id) ? [`./thumbnails/${id}.webp`] : [])),
    );
  },
};

export const MissesNothing: Story = {
  play: async ({ canvas }) => {
    await expect(missingStates).toEqual([]);
    await expect(canvas.getByText('Eksik durum yok.')).toBeVisible();
    await expect(screens.length).toBeGreaterThan(12);
    for (const { screen } of screens) await expect(canvas.getByLabelText(screen)).toBeVisible();
  },
};

export const OpensAStateInTwoClicks: Story = {
  play: async ({ canvas, userEvent }) => {
    const group = within(canvas.getByLabelText('Features/Basket'));
    await expect(group.queryByRole('link')).toBeNull();
    await userEvent.click(group.getByRole('heading', { name: 'Features / Basket' }));
    await expect((await group.findAllByRole('link', { name: 'Loading' }))[0]).toHaveAttribute(
      'href',
      './?path=/story/features-basket-baskettable--loading',
    );
  },
};

export const FindsAState: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Durumlarda ara' }), 'BSKT-07');
    const basket = within(await canvas.findByRole('region', { name: 'Screens/Basket' }));
    await expect(await basket.findByRole('link', { name: 'OverStock' })).toHaveAttribute(
      'href',
      './?path=/story/screens-basket--over-stock',
    );
    await expect(canvas.queryByRole('region', { name: 'Screens/Home' })).toBeNull();
    await expect(basket.getByRole('link', { name: 'OverStock, Başka firma adına, 375 px' })).toHaveAttribute(
      'href',
      './?path=/story/screens-basket--over-stock&globals=session:delegated;viewport.value:phone',
    );
    // The pieces it is made of show it, too.
    const pieces = within(canvas.getByRole('region', { name: 'Features/Basket' }));
    await expect(pieces.getAllByRole('link', { name: 'OverStock' })).not.toHaveLength(0);
  },
};
