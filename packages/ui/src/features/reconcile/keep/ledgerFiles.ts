import { isSignedOut } from '@vitrin/api-client/drafts';
import { type Identity, identityKey, isSameIdentity } from '@vitrin/api-client/identity';
import { readField } from '@vitrin/api-client/read/readField';
import { readRaw } from '@vitrin/api-client/read/readText';
import { storedDatabases } from '@vitrin/api-client/stored/storedDatabases';
import type { DBSchema } from 'idb';
import { connectTo } from '../../../store/connectTo.ts';
import { ownerOf, readOwner } from '../../../store/recordOwner.ts';
import { keptMapping } from './keptMapping.ts';

/** What is kept of a file is read by `read`: another build may have written it. */
interface LedgerSchema extends DBSchema {
  files: { key: string; value: object };
}

/** The ledger of an identity that is not compared yet, as a file on this device. Each rejects where the browser does not do it. */
export interface LedgerFiles {
  /** In place of another of theirs. */
  readonly keep: (file: File) => Promise<void>;
  readonly read: () => Promise<File | undefined>;
  readonly drop: () => Promise<void>;
}

/** @param identity whose file it is; nobody else's is read */
export function createLedgerFiles(identity: Identity): LedgerFiles {
  const key = identityKey(identity);
  const owner = ownerOf(identity);
  const connect = connectTo<LedgerSchema>(storedDatabases.ledger, [
    (database) => void database.createObjectStore('files', { keyPath: 'key' }),
  ]);
  return {
    async keep(file) {
      const { name, lastModified } = file;
      const record = { key, owner, name, lastModified, bytes: await file.arrayBuffer() };
      if (isSignedOut()) return;
      const database = await connect();
      await database.put('files', record);
      // Nothing leads any more to what somebody had left before 'Çıkış'.
      for (const other of await database.getAllKeys('files'))
        if (keptMapping(other).text() === null) await database.delete('files', other);
    },
    async read() {
      const record = await (await connect()).get('files', key);
      const [bytes, lastModified] = [readField(record, 'bytes'), readField(record, 'lastModified')];
      if (!isSameIdentity(readOwner(record), owner) || !(bytes instanceof ArrayBuffer)) return undefined;
      return new File([bytes], readRaw(readField(record, 'name')), {
        lastModified: typeof lastModified === 'number' ? lastModified : 0,
      });
    },
    drop: async () => (await connect()).delete('files', key),
  };
}
