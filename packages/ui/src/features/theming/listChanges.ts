import { readText } from '@vitrin/api-client/read/readText';
import { readThemeBlocks } from './readThemeBlocks.ts';
import { themeFields, type ThemeField } from './ThemeItem.ts';
import { fieldWords, masterWords } from './themeWords.ts';
import { masterPlace, placeOf, valueAt } from './writeThemeValue.ts';

/** One value that would be saved differently. */
export interface ThemeChange {
  readonly key: string;
  readonly place: readonly string[];
  /** Whose value: the item, or the page. */
  readonly title: string;
  readonly label: string;
  readonly kind: ThemeField | 'master';
  /** As they are written, '' for none. */
  readonly before: string;
  readonly after: string;
}

/** What differs between two themeSettings of what the editor can change, in its order. */
export function listChanges(saved: unknown, draft: unknown): readonly ThemeChange[] {
  const changes: ThemeChange[] = [];
  const compare = (
    place: readonly string[],
    rest: Pick<ThemeChange, 'title' | 'label' | 'kind'>,
    write = (text: string) => text,
  ) => {
    const [before, after] = [saved, draft].map((settings) => write(readText(valueAt(settings, place))));
    if (before === undefined || after === undefined || before === after) return;
    changes.push({ key: place.join('.'), place, ...rest, before, after });
  };
  compare(masterPlace, { title: masterWords.title, label: '', kind: 'master' }, (text) =>
    text === 'sidebar' ? text : 'default',
  );
  for (const { items } of readThemeBlocks(draft)) {
    for (const { path, title } of items) {
      for (const field of themeFields) {
        compare(placeOf(path, field), { title, label: fieldWords[field], kind: field });
      }
    }
  }
  return changes;
}
