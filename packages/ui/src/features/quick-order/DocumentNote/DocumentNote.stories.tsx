import type { Meta, StoryObj } from '@storybook/react-vite';
import { DocumentNote } from './DocumentNote.tsx';

const document = { kind: 'invoice', documentNo: 'KTA2026000018802', date: '2026-10-23', lines: 7 } as const;

const meta = {
  component: DocumentNote,
  args: { document, leftOut: 2, href: '#' },
} satisfies Meta<typeof DocumentNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Order: Story = { args: { document: { ...document, kind: 'order' }, leftOut: 0 } };
export const DeliveryNote: Story = {
  args: { document: { ...document, kind: 'deliveryNote', date: undefined } },
};
export const LongContent: Story = {
  args: { document: { ...document, documentNo: 'KTA/2026/ŞANTİYE-B-BLOK-0000000018802' } },
  globals: { viewport: { value: 'phone' } },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
