import type { Plugin } from 'vite';

/**
 * Lets the bundler drop what is not used of the router. Naming a component for React's developer tools
 * (`Form.displayName = 'Form'`) counts as using it, and with links and forms come fetchers, submissions and prefetching of
 * the data router: 4 KiB of every page of the shop.
 */
export function dropDisplayNames(): Plugin {
  return {
    name: 'vitrin-drop-display-names',
    apply: 'build',
    transform(code, id) {
      if (!/[\\/]react-router[\\/]dist[\\/]production[\\/]/.test(id)) return undefined;
      const unnamed = code
        .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
        .replace(/^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2');
      return { code: unnamed, map: null };
    },
  };
}
