import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { addresses } from './addresses.ts';

const contract = new URL('../../../../openapi/', import.meta.url);

/** Every operation of the contract as `operationId method path`. */
function describedOperations(): string[] {
  const found: string[] = [];
  for (const file of readdirSync(contract).filter(
    (name) => name !== 'openapi.yaml' && name.endsWith('.yaml'),
  )) {
    const { paths = {} } = parse(readFileSync(new URL(file, contract), 'utf8')) as {
      paths?: Record<string, Record<string, { operationId?: string }>>;
    };
    for (const [path, methods] of Object.entries(paths)) {
      for (const [method, { operationId }] of Object.entries(methods)) {
        if (operationId) found.push(`${operationId} ${method} ${path}`);
      }
    }
  }
  return found.toSorted();
}

test('the table of addresses is the contract', () => {
  const table = Object.entries(addresses).map(([id, [method, path]]) => `${id} ${method} ${path}`);
  expect(table.toSorted()).toEqual(describedOperations());
});
