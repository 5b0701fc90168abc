import { isRecord, readField } from '@vitrin/api-client/read/readField';
import { readRaw } from '@vitrin/api-client/read/readText';
import { masterPlace, readMaster } from '../../theme/settings/readMasterLayout.ts';
import { stableSelector } from '../../theme/settings/stableSelector.ts';
import { readThemeBlocks } from './readThemeBlocks.ts';
import { themeFields, type ThemeField } from './ThemeItem.ts';
import { fieldWords, masterWords } from './themeWords.ts';
import { placeOf, valueAt, withValueAt } from './writeThemeValue.ts';

type Names = readonly string[];

/** One value that would be saved differently. */
export interface ThemeChange {
  readonly key: string;
  readonly place: readonly string[];
  /** Whose value: the item, or the page. */
  readonly title: string;
  readonly label: string;
  /** `other` is what only a file can change: titles, selectors, keys the editor does not know. */
  readonly kind: ThemeField | 'master' | 'other';
  /** As they are written, '' for none. */
  readonly before: string;
  readonly after: string;
}

/**
 * Everything that differs between two themeSettings: what the editor can change in its order, items that only one of them
 * has included, then whatever else a file has brought or left out.
 */
export function listChanges(saved: unknown, draft: unknown): readonly ThemeChange[] {
  const changes: ThemeChange[] = [];
  const compare = (
    place: readonly string[],
    rest: Pick<ThemeChange, 'title' | 'label' | 'kind'>,
    write = (text: string): string => text,
  ) => {
    const [before, after] = [saved, draft].map((settings) => write(readRaw(valueAt(settings, place))));
    if (before === undefined || after === undefined || before === after) return;
    changes.push({ key: place.join('.'), place, ...rest, before, after });
  };
  compare(masterPlace, { title: masterWords.title, label: '', kind: 'master' }, readMaster);
  const known = new Set([masterPlace.join('.')]);
  for (const { items } of [...readThemeBlocks(draft), ...readThemeBlocks(saved)]) {
    for (const { path, title } of items) {
      for (const field of themeFields) {
        const place = placeOf(path, field);
        if (known.has(place.join('.'))) continue;
        known.add(place.join('.'));
        compare(place, { title, label: fieldWords[field], kind: field });
      }
    }
  }
  for (const place of differencesOf(saved, draft)) {
    const key = place.join('.');
    if (known.has(key)) continue;
    const [before = '', after = ''] = [saved, draft].map((settings) => writeOut(valueAt(settings, place)));
    if (isOwnSelector(place, before, after)) continue;
    changes.push({ key, place, title: place.join(' › '), label: '', kind: 'other', before, after });
  }
  return changes;
}

/** Other themeSettings with all that makes a draft differ from what it was made of; everything else stays as it is in `next`. */
export const carryChanges = (saved: unknown, draft: unknown, next: unknown): unknown =>
  [...differencesOf(saved, draft)].reduce(
    (settings, place) => withValueAt(settings, place, valueAt(draft, place)),
    next,
  );

/** Nobody nests settings deeper; what is below is compared as a whole. */
const deepest = 12;

/** The places at which two documents differ, as deep as objects go. */
function* differencesOf(one: unknown, other: unknown, place: Names = []): Generator<Names> {
  const [before, after] = [one, other].map((value) =>
    value === undefined || (place.length === 0 && !isRecord(value)) ? {} : value,
  );
  if (!isRecord(before) || !isRecord(after) || place.length >= deepest) {
    if (writeOut(one) !== writeOut(other)) yield place;
    return;
  }
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    yield* differencesOf(readField(before, name), readField(after, name), [...place, name]);
  }
}

/** Custom CSS brings the selector of the shop's own markup along (`writeThemeValue`): that is no change of its own. */
const isOwnSelector = ([, block, , item, field]: Names, before: string, after: string) =>
  (field === 'selector_id' || field === 'selector_class') &&
  before === '' &&
  after === stableSelector(`${block}.${item}`).slice(1);

/** A value as JSON, a text as it is, '' for none. */
function writeOut(value: unknown): string {
  if (typeof value === 'string') return value;
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    return '';
  }
}
