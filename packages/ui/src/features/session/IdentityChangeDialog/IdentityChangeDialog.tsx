import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';

export interface IdentityChangeDialogProps {
  /** What happened in the other tab; closed without it. */
  change: string | undefined;
  /** Loads the page afresh. */
  onReload: () => void;
}

/** Stands before the page when it shows another company's shop than the server: nothing can be done but look again. */
export function IdentityChangeDialog({ change, onReload }: IdentityChangeDialogProps) {
  return (
    <Dialog
      isOpen={change !== undefined}
      onOpenChange={onReload}
      isDismissable={false}
      role="alertdialog"
      title="Oturumunuz değişti"
      closeLabel="Kapat"
      size="sm"
      footer={
        <Button tone="brand" onPress={onReload}>
          Sayfayı Yenile
        </Button>
      }
    >
      <p>{change} Yanlış firma adına işlem yapmamak için sayfa yenilenmelidir.</p>
    </Dialog>
  );
}
