import type { DocumentKind } from '@vitrin/api-client/reports/document';
import { paths } from '../../paths.ts';
import type { ReportType } from '../../routes.ts';

/** A document whose panel is open. */
export interface OpenDocument {
  readonly kind: DocumentKind;
  readonly documentNo: string;
}

/** Two calendar days `yyyy-MM-dd`, both included, in order. */
export interface ReportRange {
  readonly start: string;
  readonly end: string;
}

/** What the address says of a report; undefined where it says nothing. */
export interface ReportQuery {
  readonly range?: ReportRange | undefined;
  readonly document?: OpenDocument | undefined;
}

/** What the address calls the kinds of document. */
const kindNames = { fatura: 'invoice', siparis: 'order', irsaliye: 'deliveryNote' } as const;
const isKind = (name: string): name is keyof typeof kindNames => Object.hasOwn(kindNames, name);

/** What lies before or after is a slip of the finger. */
export const knownDays = { first: '1900-01-01', last: '2999-12-31' } as const;

const isDay = (text: string | null): text is string => {
  if (text === null || !/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  if (text < knownDays.first || text > knownDays.last) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
};

/** Two days as a range; undefined where one is no day or they are in the wrong order. */
export function readRange(start: string | null, end: string | null): ReportRange | undefined {
  return isDay(start) && isDay(end) && start <= end ? { start, end } : undefined;
}

function readDocument(params: URLSearchParams): OpenDocument | undefined {
  const documentNo = params.get('belge') ?? '';
  const name = params.get('tur') ?? '';
  const kind = isKind(name) ? kindNames[name] : undefined;
  return kind && documentNo !== '' ? { kind, documentNo } : undefined;
}

/** Reads begin, end, belge and tur of an address. What is not understood counts as not said. */
export function readReportQuery(params: URLSearchParams): ReportQuery {
  const range = readRange(params.get('begin'), params.get('end'));
  const document = readDocument(params);
  return { ...(range ? { range } : {}), ...(document ? { document } : {}) };
}

/** Writes a query into the parameters of an address; others stay as they are. */
export function writeReportQuery({ range, document }: ReportQuery, params: URLSearchParams): URLSearchParams {
  const written = new URLSearchParams(params);
  const set = (name: string, value: string | undefined) =>
    value === undefined ? written.delete(name) : written.set(name, value);
  set('begin', range?.start);
  set('end', range?.end);
  set('belge', document?.documentNo);
  set('tur', Object.entries(kindNames).find(([, kind]) => kind === document?.kind)?.[0]);
  return written;
}

/** The whole address of a report over a range, with a document's panel open. */
export const reportHref = (type: ReportType, query: ReportQuery): string =>
  `${paths.report.to({ type })}?${writeReportQuery(query, new URLSearchParams())}`;
