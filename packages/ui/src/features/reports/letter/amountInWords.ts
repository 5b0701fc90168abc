const digits = ['', 'bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz'];
const tens = ['', 'on', 'yirmi', 'otuz', 'kırk', 'elli', 'altmış', 'yetmiş', 'seksen', 'doksan'];
const powers = ['', 'bin', 'milyon', 'milyar', 'trilyon', 'katrilyon'];

/** What a currency and its hundredth are called; another is called by its code, its hundredths by their number. */
const units: Readonly<Record<string, readonly [whole: string, hundredth: string]>> = {
  TRY: ['Türk lirası', 'kuruş'],
  USD: ['ABD doları', 'sent'],
  EUR: ['avro', 'sent'],
  GBP: ['İngiliz sterlini', 'peni'],
};

/** Three digits of a number; a hundred is `yüz`, never `biryüz`. */
function threeInWords(group: number): string {
  const [hundred, ten, one] = [Math.floor(group / 100), Math.floor(group / 10) % 10, group % 10];
  const hundreds = hundred === 0 ? '' : `${hundred === 1 ? '' : digits[hundred]}yüz`;
  return `${hundreds}${tens[ten]}${digits[one]}`;
}

/** A whole number as it is written where money is promised: in one word, so that nothing can be put between. */
function inWords(whole: number): string {
  if (whole === 0) return 'sıfır';
  const groups = String(whole)
    .split(/(?=(?:\d{3})+$)/)
    .toReversed();
  return groups
    .map((group, power) => {
      const words = threeInWords(Number(group));
      // A thousand is `bin`, never `birbin`.
      return words === '' ? '' : `${power === 1 && words === 'bir' ? '' : words}${powers[power]}`;
    })
    .toReversed()
    .join('');
}

/** An amount in kuruş, without its sign, in Turkish words: `binikiyüzotuzdört Türk lirası elli kuruş`. */
export function amountInWords(kurus: number, currency: string): string {
  const amount = Math.abs(kurus);
  const hundredths = amount % 100;
  const whole = inWords((amount - hundredths) / 100);
  const [unit, part] = units[currency] ?? [currency, ''];
  if (hundredths === 0) return `${whole} ${unit}`.trim();
  return `${whole} ${unit} ${part === '' ? `${hundredths}/100` : `${inWords(hundredths)} ${part}`}`;
}
