import { dropDraft, keepDraft, readDraft } from '@vitrin/api-client/drafts';
import { readField } from '@vitrin/api-client/read/readField';

const name = 'theme';

/** themeSettings that were being edited, and those they were made of: others may save more before they are back. */
export interface EditedTheme {
  readonly saved: unknown;
  readonly draft: unknown;
}

/** What was being edited, through a lost session and a page loaded afresh: kept in this tab until it is saved or given up. */
export const draftMemory = {
  /** @param owner key of the identity that was editing: nobody else gets it back */
  recall: (owner: string): EditedTheme | undefined => {
    const kept = readDraft(name, owner);
    const draft = readField(kept, 'draft');
    return draft === undefined ? undefined : { saved: readField(kept, 'saved'), draft };
  },
  /**
   * Keeps what is unsaved whenever the session is lost or the page goes out of sight, until the function it gives is called.
   * @param collect what is edited; undefined while nothing is unsaved
   */
  keepDraft: (owner: string, collect: () => EditedTheme | undefined) =>
    keepDraft(name, () => {
      const value = collect();
      return value === undefined ? undefined : { owner, value };
    }),
  forget: () => dropDraft(name),
};
