import type { Store } from '../store/Store.ts';
import { deliveredTheme } from './themeSettings.ts';
import type { ThemeSettings } from './themeSettings.ts';

/** An application of somebody who wants to become a dealer. */
export interface DealerApplication {
  readonly id: number;
  /** ISO 8601. */
  readonly receivedAt: string;
  readonly company: string;
  readonly contact: string;
  readonly phone: string;
  readonly email: string;
  readonly taxOffice: string;
  readonly taxNumber: string;
  readonly address: string;
}

/** What the shop's staff and its visitors write around the trade itself. */
export interface Content {
  readonly theme: () => ThemeSettings;
  readonly saveTheme: (settings: ThemeSettings) => void;
  /** Back to the look the shop was delivered with. */
  readonly resetTheme: () => void;
  /** The icon an administrator gave to a category, by the category's `stokNotId`; undefined where none was changed. */
  readonly icon: (stokNotId: number) => string | undefined;
  readonly saveIcon: (stokNotId: number, icon: string) => void;
  readonly apply: (application: Omit<DealerApplication, 'id' | 'receivedAt'>) => DealerApplication;
  readonly applications: () => readonly DealerApplication[];
}

export function createContent(store: Store, now: () => Date): Content {
  const themes = store.table<{ readonly settings: ThemeSettings }>('theme', { id: () => 'current' });
  const icons = store.table<{ readonly stokNotId: number; readonly icon: string }>('icons', {
    id: (row) => String(row.stokNotId),
  });
  const applications = store.table<DealerApplication>('applications', { id: (row) => String(row.id) });

  return {
    theme: () => themes.get('current')?.settings ?? deliveredTheme,
    saveTheme: (settings) => themes.put({ settings }),
    resetTheme: () => {
      if (themes.get('current')) themes.remove('current');
    },
    icon: (stokNotId) => icons.get(String(stokNotId))?.icon,
    saveIcon: (stokNotId, icon) => icons.put({ stokNotId, icon }),
    apply: (application) => {
      const kept = { ...application, id: applications.all().length + 1, receivedAt: now().toISOString() };
      applications.put(kept);
      return kept;
    },
    applications: applications.all,
  };
}
