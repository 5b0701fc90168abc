import { identityKey } from '@vitrin/api-client/identity';
import type { Application } from '@vitrin/api-client/application/application';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { PaletteIcon } from '../../../primitives/Icon/PaletteIcon.tsx';
import { useLazyComponent } from '../../../primitives/useLazyComponent.ts';
import { toasts } from '../../../primitives/Toast/toasts.ts';
import { words } from '../../../text/words.ts';
import { unthemed } from '../../../theme/paintTheme.ts';
import { themeWords } from '../themeWords.ts';
import { draftMemory } from '../draftMemory.ts';
import { place } from './ThemeButton.css.ts';

export interface ThemeButtonProps {
  application: Pick<Application, 'themeSettings' | 'identity'>;
  /** Loads the page afresh. */
  reload: () => void;
}

const load = async () => (await import('../ThemeEditor/ThemeEditor.tsx')).ThemeEditor;

/** Opens the theme editor, whose code comes when it is wanted. Opens by itself where editing was interrupted. */
export function ThemeButton({ application, reload }: ThemeButtonProps) {
  const { themeSettings, identity } = application;
  const owner = identityKey(identity);
  const [isOpen, setOpen] = useState(() => draftMemory.recall(owner) !== undefined);
  const { Component: Editor, fetch } = useLazyComponent(load);
  const open = async () => {
    setOpen(true);
    if (Editor ?? (await fetch())) return;
    setOpen(false);
    toasts.show({ tone: 'critical', title: words.failed });
  };
  const fetchWhereOpen = useEffectEvent(() => {
    if (isOpen) void fetch();
  });
  useEffect(() => fetchWhereOpen(), []);

  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // What had the focus is gone with the editor.
    if (wasOpen.current && !isOpen && document.activeElement === document.body) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  if (Editor && isOpen) {
    return <Editor {...{ themeSettings, owner, reload }} onClose={() => setOpen(false)} />;
  }
  return (
    <div {...unthemed} className={place}>
      <Button
        ref={button}
        icon={<PaletteIcon />}
        isPending={isOpen}
        onPointerEnter={() => void fetch()}
        onFocus={() => void fetch()}
        onPress={() => void open()}
      >
        {themeWords.title}
      </Button>
    </div>
  );
}
