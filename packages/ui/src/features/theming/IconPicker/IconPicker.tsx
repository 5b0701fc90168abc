import { type IconStyle, readIconClass } from '@vitrin/api-client/read/readIconClass';
import { useRef, useState } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { SearchIcon } from '../../../primitives/Icon/SearchIcon.tsx';
import { Tabs } from '../../../primitives/Tabs/Tabs.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { words } from '../../../text/words.ts';
import type { IconGridHandle } from '../IconGrid/IconGrid.tsx';
import { iconStyles } from '../readIconSet.ts';
import { writeIconClass } from '../writeIconClass.ts';
import { IconPanel } from './IconPanel.tsx';
import { filter, forWhat } from './IconPicker.css.ts';

const titles: Record<IconStyle, string> = { regular: 'Regular', solid: 'Solid', brands: 'Brands' };

export interface IconPickerProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** What the icon is for. */
  name: string;
  /** Font Awesome class pair as the shop has it, or ''. */
  icon: string;
  /** Told the class pair, `fa-solid fa-wrench`, or '' for none. */
  onSelect: (icon: string) => void;
}

/**
 * 'İkon Seç': every free icon of Font Awesome by set and by the beginning of its name. Arrow down leads from the filter
 * into the icons, a letter typed there leads back.
 */
export function IconPicker({ isOpen, onOpenChange, name, icon, onSelect }: IconPickerProps) {
  const field = useRef<HTMLInputElement>(null);
  const grid = useRef<IconGridHandle>(null);
  const [text, setText] = useState('');
  const choice = readIconClass(icon);

  const choose = (next: string) => {
    // While it fades away a second click may still meet it.
    if (!isOpen) return;
    onSelect(next);
    onOpenChange(false);
  };
  const panel = (style: IconStyle) => (
    <IconPanel
      style={style}
      label={titles[style]}
      text={text}
      selected={choice?.style === style ? choice.name : undefined}
      onSelect={(chosen) => choose(writeIconClass(style, chosen))}
      onType={() => field.current?.focus()}
      gridRef={grid}
    />
  );
  const [selectedKey, select] = useState<IconStyle>(choice?.style ?? 'regular');
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="İkon Seç"
      closeLabel={words.close}
      size="lg"
      isFullScreenOnPhone
      initialFocus={field}
      actions={
        icon !== '' && (
          <Button size="sm" tone="quiet" onPress={() => choose('')}>
            İkonu Kaldır
          </Button>
        )
      }
    >
      <p className={forWhat}>{name}</p>
      <div className={filter}>
        <TextField
          ref={field}
          label="İkon ara"
          isLabelHidden
          placeholder="İkon ara"
          icon={<SearchIcon />}
          type="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={text}
          onChange={setText}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown') return;
            event.preventDefault();
            grid.current?.focus();
          }}
        />
      </div>
      <Tabs
        label="İkon seti"
        items={iconStyles.map((key) => ({ key, label: titles[key], content: panel(key) }))}
        selectedKey={selectedKey}
        onSelectionChange={select}
      />
    </Dialog>
  );
}
