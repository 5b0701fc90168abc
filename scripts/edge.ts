import { writeFileSync } from 'node:fs';
import { renderEdge } from '../deploy/renderEdge.ts';

/** Writes what of the nginx configuration derives from the storefront server. */
for (const [name, text] of Object.entries(renderEdge())) {
  writeFileSync(`deploy/nginx/${name}`, text);
  console.log(`deploy/nginx/${name}`);
}
