import type { Ref } from 'react';

export interface FileInputProps {
  label: string;
  /** Endings and types of files that are offered first. */
  accept?: string;
  /** What is chosen; the same file may be chosen again after it was changed. */
  onChoose: (file: File) => void;
  /** Whatever opens it: a button, a menu, a place to drop files. */
  ref: Ref<HTMLInputElement>;
}

/** A field for a file that is not seen itself: `ref.current.click()` has the browser ask for one. */
export const FileInput = ({ label, accept, onChoose, ref }: FileInputProps) => (
  <input
    ref={ref}
    type="file"
    accept={accept}
    aria-label={label}
    hidden
    onChange={({ target }) => {
      const file = target.files?.[0];
      // The same value twice would be no change.
      target.value = '';
      if (file) onChoose(file);
    }}
  />
);
