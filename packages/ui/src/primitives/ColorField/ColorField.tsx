import { assignInlineVars } from '../../theme/assignInlineVars.ts';
import { lazy, Suspense, useState } from 'react';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { box, inner } from '../Field/control.css.ts';
import { Popover } from '../Popover/Popover.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { chosen, line, swatch, waiting } from './ColorField.css.ts';
import { readHex } from './readHex.ts';

const load = () => import('./ColorPanel.tsx');
/** Where it fails, opening asks again, and tells. */
const warm = () => void load().catch(() => undefined);
const ColorPanel = lazy(async () => ({ default: (await load()).ColorPanel }));

export interface ColorFieldWords {
  /** Accessible name of the button with the colour, such as 'Zemin rengi: renk seç'. */
  open: string;
  area: string;
  hue: string;
  swatches: string;
}

export interface ColorFieldProps extends FieldProps {
  /** `#RRGGBB`, or '' while there is none. */
  value: string;
  /** Called with `#RRGGBB` on every change, while dragging too, and with '' when the field is emptied. */
  onChange: (hex: string) => void;
  /** Said once the field is left with a text that is no colour. */
  invalidMessage: string;
  words: ColorFieldWords;
  /** Colours to choose at once, `#RRGGBB`. */
  swatches?: readonly string[];
  /** BCP 47. */
  locale: string;
  isDisabled?: boolean;
}

const isShort = (text: string) => /^#?[\da-f]{3}$/i.test(text.trim());

/** A colour, chosen by eye or written as hex. The panel works by arrow keys and is fetched when it is first wanted. */
export function ColorField({
  value,
  onChange,
  invalidMessage,
  words,
  swatches = [],
  locale,
  isDisabled = false,
  errorMessage,
  ...field
}: ColorFieldProps) {
  /** What is being written, until it is left; null when the field shows the value. */
  const [draft, setDraft] = useState<string | null>(null);
  const [isLeftWrong, setLeftWrong] = useState(false);
  const hex = readHex(value);
  /** The value as it was shown last, and the last one told. */
  const [known, setKnown] = useState(value);
  const [told, setTold] = useState<string>();
  const tell = (next: string) => {
    setTold(next);
    onChange(next);
  };
  if (value !== known) {
    setKnown(value);
    // It was not changed from here: what is being written is of before.
    if (value !== told) {
      setDraft(null);
      setLeftWrong(false);
    }
  }
  return (
    <Field {...field} errorMessage={isLeftWrong ? invalidMessage : errorMessage}>
      {(control) => (
        <div className={line}>
          <Popover
            label={words.open}
            trigger={({ onPress, ...expanded }) => (
              <button
                {...expanded}
                type="button"
                className={swatch}
                style={assignInlineVars({ [chosen]: hex ?? 'transparent' })}
                aria-label={words.open}
                disabled={isDisabled}
                onClick={onPress}
                onPointerEnter={warm}
                onFocus={warm}
              />
            )}
          >
            <Suspense
              fallback={
                <div className={waiting}>
                  <Spinner />
                </div>
              }
            >
              <ColorPanel
                value={hex ?? '#FFFFFF'}
                onChange={(next) => {
                  setDraft(null);
                  setLeftWrong(false);
                  tell(next);
                }}
                swatches={swatches}
                words={words}
                locale={locale}
              />
            </Suspense>
          </Popover>
          <span className={box}>
            <input
              {...control}
              className={inner}
              spellCheck={false}
              autoComplete="off"
              value={draft ?? hex ?? value}
              disabled={isDisabled}
              onChange={({ target }) => {
                setDraft(target.value);
                setLeftWrong(false);
                const next = target.value.trim() === '' ? '' : readHex(target.value);
                // Three digits are on the way to six, and count when the field is left.
                if (next !== null && !isShort(target.value)) tell(next);
              }}
              onBlur={() => {
                if (draft === null) return;
                const written = readHex(draft);
                const isWrong = draft.trim() !== '' && written === null;
                setLeftWrong(isWrong);
                if (isWrong) return;
                setDraft(null);
                if (written !== null && written !== hex) tell(written);
              }}
            />
          </span>
        </div>
      )}
    </Field>
  );
}
