import { useQueryClient } from '@tanstack/react-query';
import type { Identity } from '@vitrin/api-client/identity';
import { Suspense } from 'react';
import type { Mapping } from '../../features/reconcile/keep/keptMapping.ts';
import type { ReconciliationWork } from '../../features/reconcile/keep/keptWork.ts';
import { ledgerLimit } from '../../features/reconcile/ledger/ledgerLimit.ts';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { FileSpreadsheetIcon } from '../../primitives/Icon/FileSpreadsheetIcon.tsx';
import { ShieldCheckIcon } from '../../primitives/Icon/ShieldCheckIcon.tsx';
import { UploadIcon } from '../../primitives/Icon/UploadIcon.tsx';
import { lazyPart } from '../../primitives/lazyPart.ts';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { toasts } from '../../primitives/Toast/toasts.ts';
import type { WorkerReading } from '../../sheet/read/readInWorker.ts';
import { mayHelpAgain, refusalWords } from '../../sheet/read/refusalWords.ts';
import { useTableFile } from '../../sheet/read/useTableFile.ts';
import { words } from '../../text/words.ts';
import { StepCard } from './StepCard.tsx';
import * as css from './Start.css.ts';
import { useMaking } from './useMaking.ts';

/** What tells the columns of a file and the days of the statement. */
export const MappedLedger = lazyPart(async () => (await import('./MappedLedger.tsx')).MappedLedger);

export interface StartProps {
  identity: Identity;
  /** The ledger that was chosen. */
  file: File | undefined;
  /** The one that was left is on its way. */
  isOpening: boolean;
  /** What was said of it when it was left. */
  told: Mapping | undefined;
  onTell: (file: File, mapping: Mapping) => void;
  /** Files are held over the page. */
  isOver: boolean;
  onChoose: () => void;
  onFile: (file: File) => void;
  onCompare: (work: ReconciliationWork) => void;
  /** Goes back to what was compared last, where there is such. */
  onCancel: (() => void) | undefined;
}

/** Which file is the ledger, which of its columns are what, and with which days of the statement it is compared. */
export function Start(props: StartProps) {
  const { identity, file, isOpening, told, onTell, isOver, onChoose, onCompare, onCancel } = props;
  const { reading, readAgain } = useTableFile(file, ledgerLimit);
  const isReading = isOpening || (file !== undefined && !reading);
  return (
    <>
      <section className={css.promise} aria-labelledby="stays-here">
        <span className={css.promiseIcon}>
          <ShieldCheckIcon />
        </span>
        <Heading level={2} look="part" id="stays-here">
          Dosya tarayıcıdan çıkmaz
        </Heading>
        <p className={css.promiseText}>
          Defteriniz bu cihazda okunur ve burada karşılaştırılır; hiçbir satırı sunucuya gönderilmez. Yarım
          kalan iş bu cihazda, bu firma için saklanır.
        </p>
      </section>
      <Suspense fallback={<FirstSteps {...props} isReading />}>
        {file && reading?.kind === 'read' ? (
          <MappedLedger
            key={`${file.name} ${file.lastModified} ${file.size}`}
            {...{ identity, file, told, onTell, isOver, onChoose, onCompare, onCancel }}
            sheets={reading.sheets}
          />
        ) : (
          <FirstSteps
            {...props}
            isReading={isReading}
            problem={reading?.kind === 'refused' ? reading.problem : undefined}
            onAgain={readAgain}
          />
        )}
      </Suspense>
    </>
  );
}

interface FirstStepsProps extends Pick<
  StartProps,
  'identity' | 'isOver' | 'onChoose' | 'onFile' | 'onCancel'
> {
  isReading: boolean;
  /** Why the file could not be read. */
  problem?: Extract<WorkerReading, { kind: 'refused' }>['problem'] | undefined;
  onAgain?: () => void;
}

/** What there is to do before a file is read. */
function FirstSteps({
  identity,
  isReading,
  problem,
  onAgain,
  isOver,
  onChoose,
  onFile,
  onCancel,
}: FirstStepsProps) {
  return (
    <div className={css.steps}>
      <StepCard number={1} id="own-ledger" title="Sizin defteriniz">
        {isReading ? (
          <p className={css.waiting} role="status">
            <Spinner /> Dosya okunuyor…
          </p>
        ) : (
          <>
            <div className={css.drop} data-over={isOver ? '' : undefined}>
              <span className={css.fileIcon}>
                <UploadIcon size="lg" />
              </span>
              <p>
                Muavin defterinizi veya cari ekstrenizi .xlsx ya da .csv olarak seçin ya da buraya bırakın.
                <br />
                Gereken sütunlar: Tarih, Borç ve Alacak ya da Tutar; Belge No varsa eşleştirme kesinleşir.
              </p>
              <div className={css.ways}>
                <Button tone="brand" icon={<FileSpreadsheetIcon />} onPress={onChoose}>
                  Defter Seç
                </Button>
                <SampleButton identity={identity} onFile={onFile} />
                {onCancel && <Button onPress={onCancel}>Vazgeç</Button>}
              </div>
            </div>
            {problem && (
              <div className={css.notes}>
                <Alert
                  tone="critical"
                  actions={
                    mayHelpAgain.has(problem) && (
                      <Button size="sm" onPress={onAgain}>
                        {words.retry}
                      </Button>
                    )
                  }
                >
                  {refusalWords(ledgerLimit)[problem]}
                </Alert>
              </div>
            )}
          </>
        )}
      </StepCard>
      <StepCard number={2} id="seller-statement" title="Satıcı ekstresi">
        <p className={css.promiseText}>
          Tarih aralığı defterinizdeki ilk ve son günden alınır; ekstre o günler için sunucudan okunur.
        </p>
      </StepCard>
    </div>
  );
}

/** Makes a ledger of the statement that differs from it in every way, to try the screen with. */
function SampleButton({ identity, onFile }: Pick<StartProps, 'identity' | 'onFile'>) {
  const queries = useQueryClient();
  const { isMaking, start } = useMaking('Örnek defter hazırlanamadı.', async () => {
    const { makeSample } = await import('./makeSample.ts');
    const file = await makeSample(queries, identity);
    if (file) onFile(file);
    else toasts.show({ tone: 'info', title: 'Ekstrenizde örnek defter için yeterli hareket yok.' });
  });
  return (
    <Button isPending={isMaking} pendingLabel="Hazırlanıyor…" onPress={() => void start()}>
      Örnek Defter
    </Button>
  );
}
