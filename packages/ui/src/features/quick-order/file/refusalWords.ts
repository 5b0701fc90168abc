import type { FileProblem } from './readListFile.ts';
import type { ReaderFailure } from './readInWorker.ts';

/** What a file is or lacks, and how to get a list out of it: one sentence each. */
export const refusalWords: Readonly<Record<FileProblem | ReaderFailure, string>> = {
  empty: 'Bu dosyada hiç satır yok; listenizin olduğu .xlsx veya .csv dosyasını seçin.',
  oldWorkbook:
    'Bu dosya eski Excel biçiminde (.xls); Excel’de açıp Farklı Kaydet ile .xlsx veya .csv olarak kaydedin.',
  htmlWorkbook:
    'Bu dosya bir Excel dosyası değil, tablo gösteren bir web sayfası; Excel’de açıp Farklı Kaydet ile .xlsx veya .csv olarak kaydedin.',
  encryptedWorkbook:
    'Bu çalışma kitabı parolayla korunuyor; Excel’de açıp parolasını kaldırın ve .xlsx veya .csv olarak kaydedin.',
  openDocument:
    'Bu dosya OpenDocument biçiminde (.ods); LibreOffice’te açıp Farklı Kaydet ile .xlsx veya .csv olarak kaydedin.',
  pdf: 'Bu dosya bir PDF; listenin Excel’deki hâlini .xlsx veya .csv olarak kaydedip onu seçin.',
  picture: 'Bu dosya bir resim; listeyi Excel’e yazıp .xlsx veya .csv olarak kaydedin.',
  archive: 'Bu dosya sıkıştırılmış bir arşiv; içindeki listeyi çıkarıp .xlsx veya .csv olarak seçin.',
  binary: 'Bu dosyanın türü tanınmıyor; listenizi .xlsx veya .csv olarak kaydedin.',
  damaged:
    'Bu çalışma kitabı bozuk veya yarım kalmış; Excel’de açıp yeniden .xlsx veya .csv olarak kaydedin.',
  tooLarge: 'Bu dosya 10 MB’tan büyük; yalnız listeyi yeni bir .xlsx veya .csv dosyasına kaydedin.',
  unpacksTooLarge:
    'Bu çalışma kitabı açıldığında 64 MB’ı aşıyor; yalnız listeyi yeni bir .xlsx veya .csv dosyasına kaydedin.',
  tooManyRows:
    'Bu dosyada 5.000’den çok satır var; listeyi bölüp parçaları ayrı .xlsx veya .csv dosyalarına kaydedin.',
  inaccessible: 'Bu dosya açılamadı; taşınmış ya da başka bir programda açık olabilir, yeniden seçin.',
  notLoaded: 'Dosyayı okuyan bölüm yüklenemedi; bağlantınızı denetleyip tekrar deneyin.',
  broken: 'Dosya okunurken bir hata oluştu; tekrar deneyin veya listeyi .csv olarak kaydedin.',
  silent: 'Dosya çok uzun süredir okunamadı; tekrar deneyin veya listeyi .csv olarak kaydedin.',
};

/** Where the file is not to blame, or may have come back, asking again may help. */
export const mayHelpAgain: ReadonlySet<FileProblem | ReaderFailure> = new Set([
  'inaccessible',
  'notLoaded',
  'broken',
  'silent',
]);
