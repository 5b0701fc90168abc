import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { renderNginx } from '../deploy/renderNginx.ts';
import { run } from './run.ts';

/**
 * Writes what is derived and yet committed: the types of the contract and nginx's part of the headers and rules. `--check`
 * says which of them were not as they should be, and ends with 1.
 */
const schema = 'packages/api-client/src/schema.d.ts';
const rendered = Object.entries(renderNginx()).map(([name, text]) => [`deploy/nginx/${name}`, text] as const);
const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
const before = new Map([schema, ...rendered.map(([file]) => file)].map((file) => [file, read(file)]));

const code = await run('turbo', ['run', 'generate', '--output-logs=errors-only']);
if (code !== 0) process.exit(code);
for (const [file, text] of rendered) if (before.get(file) !== text) writeFileSync(file, text);

const changed = [...before].filter(([file, text]) => read(file) !== text);
for (const [file] of changed) console.log(`${file} is written anew`);
process.exit(process.argv.includes('--check') && changed.length > 0 ? 1 : 0);
