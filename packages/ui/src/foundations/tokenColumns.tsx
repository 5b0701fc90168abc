import type { GridColumn } from '../primitives/GridTable/GridColumn.ts';
import { variableName } from '../theme/mapTokens.ts';
import type { Token } from '../theme/Token.ts';
import { mono, quiet } from './foundations.css.ts';
import { ShownToken } from './ShownToken.tsx';

/** A token where it stands in the table. */
export interface NamedToken {
  readonly group: string;
  readonly name: string;
  readonly token: Token;
}

/** What tells one from the others. */
export const tokenName = ({ group, name }: NamedToken): string => `${group}.${name}`;

const variableOf = ({ group, name }: NamedToken) => `--${variableName(group, name)}`;

/** The columns of the token table. */
export const tokenColumns: readonly GridColumn<NamedToken>[] = [
  {
    key: 'code',
    title: 'Kodda',
    width: { least: 160, share: 1 },
    cell: ({ group, name }) => (
      <code className={mono}>
        vars.{group}
        {/^\d/.test(name) ? `[${/^\d+$/.test(name) ? name : `'${name}'`}]` : `.${name}`}
      </code>
    ),
  },
  {
    key: 'value',
    title: 'Değeri',
    width: 200,
    cell: (named) => <ShownToken variable={variableOf(named)} token={named.token} />,
  },
  {
    key: 'variable',
    title: 'CSS değişkeni',
    width: { least: 200, share: 1.2 },
    cell: (named) => <code className={quiet}>{variableOf(named)}</code>,
  },
  {
    key: 'setting',
    title: 'Ayar ve boyadığı yer',
    width: { least: 200, share: 1.4 },
    cell: ({ token }) => (
      <>
        <code className={quiet}>{token.setting}</code>
        {token.paints}
      </>
    ),
  },
];
