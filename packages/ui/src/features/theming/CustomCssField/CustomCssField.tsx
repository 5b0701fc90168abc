import { useId } from 'react';
import { TextArea } from '../../../primitives/TextArea/TextArea.tsx';
import { findCssProblems } from '../findCssProblems.ts';
import { fieldWords } from '../themeWords.ts';
import { code, list, number, problem } from './CustomCssField.css.ts';

export interface CustomCssFieldProps {
  value: string;
  onChange: (css: string) => void;
  /** What the declarations are for, with its sign. */
  selector: string;
}

/** Declarations for one region. What of them is left out is told line by line; the rest is on the page already. */
export function CustomCssField({ value, onChange, selector }: CustomCssFieldProps) {
  const id = useId();
  const problems = findCssProblems(value);
  return (
    <div className={code}>
      <TextArea
        label={fieldWords.customCss}
        value={value}
        onChange={onChange}
        rows={4}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        placeholder="border-radius: 12px;"
        isInvalid={problems.length > 0}
        aria-details={problems.length > 0 ? id : undefined}
        description={`Yalnız ${selector} için geçerli bildirimler. Giriş, sipariş ve ödeme ekranlarında uygulanmaz.`}
      />
      <div role="status">
        {problems.length > 0 && (
          <ul id={id} className={list} aria-label="Uygulanmayan satırlar">
            {problems.map(({ line, text, reason }) => (
              <li key={`${line} ${text}`} className={problem}>
                <span className={number}>{line}. satır</span> {reason} <code>{text}</code>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
