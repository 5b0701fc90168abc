import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect } from 'vitest';
import { closedDocuments, readAnswerSchemas } from '../../../checks/answerSchemas.ts';
import type { OperationId } from './given/addresses.ts';

const ajv = addFormats.default(new Ajv2020({ strict: false, allowUnionTypes: true, allErrors: true }));
for (const [file, document] of Object.entries(closedDocuments)) ajv.addSchema(document, file);
const operations = readAnswerSchemas();

/** Checks one answer; gives its JSON, undefined where it is none. */
export async function conform(id: OperationId, response: Response | undefined): Promise<unknown> {
  expect(response, `${id} is answered`).toBeDefined();
  if (!response) return undefined;
  const answer = operations[id]?.answers[response.status];
  expect(answer, `${id} may answer ${response.status}`).toBeDefined();
  const type = response.headers.get('content-type')?.split(';')[0] ?? '';
  if (!answer || type === '' || type.startsWith('image/')) return undefined;
  expect(answer, `${id} may answer ${response.status} as ${type}`).toHaveProperty([type]);
  if (type !== 'application/json') return undefined;
  const body: unknown = await response.json();
  const validate = ajv.compile({ $ref: answer[type] ?? '' });
  validate(body);
  expect(validate.errors, `${id} ${response.status}`).toBeNull();
  return body;
}
