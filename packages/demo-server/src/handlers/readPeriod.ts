import type { Period } from '../shop/ledger/createLedger.ts';

/** The range of a report's address, `yyyy.MM.dd` each and in order; undefined for anything else. */
export function readPeriod(address: string): Period | undefined {
  const query = new URL(address).searchParams;
  const begin = readDay(query.get('begin'));
  const end = readDay(query.get('end'));
  return begin !== undefined && end !== undefined && begin <= end ? { begin, end } : undefined;
}

function readDay(text: string | null): string | undefined {
  if (!text || !/^\d{4}\.\d{2}\.\d{2}$/.test(text)) return undefined;
  const day = text.replaceAll('.', '-');
  const time = new Date(`${day}T00:00:00Z`);
  // 31.02. rolls over to March instead of being refused.
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day) ? day : undefined;
}
