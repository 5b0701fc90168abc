import { type Identity, identityKey } from '@vitrin/api-client/identity';
import { Suspense, useEffect, useRef, useState } from 'react';
import { createWork } from '../../features/reconcile/keep/createWork.ts';
import { formatRange } from '../../features/reports/rangeWords.ts';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Breadcrumb } from '../../primitives/Breadcrumb/Breadcrumb.tsx';
import { lazyPart } from '../../primitives/lazyPart.ts';
import { FileInput } from '../../primitives/FileInput/FileInput.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { ShieldCheckIcon } from '../../primitives/Icon/ShieldCheckIcon.tsx';
import { toasts } from '../../primitives/Toast/toasts.ts';
import { useDroppedFiles } from '../../primitives/useDroppedFiles.ts';
import { routes } from '../../routes.ts';
import { useStore } from '../../store/createStore.ts';
import { words } from '../../text/words.ts';
import * as css from './Reconcile.css.ts';
import { ResultOnItsWay } from './ResultOnItsWay.tsx';
import { MappedLedger, Start } from './Start.tsx';
import { useLedgerFile } from './useLedgerFile.ts';

/** What reads and compares the statement; asked for as soon as there is a file. */
const Result = lazyPart(async () => (await import('./Result.tsx')).Result);

/** From a file to two books beside each other. What was compared last is there again. */
export function Desk({ identity }: { identity: Identity }) {
  const [own] = useState(() => createWork(identityKey(identity)));
  const { work, isReplaced, isRefused } = useStore(own.state);
  useEffect(() => own.follow(), [own]);
  const { file, choose: setFile, isOpening, told, keepMapping } = useLedgerFile(identity);
  const input = useRef<HTMLInputElement>(null);
  const choose = () => input.current?.click();
  const drop = (files: FileList | undefined) => {
    const [chosen, second] = files ?? [];
    if (second) toasts.show({ tone: 'info', title: 'Tek bir defter seçin.' });
    else if (chosen) setFile(chosen);
  };
  const isOver = useDroppedFiles(drop);
  useEffect(() => {
    if (isRefused)
      toasts.show({
        tone: 'info',
        title: 'Tarayıcı bu işi saklayamıyor: sayfa kapanınca kaybolur. Bitirince dışa aktarın.',
      });
  }, [isRefused]);
  useEffect(() => {
    if (!file) return;
    MappedLedger.warm();
    Result.warm();
  }, [file]);
  const isDone = work !== undefined && file === undefined && !isOpening;

  return (
    <div className={css.page}>
      <Breadcrumb label={words.breadcrumb} crumbs={[{ title: routes.reconcile.title }]} />
      <div className={css.title}>
        <Heading level={1}>{routes.reconcile.title}</Heading>
        <span className={css.subtitle}>
          {isDone
            ? `${work.currency} · ${formatRange(work.range)}`
            : 'Defterinizi satıcının ekstresiyle karşılaştırın'}
        </span>
        {isDone && (
          <span className={css.onlyHere}>
            <ShieldCheckIcon size="sm" /> Dosya tarayıcıdan çıkmaz
          </span>
        )}
      </div>
      {isDone && isReplaced && (
        <Alert
          tone="caution"
          title="Başka bir sekmede başka bir defter karşılaştırıldı; artık o saklanıyor. Buradaki iş sayfa kapanınca kaybolur."
          actions={
            <>
              <Button size="sm" onPress={own.keepThis}>
                Bunu Sakla
              </Button>
              <Button size="sm" onPress={own.openOther}>
                Ötekini Aç
              </Button>
            </>
          }
        />
      )}
      {isDone ? (
        <Suspense fallback={<ResultOnItsWay />}>
          <Result identity={identity} work={work} onDecide={own.decide} onChoose={choose} />
        </Suspense>
      ) : (
        <Start
          {...{ identity, file, isOpening, told, isOver }}
          onTell={keepMapping}
          onChoose={choose}
          onFile={setFile}
          onCompare={(next) => {
            own.begin(next);
            setFile(undefined);
          }}
          onCancel={work && (() => setFile(undefined))}
        />
      )}
      <FileInput ref={input} label="Defter Seç" onChoose={setFile} />
    </div>
  );
}
