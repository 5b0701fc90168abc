import { createApi, type Api } from './client.ts';

/** The backend on the page's own origin. */
export const api: Api = /* @__PURE__ */ createApi();
