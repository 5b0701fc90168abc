import { shopName } from '../content/settings.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML shows it, in elements and in quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (char) => entities[char] ?? char);

/** Where the stylesheet and the script of the pages outside the application live. */
export const pageFiles = { css: '/application/pages.css', script: '/application/pages.js' } as const;

/**
 * A page of the shop outside the application.
 * @param body HTML. @param kind a class the stylesheet knows, e.g. `receipt`. @param hasScript loads the pages' script.
 */
export const htmlPage = (
  title: string,
  body: string,
  { kind = 'plain', hasScript = false }: { readonly kind?: string; readonly hasScript?: boolean } = {},
): string => `<!doctype html>
<html lang="tr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} | ${shopName}</title>
<link rel="icon" href="/favicon/favicon.svg">
<link rel="stylesheet" href="${pageFiles.css}">
${hasScript ? `<script src="${pageFiles.script}" defer></script>` : ''}</head>
<body class="${kind}">
${body}
</body>
</html>
`;
