import { useEffect, useState } from 'react';
import { themeDraft } from '../../theme/themeDraft.ts';
import { draftMemory } from './draftMemory.ts';
import { listChanges, type ThemeChange } from './listChanges.ts';
import type { ThemeField } from './ThemeItem.ts';
import { valueAt, withValueAt, writeThemeValue } from './writeThemeValue.ts';

/**
 * themeSettings while they are edited. The page shows every change at once: its variables change, nothing of it renders
 * but what reads the master layout.
 * @param owner key of the identity that edits: what it was editing when its session was lost is back
 */
export function useThemeDraft(current: unknown, owner: string) {
  /** What the changes are against: as it was when the editor opened, whatever others save meanwhile. */
  const [saved, setSaved] = useState(current);
  const [recalled] = useState(() => draftMemory.recall(owner));
  const [draft, setDraft] = useState(recalled ?? current);
  const changes = listChanges(saved, draft);

  useEffect(() => {
    if (recalled !== undefined) themeDraft.set(recalled);
    return () => themeDraft.set(undefined);
  }, [recalled]);

  const show = (next: unknown) => {
    themeDraft.set(next);
    setDraft(next);
  };
  return {
    draft,
    changes,
    isRestored: recalled !== undefined,
    write: (item: string, field: ThemeField, text: string) => show(writeThemeValue(draft, item, field, text)),
    writeAt: (place: readonly string[], value: unknown) => show(withValueAt(draft, place, value)),
    undo: ({ place }: ThemeChange) => show(withValueAt(draft, place, valueAt(saved, place))),
    replace: show,
    /** The draft is on the server. */
    settle: () => setSaved(draft),
  };
}
