import { readTableFile, type FileReading, type ToldText } from './readTableFile.ts';

/** What is asked: a file, how many rows its tables may have, and what somebody has said of its text. */
export interface WorkerRequest {
  readonly file: File;
  readonly rowLimit: number;
  readonly told?: ToldText | undefined;
}

/** What is said while a file is read, and at the end. */
export type WorkerMessage = { readonly kind: 'begun' } | FileReading;

declare const self: {
  postMessage: (message: WorkerMessage) => void;
  addEventListener: (type: 'message', listen: (event: MessageEvent<WorkerRequest>) => void) => void;
};

async function readFile({ file, rowLimit, told }: WorkerRequest): Promise<FileReading> {
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return { kind: 'refused', problem: 'inaccessible' };
  }
  return readTableFile(bytes, rowLimit, told);
}

/** Reads the one file it is sent, beside the page: unpacking and cutting thousands of rows takes long. */
self.addEventListener('message', ({ data }) => {
  self.postMessage({ kind: 'begun' });
  // A failure that nobody foresaw goes to whoever waits, as an error of the worker.
  void readFile(data).then((reading) => self.postMessage(reading), reportError);
});
