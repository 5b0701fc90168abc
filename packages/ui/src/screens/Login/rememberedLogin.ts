/** What this device may remember of a login; never the password. */
export interface RememberedLogin {
  readonly cariNo: string;
  readonly userName: string;
}

const key = 'vitrin-login';

/** Who signed in here last and wished to be remembered; undefined where nobody did or storage is refused. */
export function recallLogin(): RememberedLogin | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return undefined;
    const { cariNo, userName } = stored as Partial<Record<keyof RememberedLogin, unknown>>;
    return typeof cariNo === 'string' && typeof userName === 'string' ? { cariNo, userName } : undefined;
  } catch {
    return undefined;
  }
}

/** Remembers a login on this device, or forgets the one it knew. Where storage is refused nothing happens. */
export function rememberLogin(login: RememberedLogin | undefined): void {
  try {
    if (login === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify({ cariNo: login.cariNo, userName: login.userName }));
  } catch {
    // Private windows refuse storage; the next login is typed again.
  }
}
