/** What became of something a dealer wanted: done, or refused with a Turkish sentence that can be shown. */
export type Outcome<Done extends object = object> =
  | ({ readonly ok: true } & Done)
  | { readonly ok: false; readonly message: string };

export const refused = (message: string): { readonly ok: false; readonly message: string } => ({
  ok: false,
  message,
});
