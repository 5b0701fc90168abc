import { useSyncExternalStore } from 'react';
import { themeDraft } from '../../theme/themeDraft.ts';
import { readMasterLayout, type MasterLayout } from './readMasterLayout.ts';

/** The master layout of the shop's theme, or of the one being edited. Renders only when the layout itself changes. */
export const useMasterLayout = (themeSettings: unknown): MasterLayout =>
  useSyncExternalStore(themeDraft.subscribe, () => readMasterLayout(themeDraft.get() ?? themeSettings));
