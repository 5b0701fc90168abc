import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect } from 'vitest';
import { child, documents, isNode } from '../../../checks/readContract.ts';
import type { Node, Place } from '../../../checks/readContract.ts';
import { addresses } from './given/addresses.ts';
import type { OperationId } from './given/addresses.ts';

const ajv = addFormats.default(new Ajv2020({ strict: false, allowUnionTypes: true, allErrors: true }));
for (const [file, document] of documents) ajv.addSchema(closed(document), file);

/** A field the contract does not know is a mistake of ours, though a real backend may send one. */
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

function describedAnswer(id: OperationId, status: number): Place | undefined {
  const [method, path] = addresses[id];
  for (const [file, value] of documents) {
    const operation = child(child(child({ file, pointer: '', value }, 'paths'), path), method);
    if (isNode(operation.value) && operation.value['operationId'] === id) {
      const answer = child(child(operation, 'responses'), String(status));
      return isNode(answer.value) ? answer : undefined;
    }
  }
  return undefined;
}

/** Checks one answer; gives its JSON, undefined where it is none. */
export async function conform(id: OperationId, response: Response | undefined): Promise<unknown> {
  expect(response, `${id} is answered`).toBeDefined();
  if (!response) return undefined;
  const answer = describedAnswer(id, response.status);
  expect(answer, `${id} may answer ${response.status}`).toBeDefined();
  const type = response.headers.get('content-type')?.split(';')[0] ?? '';
  if (!answer || type === '' || type.startsWith('image/')) return undefined;
  const media = child(child(answer, 'content'), type);
  expect(isNode(media.value), `${id} may answer ${response.status} as ${type}`).toBe(true);
  if (type !== 'application/json') return undefined;
  const body: unknown = await response.json();
  const pointer = `${media.pointer}/schema`.split('/').map(encodeURIComponent).join('/');
  const validate = ajv.compile({ $ref: `${media.file}#${pointer}` });
  validate(body);
  expect(validate.errors, `${id} ${response.status}`).toBeNull();
  return body;
}
