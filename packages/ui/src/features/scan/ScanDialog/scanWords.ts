import type { PhotoState } from '../../../scan/usePhoto.ts';
import type { CameraProblem } from '../../../scan/camera/openCamera.ts';

/** Why nothing can be scanned. */
export type ScanTrouble = CameraProblem | 'noReader';

const orPhoto = 'ya da barkodun fotoğrafını seçin.';

/** What each trouble is called, and what can be done about it. */
export const troubleWords: Readonly<Record<ScanTrouble, { readonly title: string; readonly about: string }>> =
  {
    refused: {
      title: 'Kameraya izin verilmedi',
      about: `Adres çubuğundaki kilit simgesinden kamera iznini açın ${orPhoto}`,
    },
    missing: {
      title: 'Kamera bulunamadı',
      about: `Bu cihaza bir kamera bağlayıp yeniden deneyin ${orPhoto}`,
    },
    busy: {
      title: 'Kamera kullanılamıyor',
      about: `Kamerayı kullanan öbür uygulamayı veya sekmeyi kapatıp yeniden deneyin ${orPhoto}`,
    },
    insecure: {
      title: 'Bu adreste kamera açılamaz',
      about: `Tarayıcılar kamerayı yalnızca https ile başlayan adreslerde açar. Mağazayı öyle açın ${orPhoto}`,
    },
    noReader: {
      title: 'Kod okuyucu yüklenemedi',
      about: 'Bağlantınızı kontrol edip yeniden deneyin.',
    },
  };

/** What has become of a photo. */
export const photoWords: Readonly<Record<PhotoState, string>> = {
  reading: 'Fotoğraf okunuyor…',
  nothing: 'Fotoğrafta kod bulunamadı. Kodu yakından ve net çekin.',
  unopened: 'Bu dosya açılamadı. JPEG veya PNG bir fotoğraf seçin.',
};
