import { useState } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ArrowLeftRightIcon } from '../../../primitives/Icon/ArrowLeftRightIcon.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { useLazyComponent, type Load } from '../../../primitives/useLazyComponent.ts';
import { toasts } from '../../../primitives/Toast/toasts.ts';
import { useCloseOnBack } from '../../../primitives/useCloseOnBack.ts';
import { words } from '../../../text/words.ts';
import type { CariPickerProps } from '../CariPicker/CariPicker.tsx';
import { narrow, wide } from './CariButton.css.ts';

export interface CariButtonProps {
  /** Fetches the dialog. */
  load: Load<Pick<CariPickerProps, 'isOpen' | 'onOpenChange'>>;
}

/** Opens the choice of the company that is acted for; only its icon where the header is narrow. */
export function CariButton({ load }: CariButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const { Component: Picker, fetch } = useLazyComponent(load);
  // Back before its code has come: the dialog itself hears nothing of it yet.
  useCloseOnBack(isOpen && !Picker, () => setOpen(false));
  const open = async () => {
    setOpen(true);
    if (Picker ?? (await fetch())) return;
    setOpen(false);
    toasts.show({ tone: 'critical', title: words.failed });
  };
  const warm = { onPointerEnter: () => void fetch(), onFocus: () => void fetch() };
  return (
    <>
      <span className={wide}>
        <Button
          {...warm}
          aria-haspopup="dialog"
          icon={<ArrowLeftRightIcon />}
          isPending={isOpen && !Picker}
          onPress={() => void open()}
        >
          Cari Seç
        </Button>
      </span>
      <span className={narrow}>
        <IconButton
          {...warm}
          aria-haspopup="dialog"
          label="Cari Seç"
          isPending={isOpen && !Picker}
          onPress={() => void open()}
        >
          <ArrowLeftRightIcon />
        </IconButton>
      </span>
      {Picker && <Picker isOpen={isOpen} onOpenChange={setOpen} />}
    </>
  );
}
