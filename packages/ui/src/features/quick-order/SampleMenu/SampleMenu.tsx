import { RowsMenu } from '../RowsMenu.tsx';

const formats = { xlsx: 'Örnek .xlsx', csv: 'Örnek .csv' };

/** Saves a sample of a list as this screen reads it. */
export const SampleMenu = () => (
  <RowsMenu
    title="Hızlı Sipariş Örneği"
    formats={formats}
    rows={async () => (await import('../list/sampleRows.ts')).sampleRows}
  >
    Örnek Dosya
  </RowsMenu>
);
