import { keepDrafts } from '@vitrin/api-client/drafts';

/** Loads the page again; what was typed in it comes back. */
export function reloadKept(): void {
  keepDrafts();
  location.reload();
}
