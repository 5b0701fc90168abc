import type { Application } from '@vitrin/api-client/application/application';
import { onSessionLost } from '@vitrin/api-client/client';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { toasts } from '../../../primitives/Toast/toasts.ts';
import { unthemed } from '../../../theme/paintTheme.ts';
import { masterPlace, readMasterLayout } from '../../../theme/settings/readMasterLayout.ts';
import { draftMemory } from '../draftMemory.ts';
import { editorMode } from '../editorMode.ts';
import { readThemeBlocks } from '../readThemeBlocks.ts';
import { downloadTheme } from '../downloadTheme.ts';
import { ThemeFiles } from '../ThemeFiles/ThemeFiles.tsx';
import { ThemePanel } from '../ThemePanel/ThemePanel.tsx';
import { themeQuestions, themeWords } from '../themeWords.ts';
import { useLeaveGuard } from '../useLeaveGuard.ts';
import { useThemeDraft } from '../useThemeDraft.ts';
import { useThemeWrites } from '../useThemeWrites.ts';
import { ThemeQuestion } from './ThemeQuestion.tsx';

export interface ThemeEditorProps {
  themeSettings: Application['themeSettings'];
  /** Key of the identity that edits. */
  owner: string;
  onClose: () => void;
  /** Loads the page afresh. */
  reload: () => void;
}

/** Edits the theme in place: the page is the preview. */
export function ThemeEditor({ themeSettings, owner, onClose, reload }: ThemeEditorProps) {
  const theme = useThemeDraft(themeSettings, owner);
  const [question, setQuestion] = useState<'reset' | 'leave'>();
  const [isLeaving, setLeaving] = useState(false);
  const leave = useRef<() => void>(undefined);
  const isDirty = theme.changes.length > 0;
  useLeaveGuard(isDirty && !isLeaving);
  // Only who had changes: what was kept for another identity is not this one's to forget.
  const hadChanges = useRef(theme.isRestored);
  useEffect(() => {
    if (isDirty) hadChanges.current = true;
    else if (hadChanges.current) draftMemory.forget();
  }, [isDirty]);
  useEffect(() => editorMode.enter(), []);

  /** Nothing asks any more, and only then the page goes. */
  const leaveBy = (next: () => void) => {
    draftMemory.forget();
    leave.current = next;
    setLeaving(true);
  };
  useEffect(() => {
    if (isLeaving) leave.current?.();
  }, [isLeaving]);

  const writes = useThemeWrites(
    (settings) => {
      theme.settle(settings);
      toasts.show({ title: themeWords.saved });
    },
    () => leaveBy(reload),
  );

  // Who leaves has given it up, or has lost the session, at which it was kept.
  const collect = useEffectEvent(() =>
    isDirty && !isLeaving ? { saved: theme.saved, draft: theme.draft } : undefined,
  );
  useEffect(() => draftMemory.keepDraft(owner, () => collect()), [owner]);
  // The login takes the window: asking would keep the visitor on a page that can save nothing any more.
  useEffect(() => onSessionLost(() => setLeaving(true)), []);

  return (
    <>
      <ThemePanel
        blocks={readThemeBlocks(theme.draft)}
        master={readMasterLayout(theme.draft)}
        changes={theme.changes}
        onChange={theme.write}
        onMasterChange={(master) => theme.writeAt(masterPlace, master)}
        onUndo={theme.undo}
        onSave={() => writes.save(theme)}
        onCancel={() => leaveBy(reload)}
        onReset={() => setQuestion('reset')}
        onClose={() => (isDirty ? setQuestion('leave') : onClose())}
        isSaving={writes.isSaving}
        isResetting={writes.isResetting}
        failure={writes.failure}
        files={
          <ThemeFiles
            theme={theme.draft}
            onExport={() => downloadTheme(theme.draft)}
            onImport={theme.replace}
          />
        }
        notice={theme.isRestored && isDirty && <Alert tone="info">{themeWords.restored}</Alert>}
      />
      <div {...unthemed}>
        <ThemeQuestion
          asks={themeQuestions.reset}
          isOpen={question === 'reset'}
          onClose={() => setQuestion(undefined)}
          onConfirm={writes.reset}
        />
        <ThemeQuestion
          asks={themeQuestions.leave}
          isOpen={question === 'leave'}
          onClose={() => setQuestion(undefined)}
          onConfirm={() => leaveBy(onClose)}
        />
      </div>
    </>
  );
}
