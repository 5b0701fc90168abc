import { SaveMenu } from '../../../sheet/SaveMenu.tsx';

const formats = { xlsx: 'Örnek .xlsx', csv: 'Örnek .csv' };

/** Saves a sample of a list as this screen reads it. What writes it is fetched when it is wanted. */
export function SampleMenu() {
  return (
    <SaveMenu
      tone="quiet"
      formats={formats}
      save={async (format, signal) => {
        const [{ saveRows }, { sampleRows }] = await Promise.all([
          import('../list/saveRows.ts'),
          import('../list/sampleRows.ts'),
        ]);
        await saveRows({ title: 'Hızlı Sipariş Örneği' }, sampleRows, format, signal);
      }}
    >
      Örnek Dosya
    </SaveMenu>
  );
}
