import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { words } from '../../../text/words.ts';

export interface ThemeQuestionProps {
  title: string;
  question: string;
  confirm: string;
  cancel: string;
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** A question before something is lost. */
export function ThemeQuestion({
  title,
  question,
  confirm,
  cancel,
  isOpen,
  onClose,
  onConfirm,
}: ThemeQuestionProps) {
  return (
    <Dialog
      title={title}
      role="alertdialog"
      size="sm"
      closeLabel={words.close}
      isOpen={isOpen}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{cancel}</Button>
          <Button
            tone="danger"
            onPress={() => {
              onClose();
              onConfirm();
            }}
          >
            {confirm}
          </Button>
        </>
      }
    >
      <p>{question}</p>
    </Dialog>
  );
}
