import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import * as css from './ScanDialog.css.ts';

interface CodeEntryProps {
  onCode: (code: string) => void;
}

/** Where a code is written that the camera does not read: a torn label, a dark shelf, no camera at all. */
export function CodeEntry({ onCode }: CodeEntryProps) {
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <form
      className={css.entry}
      onSubmit={(event) => {
        event.preventDefault();
        const written = code.trim();
        // What was pressed may be the button: the next code is written in the field.
        field.current?.focus();
        setCode('');
        if (written !== '') onCode(written);
      }}
    >
      <TextField
        ref={field}
        label="Kod"
        isLabelHidden
        placeholder="Kod"
        size="lg"
        value={code}
        onChange={setCode}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="done"
      />
      <Button type="submit" size="lg">
        Ekle
      </Button>
    </form>
  );
}
