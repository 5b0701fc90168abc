import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { FileInput } from '../../../primitives/FileInput/FileInput.tsx';
import { CloseIcon } from '../../../primitives/Icon/CloseIcon.tsx';
import { FlashlightIcon } from '../../../primitives/Icon/FlashlightIcon.tsx';
import { ImagesIcon } from '../../../primitives/Icon/ImagesIcon.tsx';
import { KeyboardIcon } from '../../../primitives/Icon/KeyboardIcon.tsx';
import { SwitchCameraIcon } from '../../../primitives/Icon/SwitchCameraIcon.tsx';
import { VibrateIcon } from '../../../primitives/Icon/VibrateIcon.tsx';
import { VolumeIcon } from '../../../primitives/Icon/VolumeIcon.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { setTorch } from '../../../scan/camera/setTorch.ts';
import { useCamera } from '../../../scan/camera/useCamera.ts';
import { canVibrate, createSignals } from '../../../scan/createSignals.ts';
import { keepScanSettings, readScanSettings, type ScanSettings } from '../../../scan/scanSettings.ts';
import { useFrames } from '../../../scan/useFrames.ts';
import { usePhoto } from '../../../scan/usePhoto.ts';
import { useReader } from '../../../scan/useReader.ts';
import { words } from '../../../text/words.ts';
import { CameraView } from './CameraView.tsx';
import { CodeEntry } from './CodeEntry.tsx';
import * as css from './ScanDialog.css.ts';
import { ScanProblem } from './ScanProblem.tsx';
import { photoWords } from './scanWords.ts';
import { Toggle } from './Toggle.tsx';

export interface ScanDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Told the codes that were read at once, as a hand scanner would type them. */
  onCodes: (codes: readonly string[]) => void;
  /** What became of the last code. */
  told?: ReactNode;
  /** Something is being corrected: nothing is read meanwhile. */
  isHeld?: boolean;
  /** What was read, beside the camera. */
  children?: ReactNode;
}

/** Reads codes by the camera, one after the other, until it is closed; or in a photo, where there is no camera. */
export function ScanDialog(props: ScanDialogProps) {
  const { isOpen, onClose } = props;
  return (
    <Dialog
      title="Kod Tara"
      header="none"
      isFullScreen
      isFlush
      closeLabel={words.close}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
    >
      <Scanner {...props} />
    </Dialog>
  );
}

