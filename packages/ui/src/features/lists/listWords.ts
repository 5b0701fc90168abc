import { formatCount } from '../../text/formatAmount.ts';
import { formatDate, todayInIstanbul } from '../../text/formatDate.ts';
import { type KeptList, type ListOrigin, listRowLimit } from './store/KeptList.ts';
import type { ListOutcome } from './store/createKeptLists.ts';
import type { StorageProblem } from '../../store/storageProblem.ts';

/** Why something is not kept, or cannot be read, and what to do about it. */
export const problemWords: Readonly<Record<StorageProblem, string>> = {
  full: 'Bu cihazda yer kalmadı. Yer açıp tekrar deneyin.',
  refused:
    'Tarayıcınız bu sitenin veri saklamasına izin vermiyor. Gizli penceredeyseniz olağan pencerede açın, değilse site izinlerine bakın.',
  blocked: 'Listeler başka bir sekmede tutuluyor. Bu sitenin öbür sekmelerini kapatıp tekrar deneyin.',
  outdated: 'Sitenin yeni bir sürümü var. Bu sayfayı yenileyin.',
  broken: 'Tarayıcı bu cihazda saklananlara erişemedi. Tekrar deneyin; olmazsa tarayıcıyı kapatıp açın.',
};

const notLoaded = 'Listeleri değiştiren bölüm yüklenemedi; bağlantınızı denetleyip tekrar deneyin.';

/** Why a change was not made. */
export function refusalOf(outcome: Exclude<ListOutcome<unknown>, { kind: 'done' }>): string {
  if (outcome.kind === 'failed') return problemWords[outcome.problem];
  if (outcome.kind === 'notLoaded') return notLoaded;
  if (outcome.kind === 'gone') return 'Bu liste başka bir sekmede silindi.';
  return `Bir listede en çok ${formatCount(listRowLimit)} ürün olur.`;
}

const origins: Readonly<Record<ListOrigin['kind'], string>> = {
  hand: 'Elle',
  basket: 'Sepetten',
  products: 'Ürün listesinden',
  product: 'Üründen',
  quickOrder: 'Hızlı Siparişten',
  document: 'Belgeden',
  file: 'Dosyadan',
  link: 'Bağlantıdan kaydedildi',
  copy: 'Kopya',
};

/** Where a list comes from. */
export const originOf = ({ kind, name }: ListOrigin): string =>
  name === undefined ? origins[kind] : `${origins[kind]} · ${name}`;

/** The day of a moment, as it is in Türkiye. */
export const dayOf = (at: number): string => formatDate(todayInIstanbul(new Date(at)));

/** '12 ürün'. */
export const countOf = ({ rows }: Pick<KeptList, 'rows'>): string => `${formatCount(rows.length)} ürün`;
