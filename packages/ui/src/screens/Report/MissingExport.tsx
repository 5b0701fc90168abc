import { useEffect, useEffectEvent } from 'react';
import { reloadKept } from '../../features/session/reloadKept.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { DownloadIcon } from '../../primitives/Icon/DownloadIcon.tsx';
import { tellFailed } from '../../query/tellNotLoaded.ts';
import { words } from '../../text/words.ts';

/** Stands in for the menu whose code cannot be had, and tells when it is wanted. */
export function MissingExport() {
  return (
    <Button icon={<DownloadIcon />} onPress={() => tellMissing('Dosya hazırlanamadı.')}>
      Dışa Aktar
    </Button>
  );
}

/** Tells that the letter cannot be had, and closes what is not there. */
export function MissingLetter({ onClose }: { onClose: () => void }) {
  const tell = useEffectEvent(() => {
    tellMissing();
    onClose();
  });
  useEffect(() => tell(), []);
  return null;
}

/** A chunk that failed is remembered as failed by the module loader: only a new page asks for it again. */
export const tellMissing = (title: string = words.failed) => tellFailed(title, reloadKept);
