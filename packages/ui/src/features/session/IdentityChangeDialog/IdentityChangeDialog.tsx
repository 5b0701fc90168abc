import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { describeIdentityChange, type IdentityChange } from '../describeIdentityChange.ts';
import { endedSession } from '../endedSession.ts';

export interface IdentityChangeDialogProps {
  /** What happened in the other tab; closed without it. */
  change: IdentityChange | undefined;
  /** Loads the page afresh. */
  onReload: () => void;
}

/** Stands before the page when it shows another company's shop than the server: nothing can be done but look again. */
export function IdentityChangeDialog({ change, onReload }: IdentityChangeDialogProps) {
  const reload = () => {
    // It has been told here: the login, whenever it is opened, has nothing to add.
    endedSession.set(undefined);
    onReload();
  };
  return (
    <Dialog
      isOpen={change !== undefined}
      onOpenChange={reload}
      isDismissable={false}
      role="alertdialog"
      title="Oturumunuz değişti"
      closeLabel="Kapat"
      size="sm"
      footer={
        <Button tone="brand" onPress={reload}>
          Sayfayı Yenile
        </Button>
      }
    >
      <p>
        {change && describeIdentityChange(change)} Yanlış firma adına işlem yapmamak için sayfa
        yenilenmelidir.
      </p>
    </Dialog>
  );
}
