import type { Meta, StoryObj } from '@storybook/react-vite';
import { applicationAdmin } from '@vitrin/demo-server/fixtures/application';
import { expect, fn } from 'storybook/test';
import { listChanges } from '../listChanges.ts';
import { readThemeBlocks } from '../readThemeBlocks.ts';
import { themeWords } from '../themeWords.ts';
import { writeThemeValue } from '../writeThemeValue.ts';
import { ThemePanel } from './ThemePanel.tsx';

const delivered = applicationAdmin.themeSettings;
const draft = writeThemeValue(
  writeThemeValue(delivered, 'elements.logo', 'height', '14'),
  'header.bottom',
  'bg_color',
  '#111827',
);
const many = Array.from({ length: 40 }, (_, at) => `kampanya.alan${at}`).reduce(
  (settings: unknown, path) => writeThemeValue(settings, path, 'customCss', 'color: #111827'),
  delivered,
);

const meta = {
  component: ThemePanel,
  args: {
    blocks: readThemeBlocks(delivered),
    master: 'default',
    changes: [],
    onChange: fn(),
    onMasterChange: fn(),
    onUndo: fn(),
    onSave: fn(),
    onCancel: fn(),
    onReset: fn(),
    onClose: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ThemePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const changed = { blocks: readThemeBlocks(draft), changes: listChanges(delivered, draft) };

export const Default: Story = {
  parameters: { covers: ['THEM-01'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('dialog', { name: 'Tema Düzenle' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Üst Alan' })).toBeVisible();
    await expect(canvas.getByText('Menü Şeridi')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Kaydet' }));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { ...changed, failure: { title: themeWords.notSaved, message: themeWords.kept } },
};

export const Submitting: Story = {
  args: { ...changed, isSaving: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: /Kaydet/ }));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Many: Story = { args: { blocks: readThemeBlocks(many), changes: listChanges(delivered, many) } };

export const Mobile: Story = { args: changed, globals: { viewport: { value: 'phone' } } };

export const Changed: Story = {
  args: changed,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('2 değişiklik')).toBeVisible();
    await expect(canvas.getAllByRole('img', { name: 'değişti' })).toHaveLength(2);
    await userEvent.click(canvas.getByText('Değişiklikler (2)'));
    await userEvent.click(canvas.getByRole('button', { name: 'Geri Al: Logo, Yükseklik' }));
    await expect(args.onUndo).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Kaydet' }));
    await expect(args.onSave).toHaveBeenCalledTimes(1);
  },
};

export const Open: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Düğmeler'));
    const field = await canvas.findByRole('textbox', { name: 'Zemin rengi' });
    await userEvent.type(field, '#b4232a');
    await expect(args.onChange).toHaveBeenLastCalledWith('elements.button', 'bg_color', '#B4232A');
  },
};
