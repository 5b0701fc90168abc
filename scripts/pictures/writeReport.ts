import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { modeNames, windowOf } from './Shot.ts';

/** A picture that is not as it was. */
export interface Change {
  readonly title: string;
  /** Its name among the pictures: `screens-basket--default-phone`. */
  readonly name: string;
  readonly kind: 'changed' | 'new' | 'gone';
  readonly pixels: number;
}

const kinds: Readonly<Record<Change['kind'], string>> = {
  changed: 'Değişti',
  new: 'Yeni',
  gone: 'Artık yok',
};
const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** `375 px`, and what else the mode sets. */
const lookOf = (name: string) => {
  const mode = modeNames.find((known) => name.endsWith(`-${known}`)) ?? 'desktop';
  return `${windowOf(mode).width} px${mode === 'dark' ? ', koyu' : ''}`;
};

const figure = (place: string, name: string, words: string) =>
  `<figure><figcaption>${words}</figcaption><a href="${place}/${name}.png"><img loading="lazy" src="${place}/${name}.png" alt="${words}"></a></figure>`;

/** Writes a page that shows before, after and difference side by side; `before/`, `after/` and `difference/` lie next to it. */
export function writeReport(folder: string, changes: readonly Change[], total: number, ref: string): void {
  const section = ({ title, name, kind, pixels }: Change) => `<section id="${name}">
<h2>${escape(title)} <small>${lookOf(name)} · ${kinds[kind]}${pixels > 0 ? `, ${pixels} piksel` : ''}</small></h2>
<div>${kind === 'new' ? '' : figure('before', name, 'Önce')}${kind === 'gone' ? '' : figure('after', name, 'Sonra')}${kind === 'changed' ? figure('difference', name, 'Fark') : ''}</div>
</section>`;
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="tr"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Resimler: ${changes.length} fark</title>
<style>body{font:14px/1.5 system-ui;margin:24px}section{border-top:1px solid #d5dbe1;padding:16px 0}div{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:16px}figure{margin:0}img{max-width:100%;border:1px solid #d5dbe1}small{font-weight:400;color:#4a5560}</style>
<h1>Resimler</h1><p>${total} resim ${escape(ref)} ile karşılaştırıldı: ${changes.length === 0 ? 'hiçbiri değişmedi.' : `${changes.length} fark.`}</p>
${changes.map(section).join('\n')}</html>`,
  );
}
