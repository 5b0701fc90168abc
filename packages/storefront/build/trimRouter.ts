import type { Plugin } from 'vite';

/**
 * Lets the bundler drop what is not used of the router. Naming a component for React's developer tools
 * (`Form.displayName = 'Form'`) counts as using it, and with links and forms come fetchers, submissions and prefetching of
 * the data router: 4 KiB of every page of the shop. Warnings to developers, 0.4 KiB of text, go with them.
 */
export function trimRouter(): Plugin {
  return {
    name: 'vitrin-trim-router',
    apply: 'build',
    transform(code, id) {
      if (!/[\\/]react-router[\\/]dist[\\/]/.test(id)) return undefined;
      const trimmed = code
        .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
        .replace(/^function warning\(/m, '/* @__NO_SIDE_EFFECTS__ */ $&')
        .replace(
          /^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\(|new Set\()/gm,
          '$1/* @__PURE__ */ $2',
        );
      return { code: trimmed, map: null };
    },
  };
}