/** The inside of the dialog: with it the camera is turned off and the reader ends. */
function Scanner({ isOpen, onClose, onCodes, told, isHeld = false, children }: ScanDialogProps) {
  const [settings, setSettings] = useState(readScanSettings);
  const [signals] = useState(createSignals);
  const [isStopped, setStopped] = useState(false);
  const [isTyping, setTyping] = useState(false);
  const [light, setLight] = useState<MediaStream>();
  const video = useRef<HTMLVideoElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const typeButton = useRef<HTMLButtonElement>(null);
  const { camera, tryAgain } = useCamera(isOpen, settings.camera);
  const { reader, fail, tryAgain: fetchReader } = useReader();
  const isFrozen = isStopped || isHeld || isTyping;
  const open = camera.kind === 'open' ? camera : undefined;
  const ready = reader.kind === 'ready' ? reader.reader : undefined;

  useEffect(() => {
    signals.allow();
    return () => signals.end();
  }, [signals]);
  const change = (next: Partial<ScanSettings>) => {
    const changed = { ...settings, ...next };
    setSettings(changed);
    keepScanSettings(changed);
  };
  const take = (codes: readonly string[]) => {
    if (codes.length === 0) return;
    if (settings.hasSound) signals.beep();
    if (settings.hasVibration) signals.vibrate();
    onCodes(codes);
  };
  const photo = usePhoto(ready, take, fail);
  const symbols = useFrames(
    video,
    isOpen && open && !isFrozen ? ready : undefined,
    (codes) => {
      if (codes.length > 0) photo.forget();
      take(codes);
    },
    fail,
  );
  const problem =
    reader.kind === 'failed' ? 'noReader' : camera.kind === 'problem' ? camera.problem : undefined;
  const choosePhoto = () => input.current?.click();
  const takeTyped = (code: string) => {
    photo.forget();
    // The camera goes on; where there is none, the next code is written, too.
    if (problem === undefined) {
      setTyping(false);
      typeButton.current?.focus();
    }
    onCodes([code]);
  };
  const isLit = open !== undefined && light === open.stream;

  const waits =
    camera.kind === 'open' ? 'Kod okuyucu hazırlanıyor…' : 'Kamera açılıyor… Tarayıcı sorarsa izin verin.';
  const saysNow = isHeld
    ? 'Düzeltme bitince tarama sürer.'
    : isStopped
      ? 'Tarama durdu.'
      : isTyping && problem === undefined
        ? 'Kod yazılınca tarama sürer.'
        : told;
  const isWaiting = problem === undefined && (camera.kind !== 'open' || reader.kind !== 'ready');

  return (
    <div className={css.frame} data-alone={children === undefined || undefined} onPointerDown={signals.allow}>
      <section className={css.camera} aria-label="Kamera">
        <div className={css.bar}>
          <IconButton label={words.close} onPress={onClose}>
            <CloseIcon />
          </IconButton>
          <span className={css.title} aria-hidden="true">
            Kod Tara
          </span>
          {problem === undefined && (
            <div className={css.toggles}>
              {open?.hasTorch && (
                <Toggle
                  icon={<FlashlightIcon />}
                  isOn={isLit}
                  onPress={() => {
                    const { stream } = open;
                    void setTorch(stream, !isLit).then(
                      (obeys) => obeys && setLight(isLit ? undefined : stream),
                    );
                  }}
                >
                  Fener
                </Toggle>
              )}
              <Toggle
                icon={<VolumeIcon />}
                isOn={settings.hasSound}
                onPress={() => change({ hasSound: !settings.hasSound })}
              >
                Ses
              </Toggle>
              {canVibrate() && (
                <Toggle
                  icon={<VibrateIcon />}
                  isOn={settings.hasVibration}
                  onPress={() => change({ hasVibration: !settings.hasVibration })}
                >
                  Titreşim
                </Toggle>
              )}
              {open && open.others.length > 1 && (
                <Toggle
                  icon={<SwitchCameraIcon />}
                  onPress={() => {
                    const { id, others } = open;
                    change({ camera: others[(others.indexOf(id) + 1) % others.length] });
                  }}
                >
                  Çevir
                </Toggle>
              )}
            </div>
          )}
        </div>
        <div className={css.view}>
          {problem === undefined ? (
            <CameraView ref={video} stream={open?.stream} isFrozen={isFrozen} symbols={symbols} />
          ) : (
            <ScanProblem
              problem={problem}
              onPhoto={problem === 'noReader' ? undefined : choosePhoto}
              onRetry={problem === 'noReader' ? fetchReader : tryAgain}
            />
          )}
          <p className={css.told} role="status">
            {photo.state === undefined ? (isWaiting ? waits : saysNow) : photoWords[photo.state]}
          </p>
        </div>
      </section>
      <section className={css.panel} aria-label="Okutulanlar">
        {children}
        {isTyping && <CodeEntry onCode={takeTyped} />}
        <div className={css.foot}>
          {problem === undefined && (
            <IconButton label="Fotoğraf Seç" tone="secondary" size="lg" onPress={choosePhoto}>
              <ImagesIcon />
            </IconButton>
          )}
          {/* One button in one place, whatever the camera says meanwhile: a press that has begun ends there. */}
          <Button
            ref={typeButton}
            size="lg"
            icon={<KeyboardIcon />}
            title={problem === undefined ? 'Kod Yaz' : undefined}
            aria-expanded={isTyping}
            onPress={() => setTyping(!isTyping)}
          >
            <span className={problem === undefined ? css.unsaid : undefined}>Kod Yaz</span>
          </Button>
          {open && problem === undefined && (
            <Button size="lg" onPress={() => setStopped(!isStopped)}>
              {isStopped ? 'Devam Et' : 'Dondur'}
            </Button>
          )}
          <div className={css.done}>
            <Button tone="brand" size="lg" isBlock onPress={onClose}>
              Bitti
            </Button>
          </div>
        </div>
        <FileInput ref={input} label="Fotoğraf Seç" accept="image/*" onChoose={photo.read} />
      </section>
    </div>
  );
}
