import { useLayoutEffect, useId, useRef, type KeyboardEvent } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { CloseIcon } from '../../../primitives/Icon/CloseIcon.tsx';
import { RefreshIcon } from '../../../primitives/Icon/RefreshIcon.tsx';
import { UndoIcon } from '../../../primitives/Icon/UndoIcon.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { words } from '../../../text/words.ts';
import type { MenuSettings, MenuSettingsState } from '../createMenuSettings.ts';
import { MenuPresets } from '../MenuPresets/MenuPresets.tsx';
import { presetOf } from '../menuPresets.ts';
import { ColorControls } from './ColorControls.tsx';
import { LayoutControls } from './LayoutControls.tsx';
import * as css from './MenuPanel.css.ts';
import { TextControls } from './TextControls.tsx';

export interface MenuPanelProps {
  state: MenuSettingsState;
  settings: Pick<MenuSettings, 'change' | 'undo' | 'reset'>;
  /** How wide the menu is shown beside the panel. */
  preview: 'wide' | 'phone';
  onPreviewChange: (preview: 'wide' | 'phone') => void;
  onClose: () => void;
}

/**
 * 'Menü Ayarları': every choice about the menu, which changes at once beside it. The page stays usable, so this is no modal
 * dialog; it takes the focus when it opens and Esc closes it.
 */
export function MenuPanel({ state, settings, preview, onPreviewChange, onClose }: MenuPanelProps) {
  const { config, canUndo, isKept } = state;
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  // With the panel itself: a moment later somebody may be in one of its fields.
  useLayoutEffect(() => panel.current?.focus(), []);

  const onKeyDown = (event: KeyboardEvent) => {
    // A colour panel that is open inside has taken its own Esc.
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };
  const dialog = { ref: panel, tabIndex: -1, onKeyDown };
  const controls = { config, onChange: settings.change };
  return (
    <section {...dialog} role="dialog" aria-labelledby={titleId} className={css.panel}>
      <div className={css.head}>
        <h2 id={titleId} className={css.title}>
          Menü Ayarları
        </h2>
        <IconButton label={words.close} size="sm" onPress={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      <div className={css.body}>
        <section className={css.part}>
          <h3 className={css.partTitle}>Hazır temalar</h3>
          <MenuPresets chosen={presetOf(config)} onChoose={settings.change} />
        </section>
        <section className={css.part}>
          <h3 className={css.partTitle}>Renkler</h3>
          <ColorControls {...controls} />
        </section>
        <section className={css.part}>
          <h3 className={css.partTitle}>Restoran ve yazılar</h3>
          <TextControls {...controls} />
        </section>
        <section className={css.part}>
          <h3 className={css.partTitle}>Düzen ve görseller</h3>
          <LayoutControls {...controls} {...{ preview, onPreviewChange }} />
        </section>
      </div>
      <div className={css.foot}>
        <p className={css.note} role="status">
          {isKept
            ? 'Değişiklikler bu cihazda saklanır.'
            : 'Bu tarayıcı ayarları saklamıyor: sayfa kapanınca kaybolurlar.'}
        </p>
        <div className={css.actions}>
          <Button size="sm" tone="quiet" icon={<RefreshIcon />} onPress={settings.reset}>
            Sıfırla
          </Button>
          <Button size="sm" icon={<UndoIcon />} isDisabled={!canUndo} onPress={settings.undo}>
            {words.undo}
          </Button>
        </div>
      </div>
    </section>
  );
}
