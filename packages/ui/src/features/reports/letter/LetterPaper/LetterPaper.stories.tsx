import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LetterPaper } from './LetterPaper.tsx';

const nothing = { taxOffice: '', taxNumber: '', address: '' };

const meta = {
  component: LetterPaper,
  args: {
    seller: { name: 'Kuzey Teknik Malzeme Sanayi ve Ticaret A.Ş.', ...nothing },
    dealer: {
      name: 'Karadağ Yapı Market Ltd. Şti.',
      taxOffice: 'Beylikdüzü',
      taxNumber: '4017382962',
      address: 'Barış Mah. Ustalar Cad. No: 41/B, Beylikdüzü / İstanbul',
    },
    day: '2026-10-31',
    today: '2026-11-21',
    begin: '2026-08-01',
    balances: [
      { currency: 'TRY', kurus: 17771131 },
      { currency: 'USD', kurus: -563000 },
    ],
  },
  parameters: { covers: ['LEDG-04'] },
} satisfies Meta<typeof LetterPaper>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 297 mm, less the number of the page. */
const pageHeight = (297 * 96) / 25.4;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('177.711,31')).toBeVisible();
    await expect(
      canvas.getByText('Yalnız yüzyetmişyedibinyediyüzonbir Türk lirası otuzbir kuruş'),
    ).toBeVisible();
    await expect(canvas.getByText('Alacak (A): satıcı bayiye borçludur')).toBeVisible();
    for (const word of ['Mutabıkız', 'Mutabık değiliz']) await expect(canvas.getByText(word)).toBeVisible();
    await expect(canvas.getByText('4017382962')).toBeVisible();
    // What the shop does not say of itself is left to be written.
    const [office] = canvas.getAllByText('Vergi dairesi');
    await expect(office?.nextElementSibling).toBeEmptyDOMElement();
    await expect(canvasElement.querySelector('article')?.offsetHeight).toBeLessThan(pageHeight);
  },
};
/** Eight currencies of hundred millions, and companies with long names: still one page. */
export const Many: Story = {
  args: {
    seller: {
      name: 'Anadolu Hırdavat ve Yapı Malzemeleri Pazarlama Sanayi Ticaret Anonim Şirketi',
      ...nothing,
    },
    balances: ['TRY', 'USD', 'EUR', 'GBP', 'CHF', 'JPY', 'SAR', 'AED'].map((currency, place) => ({
      currency,
      kurus: 777_777_777_77 - place,
    })),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('article')?.offsetHeight).toBeLessThan(pageHeight);
  },
};
/** Paper is as wide as it is, on a phone too. */
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
