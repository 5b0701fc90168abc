import { useId, useRef, useState } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { FieldError } from '../../../primitives/Field/Field.tsx';
import { FileInput } from '../../../primitives/FileInput/FileInput.tsx';
import { DownloadIcon } from '../../../primitives/Icon/DownloadIcon.tsx';
import { UploadIcon } from '../../../primitives/Icon/UploadIcon.tsx';
import { readThemeText } from '../../../theme/designTokens/readThemeText.ts';
import { files, hint, row } from './ThemeFiles.css.ts';

export interface ThemeFilesProps {
  /** The theme as it is now, on which the tokens of a design tool are laid. */
  theme: unknown;
  /** Asked to give the theme as a design token file. */
  onExport: () => void;
  /** Told the theme of a file that was chosen; it is shown, not yet saved. */
  onImport: (settings: Record<string, unknown>) => void;
}

/** A theme takes a few kilobytes; more is another file. */
const largest = 2_000_000;

/** The theme as a file for designers, and back. */
export function ThemeFiles({ theme, onExport, onImport }: ThemeFilesProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isRefused, setRefused] = useState(false);
  const read = async (file: File) => {
    const text = file.size > largest ? '' : await file.text().catch(() => '');
    const settings = readThemeText(text, theme);
    setRefused(settings === undefined);
    if (settings) onImport(settings);
  };
  return (
    <div className={files}>
      <div className={row}>
        <Button size="sm" icon={<DownloadIcon />} onPress={onExport}>
          Dışa Aktar
        </Button>
        <Button size="sm" icon={<UploadIcon />} aria-describedby={id} onPress={() => input.current?.click()}>
          İçe Aktar
        </Button>
        <FileInput
          ref={input}
          label="Tema dosyası"
          accept=".json,.tokens,application/json"
          onChoose={(file) => void read(file)}
        />
      </div>
      <div role="status">
        {isRefused && (
          <FieldError id={`${id}-error`}>Bu dosyada tema bulunamadı. Temanız değişmedi.</FieldError>
        )}
      </div>
      <p id={id} className={hint}>
        Tasarım belirteci dosyası (DTCG). İçe aktarılan tema önce sayfada görünür, kaydedince geçerli olur.
      </p>
    </div>
  );
}
