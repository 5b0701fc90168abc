import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Layout/Stack.tsx';
import { Link } from '../Link/Link.tsx';
import { Alert } from './Alert.tsx';
import { notes } from './Alert.notes.ts';

const meta = {
  component: Alert,
  parameters: { notes },
  args: { children: 'Fiyatlar KDV hariçtir.' },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongContent: Story = {
  args: {
    tone: 'caution',
    title: 'Ödemenizin sonucu alınamadı.',
    children:
      'Lütfen tekrar denemeden önce hesap hareketlerinizi kontrol edin. Belge: SP-2026-018472-KARADAGYAPIMARKETLIMITEDSIRKETI-0000000000000001',
    actions: <Button size="sm">Durumu kontrol et</Button>,
  },
};
export const Mobile: Story = { ...LongContent, globals: { viewport: { value: 'phone' } } };

export const Tones: Story = {
  render: () => (
    <Stack gap={3}>
      <Alert tone="critical" title="Bir hata oluştu.">
        Teslimat adresi seçilmedi.
        <br />
        Banka hesabı seçilmedi.
      </Alert>
      <Alert tone="caution" title="Oturumunuz 5 dakika içinde sona erecek." />
      <Alert>
        Oturum durumunuz doğrulanamadı.{' '}
        <Link tone="underlined" href="#tekrar">
          Tekrar Dene
        </Link>
      </Alert>
      <Alert tone="positive" title="Siparişiniz Başarıyla Oluşturuldu.">
        Sipariş no SP-2026-018472
      </Alert>
    </Stack>
  ),
};
export const Dark: Story = { ...Tones, globals: { scheme: 'dark' } };

export const IsReadByUrgency: Story = {
  render: () => (
    <Stack>
      <Alert tone="critical">Sepetinizde stok miktarını aşan ürün bulunuyor.</Alert>
      <Alert tone="positive">Kaydedildi.</Alert>
      <Alert announce="never">Fiyatlar KDV hariçtir.</Alert>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('stok miktarını');
    await expect(canvas.getByRole('status')).toHaveTextContent('Kaydedildi.');
  },
};
