import { cariResults } from '@vitrin/demo-server/fixtures/delegation';
import { given } from '@vitrin/demo-server/given';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { waits } from '../../../../../../.storybook/waits.ts';
import { ToastRegion } from '../../../primitives/Toast/ToastRegion.tsx';
import { CariPicker, type CariPickerProps } from './CariPicker.tsx';

const meta = {
  component: CariPicker,
  tags: ['!autodocs'],
  args: { isOpen: true, onOpenChange: fn(), loadShop: fn() },
  decorators: [
    (Story) => (
      <>
        {Story()}
        <ToastRegion label="Bildirimler" closeLabel="Kapat" />
      </>
    ),
  ],
  globals: { session: 'delegated' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CariPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' }, session: 'delegated' };
const box = async () =>
  within(await screen.findByRole('dialog', { name: 'Cari Seç' })).getByRole('combobox', { name: 'Cari ara' });
const options = () => screen.findAllByRole('option');
/** Watches the questions asked of the shop from now on. */
function listen() {
  const asked = spyOn(window, 'fetch');
  const calls = (path: string) =>
    asked.mock.calls
      .map(([request]) => (request instanceof Request ? new URL(request.url) : undefined))
      .filter((address) => address?.pathname === path);
  const questions = () => calls('/search/cari').map((address) => address?.searchParams.get('query'));
  const changes = () => calls('/delegation/DelegateToUser/');
  return { questions, changes, stop: () => asked.mockRestore() };
}

function Reopened(props: CariPickerProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Cari Seç
      </button>
      <CariPicker {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

export const Default: Story = {
  parameters: { covers: ['DELG-01'] },
  play: async ({ userEvent }) => {
    await expect(await box()).toHaveFocus();
    await userEvent.type(await box(), 'ya');
    await expect(await options()).toHaveLength(cariResults.length);
  },
};
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(given.cariSearchPending()),
  play: async ({ userEvent }) => {
    await userEvent.type(await box(), 'ya');
    const dialog = screen.getByRole('dialog');
    await waitFor(() => expect(dialog.querySelector('[aria-busy="true"]')).toBeVisible());
  },
};
export const Empty: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await box(), 'yokböylebircari');
    await expect(await screen.findByText('Cari bulunamadı')).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: { covers: ['DELG-02', 'FAIL-01'] },
  play: async ({ msw, userEvent }) => {
    await userEvent.type(await box(), 'ya');
    await options();
    msw.use(given.cariSearchFails());
    await userEvent.type(await box(), 'p');
    await expect(await screen.findByText('Arama sırasında hata oluştu.')).toBeVisible();
    await expect(screen.queryByRole('option')).toBeNull();
    await expect(screen.getByRole('button', { name: 'Tekrar Dene' })).toBeVisible();
  },
};
/** The shop refuses: the dialog stays, and another company can be chosen. */
export const Rejected: Story = {
  beforeEach: ({ msw }) => msw.use(given.forbidden('delegateToUser')),
  parameters: { covers: ['DELG-03', 'FAIL-02'] },
  play: async ({ args, userEvent }) => {
    await userEvent.type(await box(), 'ya');
    await options();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('Firma değiştirilemedi.')).toBeVisible();
    await expect(args.loadShop).not.toHaveBeenCalled();
    await expect(screen.getByRole('dialog', { name: 'Cari Seç' })).toBeVisible();
  },
};
export const Mobile: Story = {
  globals: phone,
  play: async ({ userEvent }) => {
    await userEvent.type(await box(), 'ya');
    await options();
    const { x, y, height } = screen.getByRole('dialog').getBoundingClientRect();
    await expect([x, y, height]).toEqual([0, 0, innerHeight]);
  },
};
export const MobileIdle: Story = { globals: phone, play: async () => void (await box()) };
/** One letter asks nothing, a word asks once, and clearing the box clears the list. */
export const AsksFromTwoLettersOn: Story = {
  parameters: { covers: ['DELG-01'] },
  play: async ({ userEvent }) => {
    const { questions, stop } = listen();
    const input = await box();
    await userEvent.type(input, 'y');
    await new Promise((resolve) => setTimeout(resolve, 450));
    await expect(questions()).toEqual([]);
    const begun = waits();
    await userEvent.type(input, 'a');
    await options();
    await expect(begun()).toContain(350);
    await userEvent.type(input, '{Backspace}');
    await expect(screen.queryByRole('option')).toBeNull();
    await expect(questions()).toEqual(['ya']);
    stop();
  },
};
export const ChangesTheCompany: Story = {
  parameters: { covers: ['DELG-03'] },
  play: async ({ args, userEvent }) => {
    await userEvent.type(await box(), 'ya');
    const [first] = await options();
    if (!first) throw new Error('the representative has customers');
    await userEvent.dblClick(first);
    await waitFor(() => expect(args.loadShop).toHaveBeenCalled());
    await expect(args.loadShop).toHaveBeenCalledOnce();
    await expect(screen.queryByText('Firma değiştirilemedi.')).toBeNull();
  },
};
/** The page underneath is another. */
export const ClosesOnBack: Story = {
  parameters: { covers: ['DELG-03'] },
  play: async ({ args }) => {
    await box();
    window.dispatchEvent(new PopStateEvent('popstate'));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
export const RecoversOnRetry: Story = {
  beforeEach: ({ msw }) => msw.use(given.cariSearchFails()),
  parameters: { covers: ['FAIL-01'] },
  play: async ({ msw, userEvent }) => {
    await userEvent.type(await box(), 'ya');
    const retry = await screen.findByRole('button', { name: 'Tekrar Dene' });
    msw.use(given.cariSearch(cariResults));
    await userEvent.click(retry);
    await expect(await options()).toHaveLength(cariResults.length);
  },
};
/** Closed while the shop still changes the company and opened anew. */
export const SendsNoSecondChange: Story = {
  beforeEach: ({ msw }) => msw.use(given.pending('delegateToUser')),
  parameters: { covers: ['DELG-03', 'FAIL-02'] },
  render: (args) => <Reopened {...args} />,
  play: async ({ userEvent }) => {
    const { changes, stop } = listen();
    const pick = async (index: number) => {
      await userEvent.type(await box(), 'ya');
      const company = (await options())[index];
      if (!company) throw new Error('the representative has customers');
      await userEvent.click(company);
    };
    await pick(0);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Cari Seç' }));
    await pick(1);
    const mark = await screen.findByLabelText('Firma değiştiriliyor');
    await expect(changes()).toHaveLength(1);
    await expect((await options())[0]).toContainElement(mark);
    stop();
  },
};
