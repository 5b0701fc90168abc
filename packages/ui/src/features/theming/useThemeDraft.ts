import { isRecord } from '@vitrin/api-client/read/readField';
import { useEffect, useState } from 'react';
import { themeDraft } from '../../theme/themeDraft.ts';
import { draftMemory } from './draftMemory.ts';
import { carryChanges, listChanges, type ThemeChange } from './listChanges.ts';
import type { ThemeField } from './ThemeItem.ts';
import { valueAt, withValueAt, writeThemeValue } from './writeThemeValue.ts';

/**
 * themeSettings while they are edited. The page shows every change at once: its variables change, nothing of it renders
 * but what reads the master layout.
 * @param current what the server has, as far as this tab knows; what changes in it comes into the draft
 * @param owner key of the identity that edits: what it was editing when its session was lost is back
 */
export function useThemeDraft(current: unknown, owner: string) {
  const [known, setKnown] = useState(current);
  /** What the changes are against. */
  const [saved, setSaved] = useState(current);
  const [recalled] = useState(() => {
    const kept = draftMemory.recall(owner);
    return kept && carryChanges(kept.saved, kept.draft, current);
  });
  const [draft, setDraft] = useState(recalled ?? current);
  const changes = listChanges(saved, draft);

  // All of it is saved: what others have saved meanwhile would be taken back unseen. An answer without a theme says nothing.
  if (current !== known && isRecord(current)) {
    setKnown(current);
    setSaved(current);
    setDraft(carryChanges(saved, draft, current));
  }

  useEffect(() => {
    if (recalled !== undefined) themeDraft.set(recalled);
    return () => themeDraft.set(undefined);
  }, [recalled]);
  useEffect(() => {
    const painted = themeDraft.get();
    if (painted !== undefined && painted !== draft) themeDraft.set(draft);
  }, [draft]);

  const show = (next: unknown) => {
    themeDraft.set(next);
    setDraft(next);
  };
  return {
    saved,
    draft,
    changes,
    isRestored: recalled !== undefined,
    write: (item: string, field: ThemeField, text: string) => show(writeThemeValue(draft, item, field, text)),
    writeAt: (place: readonly string[], value: unknown) => show(withValueAt(draft, place, value)),
    undo: ({ place }: ThemeChange) => show(withValueAt(draft, place, valueAt(saved, place))),
    replace: show,
    /** These are on the server. */
    settle: setSaved,
  };
}
