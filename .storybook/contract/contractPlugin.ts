import type { Plugin } from 'vite';
import { closedDocuments, readAnswerSchemas } from '../../checks/answerSchemas.ts';

const name = 'virtual:contract';

/** Gives the page the contract's schemas, read from the OpenAPI files when it is built. */
export const contractPlugin = (): Plugin => ({
  name: 'vitrin-contract',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load(id) {
    if (id !== `\0${name}`) return undefined;
    const contract = { documents: closedDocuments, operations: readAnswerSchemas() };
    return `export default ${JSON.stringify(contract)};`;
  },
});
