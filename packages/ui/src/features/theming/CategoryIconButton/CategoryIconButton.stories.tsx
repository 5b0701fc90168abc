import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { hearTabs } from '@vitrin/api-client/tabs';
import { categoriesQuery } from '@vitrin/api-client/navigation/categories';
import { useIdentity } from '@vitrin/api-client/application/useIdentity';
import { given } from '@vitrin/demo-server/given';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { toasts } from '../../../primitives/Toast/toasts.ts';
import { ToastRegion } from '../../../primitives/Toast/ToastRegion.tsx';
import { CategoryIconButton } from './CategoryIconButton.tsx';

/** The first category of the shop, as every tree has it. */
function FirstCategory() {
  const identity = useIdentity() ?? { isAuth: false, member: '', isDelegated: false, delegatedCompany: '' };
  const { data } = useQuery(categoriesQuery(identity));
  const category = data?.[0];
  return (
    <>
      {category && (
        <div style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
          <output aria-label="İkon">{category.icon}</output>
          {category.name}
          <CategoryIconButton category={category} />
        </div>
      )}
      <ToastRegion label="Bildirimler" closeLabel="Kapat" />
    </>
  );
}

const meta = {
  component: CategoryIconButton,
  args: { category: { name: 'El Aletleri', icon: 'fa-solid fa-wrench', iconId: 1 } },
  render: () => <FirstCategory />,
  globals: { session: 'admin' },
  tags: ['!autodocs'],
  // Patience counts from when its code is there: the development server makes it when it is first asked for.
  loaders: [() => import('../IconPicker/IconPicker.tsx'), () => import('virtual:icon-set/solid')],
  beforeEach: () => toasts.clear(),
} satisfies Meta<typeof CategoryIconButton>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const shown = ({ canvas }: Play) => canvas.getByRole('status', { name: 'İkon' });

/** Opens the picker and chooses an icon of the solid set. */
async function choose({ canvas, userEvent }: Play, name = 'anchor-lock') {
  const opener = await canvas.findByRole('button', { name: 'İkon Seç' });
  await userEvent.click(opener);
  const picker = within(await screen.findByRole('dialog', { name: 'İkon Seç' }, { timeout: 5000 }));
  await userEvent.click(picker.getByRole('tab', { name: 'Solid' }));
  const filter = picker.getByRole('searchbox', { name: 'İkon ara' });
  await userEvent.clear(filter);
  await userEvent.type(filter, name);
  await userEvent.click(await picker.findByRole('button', { name }, { timeout: 5000 }));
}

export const Default: Story = {};
export const Rejected: Story = {
  beforeEach: ({ msw }) => msw.use(given.categoryIconFails()),
  parameters: { covers: ['CAT-04'] },
  play: async (context) => {
    await choose(context);
    const alert = await screen.findByRole('alert');
    // Not that it stays on the screen: another tab may have the tree read anew.
    await expect(alert).toHaveTextContent(/İkon kaydedilemedi\..*Seçtiğiniz ikon henüz kaydedilmedi\./);
    await expect(within(alert).getByRole('button', { name: 'Tekrar Dene' })).toBeVisible();
    // What was chosen stays to be seen.
    await expect(shown(context)).toHaveTextContent('fa-solid fa-anchor-lock');
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const ShowsTheIconAtOnce: Story = {
  beforeEach: ({ msw }) => msw.use(given.categoryIconPending()),
  parameters: { covers: ['CAT-04'] },
  play: async (context) => {
    await choose(context);
    await waitFor(() => expect(shown(context)).toHaveTextContent('fa-solid fa-anchor-lock'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(context.canvas.getByRole('button', { name: 'İkon Seç' })).toHaveFocus();
  },
};
const heard = fn();
export const TellsTheOtherTabs: Story = {
  beforeEach: () => {
    heard.mockClear();
    return hearTabs('vitrin-categories', heard);
  },
  parameters: { covers: ['CAT-04'] },
  play: async (context) => {
    await choose(context);
    await waitFor(() => expect(heard).toHaveBeenCalledOnce());
  },
};
export const SendsARefusedIconAgain: Story = {
  ...Rejected,
  play: async (context) => {
    await choose(context);
    const alert = await screen.findByRole('alert');
    context.msw.use(...given.session('admin'));
    await context.userEvent.click(within(alert).getByRole('button', { name: 'Tekrar Dene' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await expect(shown(context)).toHaveTextContent('fa-solid fa-anchor-lock');
  },
};
/** Trying the former icon again would undo the one chosen since. */
export const AnotherIconTakesBackWhatWasTold: Story = {
  ...Rejected,
  play: async (context) => {
    await choose(context);
    await screen.findByRole('alert');
    context.msw.use(...given.session('admin'));
    await choose(context, 'anchor-circle-check');
    await expect(shown(context)).toHaveTextContent('fa-solid fa-anchor-circle-check');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  },
};
