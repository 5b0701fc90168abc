import { shownColor } from '../theme/contrast.ts';
import { hexOf } from '../theme/hexOf.ts';
import type { Token } from '../theme/Token.ts';
import { measure, quiet, swatch } from './foundations.css.ts';
import { useShownValue } from './useShownValue.ts';

export interface ShownTokenProps {
  /** Its CSS variable. */
  variable: string;
  token: Token;
}

/** What a token is worth under the look of the toolbar. */
export function ShownToken({ variable, token }: ShownTokenProps) {
  const isSet =
    token.initial !== undefined ||
    getComputedStyle(document.documentElement).getPropertyValue(variable) !== '';
  return isSet ? <Shown variable={variable} kind={token.kind} /> : '–';
}

function Shown({ variable, kind }: { variable: string; kind: Token['kind'] }) {
  const value = `var(${variable})`;
  const [color, colorValue] = useShownValue<HTMLSpanElement>('backgroundColor');
  const [length, lengthValue] = useShownValue<HTMLSpanElement>('width');
  if (kind === 'color') {
    return (
      <>
        <span className={swatch} ref={color} style={{ background: value }} />
        <code className={quiet}>
          {colorValue && hexOf(shownColor(colorValue))}
          {colorValue.startsWith('oklch') && ` ${colorValue}`}
        </code>
      </>
    );
  }
  if (kind === 'length') {
    return (
      <>
        <span className={measure} ref={length} style={{ width: value }} />
        <code className={quiet}>{lengthValue}</code>
      </>
    );
  }
  return (
    <code className={quiet}>{getComputedStyle(document.documentElement).getPropertyValue(variable)}</code>
  );
}
