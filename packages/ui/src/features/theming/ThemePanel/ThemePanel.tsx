import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Disclosure } from '../../../primitives/Disclosure/Disclosure.tsx';
import { CloseIcon } from '../../../primitives/Icon/CloseIcon.tsx';
import { UndoIcon } from '../../../primitives/Icon/UndoIcon.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { RadioGroup } from '../../../primitives/RadioGroup/RadioGroup.tsx';
import { words } from '../../../text/words.ts';
import { unthemed } from '../../../theme/paintTheme.ts';
import type { MasterLayout } from '../../../theme/settings/readMasterLayout.ts';
import type { ThemeChange } from '../listChanges.ts';
import { ThemeChanges } from '../ThemeChanges/ThemeChanges.tsx';
import { ThemeItemFields } from '../ThemeItemFields/ThemeItemFields.tsx';
import type { ThemeBlock, ThemeField } from '../ThemeItem.ts';
import { listSwatches } from '../listSwatches.ts';
import { masterWords, themeWords } from '../themeWords.ts';
import type { ThemeFailure } from '../useThemeWrites.ts';
import * as css from './ThemePanel.css.ts';

export interface ThemePanelProps {
  blocks: readonly ThemeBlock[];
  master: MasterLayout;
  changes: readonly ThemeChange[];
  onChange: (item: string, field: ThemeField, text: string) => void;
  onMasterChange: (master: MasterLayout) => void;
  onUndo: (change: ThemeChange) => void;
  onSave: () => void;
  onCancel: () => void;
  onReset: () => void;
  onClose: () => void;
  isSaving?: boolean;
  isResetting?: boolean;
  failure?: ThemeFailure | undefined;
  /** What else is to be said at the top. */
  notice?: ReactNode;
  /** Import and export. */
  files?: ReactNode;
}

/** Everything of the shop's look that can be changed, beside the page it changes. On a phone a sheet below it. */
export function ThemePanel({
  blocks,
  master,
  changes,
  onChange,
  onMasterChange,
  onUndo,
  onSave,
  onCancel,
  onReset,
  onClose,
  isSaving = false,
  isResetting = false,
  failure,
  notice,
  files,
}: ThemePanelProps) {
  const titleId = useId();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What opened it is gone, and the focus with it: the keyboard would start at the top of the page.
    if (document.activeElement === document.body) panel.current?.focus();
  }, []);
  // Fields exist only in what is open: a shop with many items must not mount a hundred colour fields.
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const toggle = (path: string, isOpen: boolean) =>
    setOpen((now) => {
      const next = new Set(now);
      if (isOpen) next.add(path);
      else next.delete(path);
      return next;
    });
  const swatches = listSwatches(blocks);
  const isChanged = (path: string) =>
    changes.some(({ place }) => place[0] === 'blocks' && `${place[1]}.${place[3]}` === path);
  const count = changes.length > 0 ? `${changes.length} değişiklik` : undefined;

  return (
    <div
      {...unthemed}
      ref={panel}
      className={css.panel}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
    >
      <div className={css.head}>
        <h2 id={titleId} className={css.title}>
          {themeWords.title}
        </h2>
        {count && <Badge tone="info">{count}</Badge>}
        <IconButton label={words.close} size="sm" onPress={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      <div className={css.scroll}>
        {notice && <div className={css.section}>{notice}</div>}
        <div className={css.section}>
          <RadioGroup
            label={masterWords.title}
            look="line"
            value={master}
            onChange={onMasterChange}
            options={[
              { value: 'default', label: masterWords.default },
              { value: 'sidebar', label: masterWords.sidebar },
            ]}
          />
        </div>
        {blocks.map((block) => (
          <section key={block.name} aria-label={block.title}>
            <h3 className={css.group}>{block.title}</h3>
            {block.items.map((item) => (
              <div key={item.path} className={css.item}>
                <Disclosure
                  title={item.title}
                  isExpanded={open.has(item.path)}
                  onExpandedChange={(isOpen) => toggle(item.path, isOpen)}
                  trailing={
                    isChanged(item.path) && <span className={css.dot} role="img" aria-label="değişti" />
                  }
                >
                  {open.has(item.path) && (
                    <ThemeItemFields
                      item={item}
                      swatches={swatches}
                      onChange={(field, text) => onChange(item.path, field, text)}
                    />
                  )}
                </Disclosure>
              </div>
            ))}
          </section>
        ))}
        {files && <div className={css.section}>{files}</div>}
      </div>
      {changes.length > 0 && (
        <div className={css.changes}>
          <Disclosure title={`${themeWords.changes} (${changes.length})`}>
            <div className={css.changeList}>
              <ThemeChanges changes={changes} onUndo={onUndo} />
            </div>
          </Disclosure>
        </div>
      )}
      {failure && (
        <div className={css.failure}>
          <Alert tone="critical" title={failure.title}>
            {failure.message}
          </Alert>
        </div>
      )}
      <div className={css.foot}>
        <Button
          tone="quiet"
          icon={<UndoIcon />}
          isPending={isResetting}
          isDisabled={isSaving}
          onPress={onReset}
        >
          {themeWords.reset}
        </Button>
        <span className={css.grow} />
        <Button onPress={onCancel}>{themeWords.cancel}</Button>
        <Button
          tone="brand"
          isPending={isSaving}
          isDisabled={changes.length === 0 || isResetting}
          onPress={onSave}
        >
          {themeWords.save}
        </Button>
      </div>
    </div>
  );
}
