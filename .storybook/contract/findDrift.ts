import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import contract from 'virtual:contract';

const ajv = new Ajv2020({ strict: false, allowUnionTypes: true });
addFormats.default(ajv);
for (const [file, document] of Object.entries(contract.documents)) ajv.addSchema(document, file);

const wild = (path: string) => path.split('{').length;
// The address with the fewest placeholders first: /product/all/ is not a product.
const operations = Object.entries(contract.operations)
  .map(([id, { method, path, answers }]) => ({ id, method, answers, path }))
  .toSorted((a, b) => wild(a.path) - wild(b.path))
  .map((operation) => ({
    ...operation,
    pattern: new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }));

/**
 * What is wrong with an answer by the contract, in words; undefined where nothing is. Answers that the contract does not
 * describe (a broken connection's page, half a document) are faults on purpose and not looked at.
 */
export async function findDrift(request: Request, response: Response): Promise<string | undefined> {
  const type = response.headers.get('content-type')?.split(';')[0];
  if (type !== 'application/json') return undefined;
  const { pathname } = new URL(request.url);
  const method = request.method.toLowerCase();
  const operation = operations.find((known) => known.method === method && known.pattern.test(pathname));
  const schema = operation?.answers[response.status]?.[type];
  if (!operation || !schema) return undefined;
  let body: unknown;
  try {
    body = await response.json();
  } catch {
    // Cut off on purpose, or given up by the screen that asked.
    return undefined;
  }
  const validate = ajv.compile({ $ref: schema });
  if (validate(body)) return undefined;
  const problems = validate.errors?.map(
    ({ instancePath, message, params }) =>
      `${instancePath || '/'} ${message ?? ''} ${JSON.stringify(params)}`,
  );
  return `${operation.id} (${response.status}) is not as openapi/ describes it: ${problems?.join('; ') ?? ''}`;
}
