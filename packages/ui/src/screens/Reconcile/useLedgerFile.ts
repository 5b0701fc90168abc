import { type Identity, identityKey } from '@vitrin/api-client/identity';
import { useEffect, useState } from 'react';
import { fileKey, keptMapping, type Mapping } from '../../features/reconcile/keep/keptMapping.ts';
import type { LedgerFiles } from '../../features/reconcile/keep/ledgerFiles.ts';

/** The file whose columns are being told, kept with them until it is compared or left: neither a reload nor the login loses it. */
export function useLedgerFile(identity: Identity) {
  const [{ kept, files }] = useState(() => ({
    kept: keptMapping(identityKey(identity)),
    files: once(async () =>
      (await import('../../features/reconcile/keep/ledgerFiles.ts')).createLedgerFiles(identity),
    ),
  }));
  const [left] = useState(kept.get);
  const [file, setFile] = useState<File>();
  const [isOpening, setOpening] = useState(left !== undefined);
  useEffect(() => {
    const open = async () => {
      if (!left) return;
      // What the browser does not give back is chosen anew.
      const found = await asked(files, ({ read }) => read());
      if (found && fileKey(found) === left.file) setFile((chosen) => chosen ?? found);
      else if (kept.get()?.file === left.file) kept.set(undefined);
      setOpening(false);
    };
    void open();
  }, [kept, files, left]);
  return {
    file,
    /** What was left is on its way. */
    isOpening,
    /** What was said of the file when it was left. */
    told: file && left?.file === fileKey(file) ? left.mapping : undefined,
    choose: (chosen: File | undefined) => {
      setFile(chosen);
      setOpening(false);
      kept.set(chosen && { file: fileKey(chosen) });
      void asked(files, ({ keep, drop }) => (chosen ? keep(chosen) : drop()));
    },
    keepMapping: (of: File, mapping: Mapping) => void kept.set({ file: fileKey(of), mapping }),
  };
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}

/** What the device answers; undefined where it does not: what it does not keep lives as long as the page. */
async function asked<T>(files: () => Promise<LedgerFiles>, ask: (of: LedgerFiles) => Promise<T>) {
  try {
    return await ask(await files());
  } catch {
    return undefined;
  }
}
