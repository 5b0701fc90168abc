import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { writeDesignTokens } from '../../../theme/designTokens/writeDesignTokens.ts';
import { ThemeFiles } from './ThemeFiles.tsx';

const meta = {
  component: ThemeFiles,
  args: { theme: null, onExport: fn(), onImport: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 330 }}>{Story()}</div>],
} satisfies Meta<typeof ThemeFiles>;
export default meta;
type Story = StoryObj<typeof meta>;

const file = (content: unknown) => new File([JSON.stringify(content)], 'tema.tokens.json');
const theme = { blocks: { header: { item: { top: { bg_color: '#1F1F1F', customCss: 'padding: 4px' } } } } };

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dışa Aktar' }));
    await expect(args.onExport).toHaveBeenCalledTimes(1);
  },
};

export const Invalid: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Tema dosyası'), file(['başka bir dosya']));
    await expect(await canvas.findByText('Bu dosyada tema bulunamadı. Temanız değişmedi.')).toBeVisible();
    await expect(args.onImport).not.toHaveBeenCalled();
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };

/** A file of a design tool names what it means; all else of the theme stays. */
export const LaysTokensOnTheTheme: Story = {
  args: { theme },
  parameters: { covers: ['THEM-02'] },
  play: async ({ args, canvas, userEvent }) => {
    const tokens = {
      header: { top: { text_color: { $value: { colorSpace: 'srgb', components: [1, 1, 1] } } } },
    };
    await userEvent.upload(canvas.getByLabelText('Tema dosyası'), file(tokens));
    const top = { ...theme.blocks.header.item.top, text_color: '#ffffff' };
    await waitFor(() =>
      expect(args.onImport).toHaveBeenLastCalledWith({ blocks: { header: { item: { top } } } }),
    );
  },
};

export const ReadsDesignTokens: Story = {
  parameters: { covers: ['THEM-02'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Tema dosyası'), file(writeDesignTokens(theme)));
    await waitFor(() => expect(args.onImport).toHaveBeenLastCalledWith(theme));
  },
};
