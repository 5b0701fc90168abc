/** The check digit of the twelve leading digits of an EAN-13 (GS1: weights 1 and 3 from the left, up to the next ten). */
export function ean13CheckDigit(body: string): number {
  let sum = 0;
  for (let i = 0; i < 12; i++) sum += (body.charCodeAt(i) - 48) * (i % 2 === 0 ? 1 : 3);
  return (10 - (sum % 10)) % 10;
}

/**
 * A barcode of the Turkish number range 869 for a running number below 100,000,000. Different numbers give different
 * barcodes: multiplying by a number coprime to 10⁸ only permutes the eight digits.
 */
export function ean13For(running: number): string {
  const scattered = (running * 48_271 + 2_242_071) % 100_000_000;
  const body = `8690${String(scattered).padStart(8, '0')}`;
  return body + String(ean13CheckDigit(body));
}
