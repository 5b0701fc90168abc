import { spyOn } from 'storybook/test';

/** A picture of a label, as large as it has to be. */
function drawLabel(canvas: HTMLCanvasElement): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const bars = '2142113121411232112411322141132211143212114132211431122411'.split('');
  context.fillStyle = '#5d4c38';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate(-0.04);
  context.fillStyle = '#f4f2ec';
  context.fillRect(-260, -110, 520, 220);
  context.fillStyle = '#14191b';
  let at = -220;
  for (const [place, bar] of bars.entries()) {
    if (place % 2 === 0) context.fillRect(at, -70, Number(bar) * 3.4, 130);
    at += Number(bar) * 3.4;
  }
  context.resetTransform();
}

export interface FakeCamera {
  /** Codes that lie in front of it. */
  codes: readonly string[];
  /** Every stream it has given. */
  readonly streams: readonly MediaStream[];
  /** How many frames were read. */
  readonly frames: () => number;
  /** Asks for another camera, by their numbers. */
  readonly asked: readonly unknown[];
  /** What was asked of its light, the last one last. */
  readonly lights: readonly unknown[];
  /** How often there was a tone. */
  readonly beeps: () => number;
  /** How often the device has shaken. */
  readonly shakes: () => number;
  /** One that was silent is refused now: the name of the browser's error. */
  readonly refuse: (name: string) => void;
  readonly restore: () => void;
}

interface FakeOptions {
  readonly codes?: readonly string[];
  readonly hasTorch?: boolean;
  readonly cameras?: readonly string[];
  /** What the browser says in place of a camera: the name of its error. */
  readonly refusal?: string;
  /** It does not answer before it is told to refuse. */
  readonly isSilent?: boolean;
}

const corners = [
  { x: 400, y: 280 },
  { x: 880, y: 260 },
  { x: 884, y: 420 },
  { x: 404, y: 440 },
];

/** Stands where browser and device would: a camera that shows a drawn label, and a reader that finds in it what it is told. */
export function fakeCamera(options: FakeOptions = {}): FakeCamera {
  const { codes = [], hasTorch = false, cameras = ['back'], refusal, isSilent = false } = options;
  const canvas = Object.assign(document.createElement('canvas'), { width: 1280, height: 720 });
  const paint = setInterval(() => drawLabel(canvas), 100);
  const streams: MediaStream[] = [];
  const asked: unknown[] = [];
  const lights: unknown[] = [];
  const silence = Promise.withResolvers<never>();
  let frames = 0;
  let shakes = 0;
  let beeps = 0;
  const user = spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async (asks) => {
    if (isSilent) return silence.promise;
    if (refusal !== undefined) throw new DOMException('As the story has it', refusal);
    const video = typeof asks?.video === 'object' ? asks.video : {};
    const deviceId = typeof video.deviceId === 'string' ? video.deviceId : (cameras[0] ?? '');
    asked.push(deviceId);
    drawLabel(canvas);
    const stream = canvas.captureStream(10);
    for (const track of stream.getVideoTracks()) {
      spyOn(track, 'getSettings').mockReturnValue({ deviceId: deviceId });
      track.getCapabilities = () => ({ torch: hasTorch }) as MediaTrackCapabilities;
      spyOn(track, 'applyConstraints').mockImplementation(async (light) => void lights.push(light?.advanced));
    }
    streams.push(stream);
    return stream;
  });
  const all = spyOn(navigator.mediaDevices, 'enumerateDevices').mockResolvedValue(
    cameras.map(
      (deviceId) => ({ deviceId, kind: 'videoinput', label: deviceId, groupId: '' }) as MediaDeviceInfo,
    ),
  );
  const shaking = spyOn(navigator, 'vibrate').mockImplementation(() => {
    shakes += 1;
    return true;
  });
  const fake = {
    codes,
    streams,
    asked,
    frames: () => frames,
    lights,
    beeps: () => beeps,
    shakes: () => shakes,
    refuse,
    restore,
  };
  // Whether a browser without a person before it would let a tone be heard is its own affair.
  const sound = {
    AudioContext: class {
      readonly state = 'running';
      readonly currentTime = 0;
      close = async () => undefined;
    },
    OscillatorNode: class {
      connect = <T>(next: T) => next;
      start = () => void (beeps += 1);
      stop = () => undefined;
    },
    GainNode: class {
      connect = <T>(next: T) => next;
    },
  };
  const silent = Object.keys(sound).map((name) => [name, Reflect.get(globalThis, name) as unknown] as const);
  for (const [name, made] of Object.entries(sound)) Reflect.set(globalThis, name, made);
  const formats = 'ean_13 ean_8 upc_a upc_e code_128 code_39 itf qr_code data_matrix'.split(' ');
  class Detector {
    static getSupportedFormats = async () => formats;
    detect = async () => {
      frames += 1;
      return fake.codes.map((rawValue) => ({ rawValue, format: 'code_128', cornerPoints: corners }));
    };
  }
  Reflect.set(globalThis, 'BarcodeDetector', Detector);
  return fake;

  function refuse(name: string) {
    silence.reject(new DOMException('As the story has it', name));
  }
  function restore() {
    clearInterval(paint);
    user.mockRestore();
    all.mockRestore();
    shaking.mockRestore();
    for (const [name, own] of silent) Reflect.set(globalThis, name, own);
    Reflect.deleteProperty(globalThis, 'BarcodeDetector');
  }
}

/** A picture as a gallery has it. */
export async function photo(): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 360 });
  drawLabel(canvas);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  return new File([blob ?? ''], 'etiket.png', { type: 'image/png' });
}
