import type { Product } from '../catalogue/Catalogue.ts';
import { foldTurkish } from '../catalogue/foldTurkish.ts';
import type { Material } from './createBrush.ts';

/** What a word in the technical table looks like; the first hit decides. */
const looks: readonly (readonly [word: string, material: Material])[] = [
  ['turuncu', 'orange'],
  ['sari kromat', 'brass'],
  ['antik', 'brass'],
  ['altin', 'brass'],
  ['pirinc', 'brass'],
  ['bronz', 'copper'],
  ['antrasit', 'graphite'],
  ['siyah', 'black'],
  ['kirmizi', 'red'],
  ['lacivert', 'blue'],
  ['mavi', 'blue'],
  ['okyanus', 'blue'],
  ['yesil', 'green'],
  ['haki', 'green'],
  ['cimen', 'green'],
  ['sari', 'yellow'],
  ['amber', 'amber'],
  ['gul kurusu', 'pink'],
  ['fildisi', 'glass'],
  ['bej', 'card'],
  ['sampanya', 'glass'],
  ['mese', 'wood'],
  ['ceviz', 'wood'],
  ['ahsap', 'wood'],
  ['kahve', 'wood'],
  ['kiremit', 'orange'],
  ['paslanmaz', 'steel'],
  ['galvaniz', 'steel'],
  ['krom', 'steel'],
  ['satin', 'steel'],
  ['nikel', 'steel'],
  ['gumus', 'steel'],
  ['celik', 'steel'],
  ['gri', 'steel'],
  ['beyaz', 'white'],
];

const telling = new Set(['Renk', 'Kaplama', 'Gövde', 'Malzeme', 'Sap']);

/** The material a product's technical table asks for, e.g. red for `Renk: Kırmızı`; undefined where it says nothing. */
export function readMaterial({ specifications }: Pick<Product, 'specifications'>): Material | undefined {
  for (const [label, value] of specifications) {
    if (!telling.has(label)) continue;
    const folded = foldTurkish(value);
    const look = looks.find(([word]) => folded.includes(word));
    if (look !== undefined) return look[1];
  }
  return undefined;
}
