/** Milliseconds for which an answer counts as fresh; afterwards it is shown while it is asked for again. */
export const fresh = {
  /** What the shop's staff changes now and then: menus, categories, brands, pages. */
  shell: 10 * 60_000,
  /** What describes the session or the company. */
  session: 5 * 60_000,
  /** Stock and prices: long enough to page back and forth. */
  catalogue: 30_000,
  /** What the member's own writes change. */
  never: 0,
} as const;

/**
 * The client retries by its own rules, and nothing waits for a connection: a call that cannot be made fails at once. A read
 * that failed is asked again when the connection comes back.
 */
export const once = {
  retry: false,
  networkMode: 'always',
  refetchOnReconnect: ({ state }: { readonly state: { readonly status: string } }) =>
    state.status === 'error' && 'always',
} as const;
