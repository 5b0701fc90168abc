import type { Meta, StoryObj } from '@storybook/react-vite';
import { readApplication } from '@vitrin/api-client/application/application';
import { applicationAdmin } from '@vitrin/demo-server/fixtures/application';
import { expect, fn, waitFor } from 'storybook/test';
import { ThemeButton } from './ThemeButton.tsx';

const meta = {
  component: ThemeButton,
  args: { application: readApplication(applicationAdmin), reload: fn() },
  tags: ['!autodocs'],
  // Patience counts from when its code is there: the development server makes it when it is first asked for.
  loaders: [() => import('../ThemeEditor/ThemeEditor.tsx')],
  globals: { session: 'admin' },
} satisfies Meta<typeof ThemeButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Mobile: Story = { globals: { session: 'admin', viewport: { value: 'phone' } } };

export const OpensAndClosesTheEditor: Story = {
  parameters: { covers: ['THEM-01'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tema Düzenle' }));
    await expect(await canvas.findByRole('dialog', { name: 'Tema Düzenle' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Kapat' }));
    await expect(canvas.getByRole('button', { name: 'Tema Düzenle' })).toBeVisible();
  },
};

export const KeepsTheKeyboardsPlace: Story = {
  parameters: { covers: ['THEM-01'] },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Tema Düzenle' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Tema Düzenle' })).toHaveFocus());
    canvas.getByRole('button', { name: 'Kapat' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Tema Düzenle' })).toHaveFocus());
  },
};
