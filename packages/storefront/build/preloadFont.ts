import type { Plugin } from 'vite';

/** Lets the page ask for its font with the first bytes, instead of when the style sheet has arrived and text needs it. */
export function preloadFont(): Plugin {
  return {
    name: 'vitrin-preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const fonts = Object.keys(bundle ?? {}).filter((file) => file.endsWith('.woff2'));
        return fonts.map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/spa/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
          injectTo: 'head-prepend',
        }));
      },
    },
  };
}
