import type { Minor } from '../money.ts';

const ones = ['', 'Bir', 'İki', 'Üç', 'Dört', 'Beş', 'Altı', 'Yedi', 'Sekiz', 'Dokuz'];
const tens = ['', 'On', 'Yirmi', 'Otuz', 'Kırk', 'Elli', 'Altmış', 'Yetmiş', 'Seksen', 'Doksan'];
const thousands = ['', 'Bin', 'Milyon', 'Milyar', 'Trilyon'];

/** An amount in kuruş as a receipt spells it: 'BinİkiYüzOtuzDört TL Elli Kr'. Not negative. */
export function amountInWords(amount: Minor): string {
  const kurus = amount % 100;
  const lira = (amount - kurus) / 100;
  return `${inWords(lira)} TL${kurus === 0 ? '' : ` ${inWords(kurus)} Kr`}`;
}

function inWords(whole: number): string {
  if (whole === 0) return 'Sıfır';
  const groups: string[] = [];
  for (let rest = whole, power = 0; rest > 0; rest = Math.floor(rest / 1000), power++) {
    const group = rest % 1000;
    // A thousand is 'Bin', never 'BirBin'.
    const words = group === 1 && power === 1 ? '' : belowThousand(group);
    groups.unshift(group === 0 ? '' : words + (thousands[power] ?? ''));
  }
  return groups.join('');
}

function belowThousand(number: number): string {
  const hundred = Math.floor(number / 100);
  const hundreds = hundred === 0 ? '' : `${hundred === 1 ? '' : ones[hundred]}Yüz`;
  return `${hundreds}${tens[Math.floor(number / 10) % 10]}${ones[number % 10]}`;
}
