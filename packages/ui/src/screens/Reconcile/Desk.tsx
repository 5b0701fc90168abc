import { type Identity, identityKey } from '@vitrin/api-client/identity';
import { useRef, useState } from 'react';
import { keptWork, type ReconciliationWork } from '../../features/reconcile/keep/keptWork.ts';
import { formatRange } from '../../features/reports/rangeWords.ts';
import { Breadcrumb } from '../../primitives/Breadcrumb/Breadcrumb.tsx';
import { FileInput } from '../../primitives/FileInput/FileInput.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { ShieldCheckIcon } from '../../primitives/Icon/ShieldCheckIcon.tsx';
import { toasts } from '../../primitives/Toast/toasts.ts';
import { useDroppedFiles } from '../../primitives/useDroppedFiles.ts';
import { routes } from '../../routes.ts';
import { words } from '../../text/words.ts';
import * as css from './Reconcile.css.ts';
import { Result } from './Result.tsx';
import { Start } from './Start.tsx';

/** From a file to two books beside each other. What was compared last is there again. */
export function Desk({ identity }: { identity: Identity }) {
  const [kept] = useState(() => keptWork(identityKey(identity)));
  const [work, setWork] = useState(kept.get);
  const [file, setFile] = useState<File>();
  const input = useRef<HTMLInputElement>(null);
  const choose = () => input.current?.click();
  const drop = (files: FileList | undefined) => {
    const [chosen, second] = files ?? [];
    if (second) toasts.show({ tone: 'info', title: 'Tek bir defter seçin.' });
    else if (chosen) setFile(chosen);
  };
  const isOver = useDroppedFiles(drop);
  const save = (next: ReconciliationWork) => {
    setWork(next);
    if (!kept.set(next))
      toasts.show({
        tone: 'info',
        title: 'Tarayıcı bu işi saklayamıyor: sayfa kapanınca kaybolur. Bitirince dışa aktarın.',
      });
  };
  const isDone = work !== undefined && file === undefined;

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
      {isDone ? (
        <Result identity={identity} work={work} onChange={save} onChoose={choose} />
      ) : (
        <Start
          identity={identity}
          file={file}
          isOver={isOver}
          onChoose={choose}
          onFile={setFile}
          onCompare={(next) => {
            save(next);
            setFile(undefined);
          }}
          onCancel={work && (() => setFile(undefined))}
        />
      )}
      <FileInput ref={input} label="Defter Seç" onChoose={setFile} />
    </div>
  );
}
