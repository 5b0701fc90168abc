import { TableCell, TableRow } from '../primitives/Table/Table.tsx';
import { shownColor } from '../theme/contrast.ts';
import { hexOf } from '../theme/hexOf.ts';
import { variableName } from '../theme/mapTokens.ts';
import type { Token } from '../theme/Token.ts';
import { measure, mono, quiet, swatch } from './foundations.css.ts';
import { useShownValue } from './useShownValue.ts';

export interface TokenRowProps {
  group: string;
  name: string;
  token: Token;
}

/** One row of the token table, with what it is worth under the look of the toolbar. */
export function TokenRow({ group, name, token }: TokenRowProps) {
  const variable = `--${variableName(group, name)}`;
  const isSet =
    token.initial !== undefined ||
    getComputedStyle(document.documentElement).getPropertyValue(variable) !== '';
  return (
    <TableRow>
      <TableCell>
        <code className={mono}>
          vars.{group}
          {/^\d/.test(name) ? `[${/^\d+$/.test(name) ? name : `'${name}'`}]` : `.${name}`}
        </code>
      </TableCell>
      <TableCell>{isSet ? <Shown variable={variable} kind={token.kind} /> : '–'}</TableCell>
      <TableCell>
        <code className={quiet}>{variable}</code>
      </TableCell>
      <TableCell>
        <code className={quiet}>{token.setting}</code>
        {token.paints}
      </TableCell>
    </TableRow>
  );
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
