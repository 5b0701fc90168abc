import type { Category } from '@vitrin/api-client/navigation/categories';
import { useState, type KeyboardEvent } from 'react';
import { PencilIcon } from '../../../primitives/Icon/PencilIcon.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { useLazyComponent } from '../../../primitives/useLazyComponent.ts';
import { toasts } from '../../../primitives/Toast/toasts.ts';
import { words } from '../../../text/words.ts';
import { useSaveCategoryIcon } from '../useSaveCategoryIcon.ts';
import { place } from './CategoryIconButton.css.ts';

const load = async () => (await import('../IconPicker/IconPicker.tsx')).IconPicker;

// The menu around it walks by the same keys: what is pressed in the dialog stays there.
const keep = (event: KeyboardEvent) => event.stopPropagation();

/** 'İkon Seç' beside a category: opens the picker, saves what is chosen. The picker's code comes when it is first wanted. */
export function CategoryIconButton({ category }: { category: Pick<Category, 'name' | 'icon' | 'iconId'> }) {
  const { Component: Picker, fetch } = useLazyComponent(load);
  const [isOpen, setOpen] = useState(false);
  const save = useSaveCategoryIcon(category.iconId);

  const open = async () => {
    if (await fetch()) setOpen(true);
    else toasts.show({ tone: 'critical', title: words.failed });
  };
  return (
    <span className={place}>
      <IconButton
        label="İkon Seç"
        title={`İkon Seç: ${category.name}`}
        size="sm"
        onPress={() => void open()}
        onPointerEnter={() => void fetch()}
      >
        <PencilIcon size="sm" />
      </IconButton>
      {Picker && (
        <div role="presentation" onKeyDown={keep}>
          <Picker
            isOpen={isOpen}
            onOpenChange={setOpen}
            name={category.name}
            icon={category.icon}
            onSelect={save}
          />
        </div>
      )}
    </span>
  );
}
