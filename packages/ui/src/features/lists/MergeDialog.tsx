import { useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx';
import { words } from '../../text/words.ts';
import { countOf } from './listWords.ts';
import type { KeptList } from './store/KeptList.ts';

export interface MergeDialogProps {
  /** What the other list goes into. */
  list: KeptList;
  /** Those that can be chosen. */
  others: readonly KeptList[];
  onMerge: (from: KeptList) => void;
  onClose: () => void;
}

/** Chooses the list that goes into this one. It is open while it is there. */
export function MergeDialog({ list, others, onMerge, onClose }: MergeDialogProps) {
  const [chosenId, setChosen] = useState<string | null>(null);
  const chosen = others.find(({ id }) => id === chosenId);
  return (
    <Dialog
      title="Birleştir"
      placement="top"
      closeLabel={words.close}
      isOpen
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <Button onPress={onClose}>Vazgeç</Button>
          <Button tone="brand" isDisabled={chosen === undefined} onPress={() => chosen && onMerge(chosen)}>
            Birleştir
          </Button>
        </>
      }
    >
      <RadioGroup
        label={`‘${list.name}’ ile birleşecek liste`}
        description="Seçilen listenin ürünleri bu listeye geçer, aynı kodların miktarları toplanır. Seçilen liste silinir."
        options={others.map((other) => ({
          value: other.id,
          label: <span translate="no">{other.name}</span>,
          description: countOf(other),
        }))}
        value={chosen?.id ?? null}
        onChange={setChosen}
      />
    </Dialog>
  );
}
