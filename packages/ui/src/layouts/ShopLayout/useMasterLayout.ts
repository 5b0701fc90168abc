import { useSyncExternalStore } from 'react';
import { readMasterLayout, type MasterLayout } from '../../theme/settings/readMasterLayout.ts';
import { themeDraft } from '../../theme/themeDraft.ts';

/** The master layout of the shop's theme, or of the one being edited. Renders only when the layout itself changes. */
export const useMasterLayout = (themeSettings: unknown): MasterLayout =>
  useSyncExternalStore(themeDraft.subscribe, () => readMasterLayout(themeDraft.get() ?? themeSettings));
