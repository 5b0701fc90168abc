import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CircleAlertIcon } from '../Icon/CircleAlertIcon.tsx';
import { CircleCheckIcon } from '../Icon/CircleCheckIcon.tsx';
import { ClockIcon } from '../Icon/ClockIcon.tsx';
import { Inline } from '../Layout/Inline.tsx';
import { Badge } from './Badge.tsx';
import { notes } from './Badge.notes.ts';

const meta = { component: Badge, parameters: { notes }, args: { children: 'Taslak' } } satisfies Meta<
  typeof Badge
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongContent: Story = {
  args: { children: 'Sipariş üzerine 6–8 hafta içinde, yalnız anlaşmalı bayilere' },
  decorators: [(Story) => <div style={{ width: 200 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const box = canvasElement.firstElementChild!;
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};
export const Tones: Story = {
  render: () => (
    <Inline>
      <Badge>Taslak</Badge>
      <Badge tone="brand">%24</Badge>
      <Badge tone="info">Yeni</Badge>
      <Badge tone="positive">Onaylandı</Badge>
      <Badge tone="caution">Bekliyor</Badge>
      <Badge tone="critical">İptal</Badge>
      <Badge tone="count">12</Badge>
    </Inline>
  ),
};
export const WithIcon: Story = {
  render: () => (
    <Inline>
      <Badge tone="positive" size="md">
        <CircleCheckIcon size="xs" />
        Stokta
      </Badge>
      <Badge tone="caution" size="md">
        <ClockIcon size="xs" />
        2–3 iş günü
      </Badge>
      <Badge tone="critical" size="md">
        <CircleAlertIcon size="xs" />
        Stokta yok
      </Badge>
    </Inline>
  ),
};
export const Dark: Story = { ...Tones, globals: { scheme: 'dark' } };
