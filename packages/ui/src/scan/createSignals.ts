/** Hertz and seconds of the tone: high and short, as scanners have it, to be heard in a warehouse. */
const pitch = 2100;
const length = 0.09;
/** Milliseconds a phone shakes. */
const shake = 60;

/** Tells without words that a code was read. */
export interface Signals {
  /** A press has happened: what a browser lets nobody do without one may begin. */
  readonly allow: () => void;
  readonly beep: () => void;
  readonly vibrate: () => void;
  readonly end: () => void;
}

/** Whether this device can shake. */
export const canVibrate = (): boolean => 'vibrate' in navigator;

/** Signals of a dialog; what a browser has not, or refuses, is left out. */
export function createSignals(): Signals {
  let context: AudioContext | undefined;
  const allow = () => {
    try {
      context ??= new AudioContext();
    } catch {
      // A device without sound.
      return;
    }
    if (context.state === 'suspended') void context.resume().catch(() => undefined);
  };
  return {
    allow,
    beep() {
      allow();
      if (context?.state !== 'running') return;
      const tone = new OscillatorNode(context, { frequency: pitch, type: 'square' });
      const volume = new GainNode(context, { gain: 0.12 });
      tone.connect(volume).connect(context.destination);
      tone.start();
      tone.stop(context.currentTime + length);
    },
    vibrate() {
      if (canVibrate()) navigator.vibrate(shake);
    },
    end() {
      void context?.close().catch(() => undefined);
      context = undefined;
    },
  };
}
