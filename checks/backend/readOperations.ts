import { readAnswerSchemas } from '../answerSchemas.ts';
import { child, type Place } from '../readContract.ts';

/** How the contract says that an operation may answer. */
export interface ContractOperation {
  readonly method: string;
  /** `/basket/checkout/{id}` */
  readonly path: string;
  /** Media types by status, each with the schema of its answer where it has one. */
  readonly answers: ReadonlyMap<number, ReadonlyMap<string, Place | undefined>>;
}

/** Every operation of the contract by its operationId. */
export const contractOperations: ReadonlyMap<string, ContractOperation> = readOperations();

function readOperations() {
  return new Map(
    Object.entries(readAnswerSchemas()).map(([id, { method, path, answers }]) => [
      id,
      {
        method,
        path,
        answers: new Map(
          Object.entries(answers).map(([status, media]) => [
            Number(status),
            new Map(Object.entries(media).map(([type, schema]) => [type, placeOf(schema)])),
          ]),
        ),
      },
    ]),
  );
}

const patterns = [...contractOperations]
  .map(([id, { method, path }]) => ({
    id,
    method: method.toUpperCase(),
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+').replace(/\/$/, '/?')}$`, 'i'),
    hasParameter: path.includes('{'),
  }))
  // `/product/stoklokasyon` is no `/product/{id}`.
  .toSorted((a, b) => Number(a.hasParameter) - Number(b.hasParameter));

/** The operation a call is one of; undefined for an address the contract does not know. */
export const operationOf = (method: string, path: string): string | undefined =>
  patterns.find((one) => one.method === method && one.pattern.test(path))?.id;

/** Where a reference such as `basket.yaml#/paths/…/schema` leads; its pointer is encoded for an address. */
function placeOf(reference: string): Place | undefined {
  if (reference === '') return undefined;
  const schema = { $ref: decodeURIComponent(reference) };
  return child({ file: 'openapi.yaml', pointer: '', value: { schema } }, 'schema');
}
