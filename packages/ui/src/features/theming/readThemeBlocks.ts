import { isRecord, readField } from '@vitrin/api-client/read/readField';
import { readRaw, readText } from '@vitrin/api-client/read/readText';
import { selectorOf } from '../../theme/settings/selectorOf.ts';
import { stableSelector } from '../../theme/settings/stableSelector.ts';
import { settingRows } from '../../theme/settingRows.css.ts';
import { themeFields, type ThemeBlock, type ThemeField, type ThemeItem } from './ThemeItem.ts';

/** Titles of the blocks the token table knows, for settings that name none. */
const blockTitles: Readonly<Record<string, string>> = {
  header: 'Üst bölüm',
  sidebar: 'Kenar menüsü',
  footer: 'Alt bölüm',
  elements: 'Öğeler',
};

interface KnownItem {
  readonly region: string;
  readonly fields: Set<string>;
}

/** The token table by item: `header.top` → its fields. */
const known = new Map<string, KnownItem>();
for (const { setting, region } of settingRows) {
  const at = setting.lastIndexOf('.');
  const path = setting.slice(0, at);
  const item = known.get(path) ?? { region, fields: new Set() };
  item.fields.add(setting.slice(at + 1));
  known.set(path, item);
}

/**
 * Everything that can be edited: the blocks and items of the settings in their order, then those only the token table
 * has, so that a shop whose theme was never saved can be edited, too. Shapes of any kind are read.
 */
export function readThemeBlocks(settings: unknown): readonly ThemeBlock[] {
  const names = new Map<string, Set<string>>();
  const add = (block: string, item: string) => {
    names.set(block, (names.get(block) ?? new Set()).add(item));
  };
  const blocks = readField(settings, 'blocks');
  for (const [block, value] of entriesOf(blocks)) {
    for (const [item, content] of entriesOf(readField(value, 'item')))
      if (isRecord(content)) add(block, item);
  }
  for (const path of known.keys()) {
    const [block = '', item = ''] = path.split('.');
    add(block, item);
  }
  return Array.from(names, ([name, items]) => {
    const block = readField(blocks, name);
    return {
      name,
      title: readText(readField(block, 'title')) || blockTitles[name] || name,
      items: Array.from(items, (item) => readItem(name, item, readField(readField(block, 'item'), item))),
    };
  });
}

function readItem(block: string, name: string, raw: unknown): ThemeItem {
  const path = `${block}.${name}`;
  const row = known.get(path);
  const said = (field: ThemeField) => readRaw(readField(raw, field));
  const values: Record<ThemeField, string> = {
    bg_color: said('bg_color'),
    text_color: said('text_color'),
    height: said('height'),
    customCss: said('customCss'),
  };
  const selector = selectorOf(raw) ?? (row ? stableSelector(path) : '');
  const isHeight = readField(raw, 'type') === 'heightPicker';
  const offered: Record<ThemeField, boolean> = {
    bg_color: !isHeight && selector !== '',
    text_color: !isHeight && selector !== '',
    height: isHeight,
    customCss: selector !== '',
  };
  return {
    path,
    title: readText(readField(raw, 'title')) || row?.region || name,
    selector,
    fields: themeFields.filter((field) => offered[field] || row?.fields.has(field) || values[field] !== ''),
    values,
  };
}

const entriesOf = (value: unknown) => (isRecord(value) ? Object.entries(value) : []);
