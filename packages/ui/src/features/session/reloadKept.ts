import { keepAll } from '@vitrin/api-client/lostWork';

/** Loads the page again; what was typed in it comes back. */
export function reloadKept(): void {
  keepAll();
  location.reload();
}
