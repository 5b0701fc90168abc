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
export function readOperations(): ReadonlyMap<string, ContractOperation> {
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

/** Where a reference such as `basket.yaml#/paths/…/schema` leads; its pointer is encoded for an address. */
function placeOf(reference: string): Place | undefined {
  if (reference === '') return undefined;
  const schema = { $ref: decodeURIComponent(reference) };
  return child({ file: 'openapi.yaml', pointer: '', value: { schema } }, 'schema');
}
