import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { words } from '../../../text/words.ts';
import type { themeQuestions } from '../themeWords.ts';

export interface ThemeQuestionProps {
  asks: (typeof themeQuestions)[keyof typeof themeQuestions];
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** A question before something is lost. */
export function ThemeQuestion({ asks, isOpen, onClose, onConfirm }: ThemeQuestionProps) {
  return (
    <Dialog
      title={asks.title}
      role="alertdialog"
      size="sm"
      closeLabel={words.close}
      isOpen={isOpen}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{asks.cancel}</Button>
          <Button
            tone="danger"
            onPress={() => {
              onClose();
              onConfirm();
            }}
          >
            {asks.confirm}
          </Button>
        </>
      }
    >
      <p>{asks.question}</p>
    </Dialog>
  );
}
