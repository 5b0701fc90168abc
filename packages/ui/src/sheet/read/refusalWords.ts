import { formatCount } from '../../text/formatAmount.ts';
import type { ReaderFailure } from './readInWorker.ts';
import type { FileProblem } from './readTableFile.ts';

/**
 * What a file is or lacks, and how to get a table out of it: one sentence each.
 * @param rowLimit rows that a table may have
 */
export const refusalWords = (rowLimit: number): Readonly<Record<FileProblem | ReaderFailure, string>> => ({
  empty: 'Bu dosyada hiç satır yok; tablonuzun olduğu .xlsx veya .csv dosyasını seçin.',
  oldWorkbook:
    'Bu dosya eski Excel biçiminde (.xls); Excel’de açıp Farklı Kaydet ile .xlsx veya .csv olarak kaydedin.',
  htmlWorkbook:
    'Bu dosya bir Excel dosyası değil, tablo gösteren bir web sayfası; Excel’de açıp Farklı Kaydet ile .xlsx veya .csv olarak kaydedin.',
  encryptedWorkbook:
    'Bu çalışma kitabı parolayla korunuyor; Excel’de açıp parolasını kaldırın ve .xlsx veya .csv olarak kaydedin.',
  openDocument:
    'Bu dosya OpenDocument biçiminde (.ods); LibreOffice’te açıp Farklı Kaydet ile .xlsx veya .csv olarak kaydedin.',
  pdf: 'Bu dosya bir PDF; tablonun Excel’deki hâlini .xlsx veya .csv olarak kaydedip onu seçin.',
  picture: 'Bu dosya bir resim; tabloyu Excel’e yazıp .xlsx veya .csv olarak kaydedin.',
  archive: 'Bu dosya sıkıştırılmış bir arşiv; içindeki tabloyu çıkarıp .xlsx veya .csv olarak seçin.',
  binary: 'Bu dosyanın türü tanınmıyor; tablonuzu .xlsx veya .csv olarak kaydedin.',
  damaged:
    'Bu çalışma kitabı bozuk veya yarım kalmış; Excel’de açıp yeniden .xlsx veya .csv olarak kaydedin.',
  tooLarge: 'Bu dosya 10 MB’tan büyük; yalnız tabloyu yeni bir .xlsx veya .csv dosyasına kaydedin.',
  unpacksTooLarge:
    'Bu çalışma kitabı açıldığında 64 MB’ı aşıyor; yalnız tabloyu yeni bir .xlsx veya .csv dosyasına kaydedin.',
  tooManyRows: `Bu dosyada ${formatCount(rowLimit)}’den çok satır var; tabloyu bölüp parçaları ayrı .xlsx veya .csv dosyalarına kaydedin.`,
  inaccessible: 'Bu dosya açılamadı; taşınmış ya da başka bir programda açık olabilir, yeniden seçin.',
  notLoaded: 'Dosyayı okuyan bölüm yüklenemedi; bağlantınızı denetleyip tekrar deneyin.',
  broken: 'Dosya okunurken bir hata oluştu; tekrar deneyin veya tabloyu .csv olarak kaydedin.',
  silent: 'Dosya çok uzun süredir okunamadı; tekrar deneyin veya tabloyu .csv olarak kaydedin.',
});

/** Where the file is not to blame, or may have come back, asking again may help. */
export const mayHelpAgain: ReadonlySet<FileProblem | ReaderFailure> = new Set([
  'inaccessible',
  'notLoaded',
  'broken',
  'silent',
]);
