import { isSignedOut } from '@vitrin/api-client/drafts';
import { type Identity, identityKey, isSameIdentity } from '@vitrin/api-client/identity';
import { storedDatabases } from '@vitrin/api-client/stored/storedDatabases';
import type { DBSchema } from 'idb';
import { connectTo } from '../../store/connectTo.ts';
import { ownerOf, readOwner } from '../../store/recordOwner.ts';
import { type BoughtDocument, readBoughtDocument } from './BoughtDocument.ts';

/** What is kept of a document is read by `readBoughtDocument`: another build may have written it. */
interface BoughtSchema extends DBSchema {
  documents: { key: string; value: object; indexes: { member: string } };
}

/** Invoices of an identity on this device. Each rejects where the browser does not do it. */
export interface DocumentStore {
  /** Those that can be read. */
  readonly all: () => Promise<readonly BoughtDocument[]>;
  /** One that stands already is replaced: it is the same. */
  readonly put: (document: BoughtDocument) => Promise<void>;
}

/** @param identity whose invoices they are; nobody else's are read */
export function createDocumentStore(identity: Identity): DocumentStore {
  const owner = ownerOf(identity);
  const connect = connectTo<BoughtSchema>(storedDatabases.bought, [
    (database) =>
      void database.createObjectStore('documents', { keyPath: 'key' }).createIndex('member', 'owner.member'),
  ]);
  return {
    async all() {
      const records = await (await connect()).getAllFromIndex('documents', 'member', identity.member);
      return records
        .filter((record) => isSameIdentity(readOwner(record), owner))
        .map(readBoughtDocument)
        .filter((document) => document !== undefined);
    },
    async put(document) {
      if (isSignedOut()) return;
      const key = `${identityKey(identity)} ${document.documentNo}`;
      await (await connect()).put('documents', { ...document, key, owner });
    },
  };
}
