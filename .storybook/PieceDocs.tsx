import {
  Controls,
  Description,
  Markdown,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { Notes } from '../packages/ui/src/primitives/Notes.ts';

const line = (title: string, text: string | undefined) =>
  text === undefined ? [] : [`**${title}:** ${text}`];

const keyTable = (keys: Notes['keys']) =>
  [
    '| Tuş | Ne yapar |',
    '| --- | --- |',
    ...Object.entries(keys).map((row) => `| ${row.join(' | ')} |`),
  ].join('\n');

/** The notes of a primitive as Markdown. */
const inWords = ({ roles, name, keys, focus, reads }: Notes) =>
  [
    '## Klavye ve erişilebilirlik',
    ...(Object.keys(keys).length > 0 ? [keyTable(keys)] : ['Klavyeyle üzerinde durulmaz.']),
    ...line('Rol', roles.length > 0 ? roles.map((role) => `\`${role}\``).join(', ') : 'yok'),
    ...line('Ad', name),
    ...line('Odak', focus),
    ...line('Okunan', reads),
  ].join('\n\n');

/** The page of a piece: what it is for, what it takes, how keys and screen readers meet it, and all its states. */
export function PieceDocs() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const notes = preparedMeta.parameters['notes'] as Notes | undefined;
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      {notes?.when !== undefined && <Markdown>{`**Ne zaman:** ${notes.when}`}</Markdown>}
      <Primary />
      <Controls />
      {notes && <Markdown>{inWords(notes)}</Markdown>}
      <Stories />
    </>
  );
}
