import type { PaletteName } from '../pictures/Palette.ts';
import type { Brand, Currency } from './Catalogue.ts';

/** The trades a maker works in, by position in the list of families. */
type Trades = readonly number[];

interface BrandPlan {
  readonly brand: Brand;
  readonly trades: Trades;
  /** Price level against the trade's average. */
  readonly tier: number;
}

type Row = readonly [
  name: string,
  prefix: string,
  palette: PaletteName,
  tier: number,
  trades: Trades,
  currency?: Currency,
];

// Trades: 0 hand tools, 1 power tools, 2 fasteners, 3 electrical, 4 lighting, 5 plumbing, 6 paint, 7 safety, 8 garden,
// 9 automotive, 10 measuring.
const rows: readonly Row[] = [
  ['Torka', 'TK', 'teal', 1.1, [0, 1]],
  ['Kaleta', 'KL', 'amber', 1, [0, 7]],
  ['Metriks', 'MT', 'amber', 1.05, [0, 10]],
  ['Voltan', 'VT', 'blue', 1, [3, 4]],
  ['Lumivar', 'LM', 'amber', 1, [4]],
  ['Hidrosan', 'HS', 'blue', 1, [5]],
  ['Renovel', 'RN', 'navy', 1, [6]],
  ['Safera', 'SF', 'orange', 1, [7]],
  ['Dövmesan', 'DV', 'graphite', 0.95, [0, 2]],
  ['Egekab', 'EK', 'orange', 0.95, [3]],
  ['Akbora', 'AB', 'red', 0.9, [0, 1, 8]],
  ['Arıkol', 'AR', 'amber', 0.85, [0, 8]],
  ['Anzora', 'AZ', 'violet', 1.2, [1, 10], 'EUR'],
  ['Barkanel', 'BK', 'navy', 0.95, [0, 9]],
  ['Beyzan', 'BZ', 'green', 0.9, [5, 6]],
  ['Burgutek', 'BG', 'red', 1, [2], 'EUR'],
  ['Cemtor', 'CT', 'orange', 1.05, [1, 8]],
  ['Cıvamak', 'CV', 'graphite', 0.9, [2]],
  ['Çelikon', 'CE', 'graphite', 1.1, [0, 2]],
  ['Çakmakel', 'CM', 'red', 1, [1, 9]],
  ['Çınarel', 'CN', 'green', 0.9, [8, 6]],
  ['Demirtos', 'DM', 'navy', 0.9, [0, 2, 9]],
  ['Dalgıçsu', 'DG', 'blue', 1.1, [5, 8]],
  ['Elvorin', 'EV', 'violet', 1.25, [3, 4], 'EUR'],
  ['Ferrolan', 'FR', 'graphite', 1.15, [2, 0], 'EUR'],
  ['Fıratek', 'FT', 'green', 0.95, [5]],
  ['Göktark', 'GT', 'blue', 1, [1, 3]],
  ['Gürbora', 'GB', 'green', 0.9, [8, 7]],
  ['Harzem', 'HZ', 'teal', 1, [6]],
  ['Hünkarel', 'HN', 'amber', 1.05, [0, 7]],
  ['Ilgazer', 'IG', 'green', 1, [8, 9]],
  ['Işıltan', 'IS', 'amber', 0.95, [4]],
  ['İncetaş', 'IT', 'orange', 0.95, [1, 6]],
  ['İvmeks', 'IV', 'red', 1.1, [9]],
  ['İzolmak', 'IZ', 'red', 1, [3, 0]],
  ['Jantoral', 'JT', 'graphite', 1.05, [9]],
  ['Karbonel', 'KR', 'graphite', 1.15, [1], 'USD'],
  ['Kuzgunel', 'KZ', 'navy', 1, [7, 9]],
  ['Levrega', 'LV', 'teal', 1, [5]],
  ['Mavikol', 'MK', 'blue', 0.9, [6, 7]],
  ['Merzivan', 'MZ', 'violet', 1, [10, 3]],
  ['Nivelta', 'NV', 'lime', 1.1, [10], 'EUR'],
  ['Nurlak', 'NL', 'violet', 0.9, [6]],
  ['Okyanol', 'OK', 'blue', 1, [6, 9]],
  ['Ozanmak', 'OZ', 'orange', 0.95, [1, 2]],
  ['Ölçmetal', 'OM', 'red', 1.05, [10, 0]],
  ['Özdöven', 'OD', 'red', 0.95, [0, 2]],
  ['Pasavan', 'PS', 'lime', 0.95, [6, 9]],
  ['Pirintes', 'PR', 'amber', 1.05, [5]],
  ['Rotvana', 'RV', 'red', 1.1, [5], 'EUR'],
  ['Sarnıçel', 'SC', 'teal', 0.9, [5, 8]],
  ['Siperon', 'SP', 'lime', 1.1, [7], 'EUR'],
  ['Şahmerdan', 'SM', 'graphite', 1.05, [0, 1]],
  ['Şimşekon', 'SK', 'amber', 1, [3, 4]],
  ['Tekbora', 'TB', 'teal', 0.95, [2, 5]],
  ['Tunçvidal', 'TV', 'orange', 1, [2]],
  ['Urartek', 'UR', 'navy', 1, [3, 10], 'USD'],
  ['Uzmanel', 'UZ', 'teal', 0.85, [0, 7, 8]],
  ['Üçgenel', 'UG', 'violet', 1, [10, 3]],
  ['Ünlüteks', 'UN', 'lime', 0.9, [7]],
  ['Vidamak', 'VM', 'blue', 0.95, [2]],
  ['Voltrino', 'VR', 'green', 1.15, [3, 9], 'USD'],
  ['Yalıkon', 'YK', 'navy', 0.95, [6, 5]],
  ['Yeşilmera', 'YM', 'green', 1, [8]],
  ['Yolbaran', 'YB', 'orange', 1, [7, 9]],
  ['Zımparel', 'ZP', 'red', 0.9, [6, 1]],
  ['Zirvolt', 'ZV', 'lime', 1.05, [4], 'USD'],
  ['3Kuzey', '3K', 'teal', 0.9, [0, 2, 5]],
  ['4Bahar', '4B', 'lime', 0.85, [8]],
  ['7Işık', '7I', 'orange', 0.85, [4, 3]],
];

/** The makers of the demo shop, all invented. Append only: positions decide ids. */
export const brandPlans: readonly BrandPlan[] = rows.map(
  ([name, prefix, palette, tier, trades, currency], index) => ({
    brand: { id: 101 + index, name, prefix, palette, currency: currency ?? 'TRY' },
    trades,
    tier,
  }),
);
