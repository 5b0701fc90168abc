import { child, documents, isNode, methods } from './readContract.ts';
import type { Node } from './readContract.ts';

/** A JSON Schema document per file, by name. */
export const closedDocuments: Readonly<Record<string, Node>> = Object.fromEntries(
  [...documents].map(([file, document]) => [file, closed(document)]),
);

/** A field the contract does not know is a mistake of ours, in an example as in an answer, though a real backend may send one. */
function closed(value: unknown): Node {
  const copy: Node = {};
  for (const [key, item] of Object.entries(isNode(value) ? value : {})) copy[key] = closedItem(item);
  if (isNode(copy['properties']) && copy['additionalProperties'] === undefined && 'type' in copy) {
    copy['additionalProperties'] = false;
  }
  return copy;
}
function closedItem(item: unknown): unknown {
  if (Array.isArray(item)) return item.map(closedItem);
  return isNode(item) ? closed(item) : item;
}

/** How one operation may answer. */
export interface AnswerSchemas {
  readonly method: string;
  /** As the contract writes it: `/basket/removeProduct/{rowId}`. */
  readonly path: string;
  /** By status and media type, where the schema stands: `basket.yaml#/paths/…/schema`; empty for an answer without one. */
  readonly answers: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Every operation of the contract with the schemas of its answers, by operationId. */
export function readAnswerSchemas(): Readonly<Record<string, AnswerSchemas>> {
  const operations: Record<string, AnswerSchemas> = {};
  const index = { file: 'openapi.yaml', pointer: '', value: documents.get('openapi.yaml') };
  const paths = child(index, 'paths');
  for (const path of Object.keys(isNode(paths.value) ? paths.value : {})) {
    for (const method of methods) {
      const operation = child(child(paths, path), method);
      const id = isNode(operation.value) ? operation.value['operationId'] : undefined;
      if (typeof id !== 'string') continue;
      const responses = child(operation, 'responses');
      const answers = Object.keys(isNode(responses.value) ? responses.value : {}).map((status) => {
        const content = child(child(responses, status), 'content');
        const media = Object.keys(isNode(content.value) ? content.value : {}).map((type) => {
          const { file, pointer, value } = child(content, type);
          const schema = isNode(value) && 'schema' in value;
          return [type, schema ? `${file}#${encode(`${pointer}/schema`)}` : ''];
        });
        return [status, Object.fromEntries(media)];
      });
      operations[id] = { method, path, answers: Object.fromEntries(answers) };
    }
  }
  return operations;
}

const encode = (pointer: string) => pointer.split('/').map(encodeURIComponent).join('/');
