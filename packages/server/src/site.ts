import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Asset } from './loadAssets.ts';
import { loadRelease } from './loadRelease.ts';
import { readPolicyHashes } from './readPolicyHashes.ts';
import {
  assetHeaders,
  bankFramesHeaders,
  commonHeaders,
  pageHeaders,
  threeDSecureHeaders,
  readerHeaders,
  readerScript,
} from './securityHeaders.ts';
import type { PolicySettings } from './securityHeaders.ts';
import { sendAsset } from './sendAsset.ts';
import { sendPlain, sendRedirect } from './sendPlain.ts';

/** Answers a request for a path below its mount, e.g. `assets/app-3f9c.js`, or an empty one. */
export type StaticAnswer = (request: IncomingMessage, response: ServerResponse, path: string) => void;

/** What the build leaves for us and not for visitors: its manifest, its list of modules, the hashes of the page policy, source maps. */
const unpublished = /^(?:[.]|csp-hashes[.]json)|[.]map$/;

const forever = 'public, max-age=31536000, immutable';
const askAgain = 'no-cache';

/**
 * The built storefront: hashed files under `assets/` are kept forever and are 404 when missing (an old tab must notice a
 * deploy), everything else is asked for again, and an address that is no file is a screen: it answers index.html.
 * @param folder the build's output, or one with releases; without a build every address says how to make one.
 */
export function createSite(folder: string, settings: PolicySettings): StaticAnswer {
  const assets = loadRelease(folder);
  const index = assets.get('index.html');
  const hashes = readPolicyHashes(assets.get('csp-hashes.json'));
  const page: OutgoingHttpHeaders = { ...pageHeaders({ ...settings, hashes }), 'Cache-Control': askAgain };
  // A page with an opaque origin is another origin to what it loads beside itself.
  const plainFile = { ...commonHeaders, 'Cache-Control': askAgain };
  const ofBanks: Readonly<Record<string, OutgoingHttpHeaders>> = {
    '3ds.html': { ...threeDSecureHeaders(settings), 'Cache-Control': askAgain },
    '3ds-frames.html': { ...bankFramesHeaders(settings), 'Cache-Control': askAgain },
  };

  const headersOf = (path: string, { type }: Asset): OutgoingHttpHeaders =>
    ofBanks[path] ?? (type.startsWith('text/html') ? page : plainFile);

  return (request, response, path) => {
    const asset = assets.get(path);
    if (path.startsWith('assets/')) {
      const policy = readerScript.test(path) ? readerHeaders : assetHeaders;
      if (asset && !unpublished.test(path))
        sendAsset(request, response, asset, { ...policy, 'Cache-Control': forever });
      else sendPlain(response, 404, 'There is no such file in this build.', policy);
    } else if (unpublished.test(path)) {
      sendPlain(response, 404, 'There is no such file.');
    } else if (asset && path !== 'index.html') {
      sendAsset(request, response, asset, headersOf(path, asset));
    } else if (index) {
      sendAsset(request, response, index, page);
    } else {
      sendPlain(response, 503, 'The storefront is not built yet: pnpm start builds and serves it.');
    }
  };
}

/**
 * Mounts static files below a prefix such as `/spa`. The prefix without its slash redirects, since relative addresses
 * inside need it; other methods than GET and HEAD are refused.
 */
export function mount(prefix: string, answer: StaticAnswer): StaticAnswer {
  return (request, response, path) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      sendPlain(response, 405, 'Only GET and HEAD here.', { Allow: 'GET, HEAD' });
    } else if (path === prefix) {
      sendRedirect(response, `${prefix}/${request.url?.slice(prefix.length) ?? ''}`);
    } else {
      const below = decodePath(path.slice(prefix.length + 1));
      if (below === undefined) sendPlain(response, 400, 'This address is not well-formed.');
      else answer(request, response, below);
    }
  };
}

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
