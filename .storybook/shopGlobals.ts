import type { NetworkKind, SessionKind } from '@vitrin/demo-server/given';
import { toolbar } from './toolbar.ts';

const sessions: Readonly<Record<SessionKind, string>> = {
  guest: 'Ziyaretçi',
  dealer: 'Bayi',
  delegated: 'Başka firma adına',
  admin: 'Yönetici',
};

const networks: Readonly<Record<NetworkKind, string>> = {
  normal: 'Normal',
  slow: 'Yavaş (2 sn)',
  failing: 'Her çağrı başarısız',
  sessionLost: 'Oturum sona erdi',
};

/** The toolbar's choice of who looks at the shop, and over what network. */
export const shopGlobals = {
  session: toolbar('Oturum', 'user', sessions),
  network: toolbar('Ağ', 'globe', networks),
};

const isKey = <Key extends string>(record: Readonly<Record<Key, string>>, value: unknown): value is Key =>
  typeof value === 'string' && Object.hasOwn(record, value);

/** The chosen visitor; the dealer where a story asks for somebody unknown. */
export const readSession = (value: unknown): SessionKind => (isKey(sessions, value) ? value : 'dealer');

/** The chosen network; a working one where a story asks for something unknown. */
export const readNetwork = (value: unknown): NetworkKind => (isKey(networks, value) ? value : 'normal');
