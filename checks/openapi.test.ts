import { readFileSync } from 'node:fs';
import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript';
import { describe, expect, test } from 'vitest';
import { closedDocuments } from './answerSchemas.ts';
import {
  child,
  children,
  documents,
  domainFiles,
  isNode,
  methods,
  roots,
  walk,
  type Node,
  type Place,
} from './readContract.ts';

const name = (place: Place) => `${place.file}#${place.pointer}`;
const everywhere = roots.flatMap((root) => [...walk(root)]);
const operations = domainFiles.flatMap((file) =>
  children(child({ file, pointer: '', value: documents.get(file) }, 'paths')).flatMap(([path, item]) =>
    children(item)
      .filter(([method]) => methods.includes(method))
      .map(([method, operation]) => ({ path, method, operation })),
  ),
);

/** Bodies of requests and responses; a response that several operations share is one body. */
const bodies = [
  ...new Map(
    operations.flatMap(({ method, operation }) => {
      const answers = children(child(operation, 'responses'));
      return [['request', child(operation, 'requestBody')] as const, ...answers].flatMap(([status, place]) =>
        children(child(place, 'content')).map(([type, media]) => {
          const title = name(media);
          return [title, { title, media, type, isRead: method === 'get' && status === '200' }] as const;
        }),
      );
    }),
  ).values(),
];

const described = (node: Node) =>
  typeof node['description'] === 'string' && node['description'].trim() !== '';

describe('an example', () => {
  const ajv = addFormats.default(new Ajv2020({ strict: false, allowUnionTypes: true, allErrors: true }));
  for (const [file, document] of Object.entries(closedDocuments)) ajv.addSchema(document, file);

  const examples = bodies.flatMap(({ title, media }) =>
    children(child(media, 'examples')).map(([key, example]) => ({
      title: `${title} ${key}`,
      media,
      example,
    })),
  );
  for (const { title, media, example } of examples) {
    test(`${title} conforms to its schema`, () => {
      const pointer = `${media.pointer}/schema`.split('/').map(encodeURIComponent).join('/');
      const validate = ajv.compile({ $ref: `${media.file}#${pointer}` });
      validate(child(example, 'value').value);
      expect(validate.errors).toBeNull();
    });
  }
});

describe('an operation', () => {
  test.each(operations)('$method $path has a name, a summary and the tag of its domain', ({ operation }) => {
    const { operationId, summary, tags } = operation.value as Node;
    expect(operationId).toMatch(/^[a-z][a-zA-Z0-9]+$/);
    expect(summary).toMatch(/\S/);
    expect(tags).toEqual([operation.file.replace('.yaml', '')]);
  });

  test.each(operations)('$method $path says how it fails', ({ operation }) => {
    const statuses = children(child(operation, 'responses')).map(([status]) => status);
    expect(statuses).toContain('500');
    expect(statuses.filter((status) => status.startsWith('4'))).not.toEqual([]);
  });

  test('stands in the index under its own address', () => {
    const index = documents.get('openapi.yaml')?.['paths'] as Record<string, Node>;
    const indexed = Object.entries(index).map(([path, item]) => `${path} ${String(item['$ref'])}`);
    const addressed = domainFiles.flatMap((file) =>
      Object.keys((documents.get(file)?.['paths'] ?? {}) as Node).map(
        (path) => `${path} ${file}#/paths/${path.replaceAll('/', '~1')}`,
      ),
    );
    expect(indexed.toSorted()).toEqual(addressed.toSorted());
  });
});

// The typed client could write lists and objects into addresses; the legacy endpoints read none.
test('a parameter is a number, a word or a yes or no', () => {
  const parameters = everywhere.filter(({ value }) => value['in'] === 'query' || value['in'] === 'path');
  expect(parameters.length).toBeGreaterThan(30);
  const manifold = parameters.filter((parameter) =>
    [...walk(child(parameter, 'schema'))].some(({ value }) =>
      [value['type']].flat().some((type) => type === 'array' || type === 'object'),
    ),
  );
  expect(manifold.map(name)).toEqual([]);
});

describe('a body', () => {
  const textual = bodies.filter(({ type }) => !type.startsWith('image/'));
  for (const { title, media } of textual) {
    test(`${title} has a named example`, () => {
      expect(children(child(media, 'examples'))).not.toEqual([]);
    });
  }

  // A yes or no is never empty.
  const reads = textual.filter(
    ({ isRead, type, media }) =>
      isRead && type === 'application/json' && child(child(media, 'schema'), 'type').value !== 'boolean',
  );
  for (const { title, media } of reads) {
    test(`${title} shows what an empty answer looks like`, () => {
      expect(children(child(media, 'examples')).map(([key]) => key)).toContain('empty');
    });
  }
});

describe('a schema', () => {
  const properties = everywhere.flatMap(({ file, pointer, value }) =>
    'type' in value && isNode(value['properties'])
      ? Object.entries(value['properties']).map(([key, property]) => ({
          title: `${file}#${pointer} ${key}`,
          property: property as Node,
        }))
      : [],
  );
  test('describes every property in its own words', () => {
    expect(properties.length).toBeGreaterThan(200);
    expect(properties.filter(({ property }) => !described(property)).map(({ title }) => title)).toEqual([]);
  });

  test('is described wherever it has a name', () => {
    const named = domainFiles.flatMap((file) =>
      children(child(child({ file, pointer: '', value: documents.get(file) }, 'components'), 'schemas')),
    );
    expect(named.filter(([, schema]) => !described(schema.value as Node)).map(([key]) => key)).toEqual([]);
  });

  test.each([
    ['Amount', /lira|currenc/],
    ['FormattedAmount', /lira|currenc/],
    ['Percent', /percent/],
    ['Quantity', /unit|birim/i],
  ])('names the unit of every %s', (kind, unit) => {
    const unitless = properties.filter(
      ({ property }) =>
        String(property['$ref']).endsWith(`/${kind}`) && !unit.test(String(property['description'])),
    );
    expect(unitless.map(({ title }) => title)).toEqual([]);
  });
});

test('an assumption says what is assumed', () => {
  const assumptions = everywhere.filter(({ value }) => 'x-assumption' in value);
  expect(assumptions).not.toEqual([]);
  const silent = assumptions.filter(({ value }) => !/assumed/i.test(String(value['description'])));
  expect(silent.map(name)).toEqual([]);
});

test('the generated types are those of this contract', async () => {
  const ast = await openapiTS(new URL('../openapi/openapi.yaml', import.meta.url));
  const committed = readFileSync(new URL('../packages/api-client/src/schema.d.ts', import.meta.url), 'utf8');
  expect(`${COMMENT_HEADER}${astToString(ast)}` === committed, 'run `pnpm generate`').toBe(true);
});
