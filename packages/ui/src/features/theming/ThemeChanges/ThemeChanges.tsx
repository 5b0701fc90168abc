import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { UndoIcon } from '../../../primitives/Icon/UndoIcon.tsx';
import { assignInlineVars } from '../../../theme/assignInlineVars.ts';
import { words } from '../../../text/words.ts';
import { readMaster } from '../../../theme/settings/readMasterLayout.ts';
import type { ThemeChange } from '../listChanges.ts';
import { masterWords, themeWords } from '../themeWords.ts';
import * as css from './ThemeChanges.css.ts';

export interface ThemeChangesProps {
  changes: readonly ThemeChange[];
  onUndo: (change: ThemeChange) => void;
}

/** What would be saved, value by value; each can be taken back by itself. */
export function ThemeChanges({ changes, onUndo }: ThemeChangesProps) {
  return (
    <ul className={css.list} aria-label={themeWords.changes}>
      {changes.map((change) => {
        const name = [change.title, change.label].filter(Boolean).join(', ');
        return (
          <li key={change.key} className={css.row}>
            <span className={css.words}>
              <span className={css.name}>{name}</span>
              <span className={css.values}>
                <Value kind={change.kind} text={change.before} /> →{' '}
                <Value kind={change.kind} text={change.after} />
              </span>
            </span>
            <IconButton label={`${words.undo}: ${name}`} size="sm" onPress={() => onUndo(change)}>
              <UndoIcon />
            </IconButton>
          </li>
        );
      })}
    </ul>
  );
}

function Value({ kind, text }: Pick<ThemeChange, 'kind'> & { text: string }) {
  if (kind === 'master') return masterWords[readMaster(text)];
  if (text === '') return 'boş';
  if (kind === 'height') return `${text} · ${Number(text) * 4} px`;
  if (kind === 'customCss' || kind === 'other') return <code className={css.code}>{text}</code>;
  return (
    <>
      <span className={css.swatch} style={assignInlineVars({ [css.shown]: text })} aria-hidden="true" />
      <span className={css.code}>{text}</span>
    </>
  );
}
