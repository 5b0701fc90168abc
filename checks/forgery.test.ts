import { expect, test } from 'vitest';
import { changesSomething } from '../packages/server/src/crossSite.ts';
import { child, documents, isNode, methods } from './readContract.ts';

const paths = child({ file: 'openapi.yaml', pointer: '', value: documents.get('openapi.yaml') }, 'paths');
const operations = Object.keys(isNode(paths.value) ? paths.value : {}).flatMap((path) =>
  methods.flatMap((method) => {
    const { value } = child(child(paths, path), method);
    return isNode(value) ? [[method.toUpperCase(), path, value['x-changes'] === true] as const] : [];
  }),
);

test('the contract says of three calls by GET that they change something', () => {
  expect(operations.filter(([method, , changes]) => method === 'GET' && changes)).toHaveLength(3);
});

test.each(operations)(
  '%s %s is guarded against other sites exactly where it changes something',
  (method, path, changes) => {
    const address = path.replaceAll(/\{\w+\}/g, '5');
    expect(changesSomething(method, address)).toBe(method !== 'GET' || changes);
  },
);
