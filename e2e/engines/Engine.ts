/** Something of the page that a driver holds on to. */
export type Handle = object;

/** One window of a browser that is not Chromium, as far as the journeys need it. */
export interface Engine {
  /** As its maker writes it, with its version. */
  readonly name: string;
  readonly goTo: (address: string) => Promise<void>;
  readonly back: () => Promise<void>;
  /** Runs the body of a function in the frame that is looked at; `arguments` are what is given, and what it returns is JSON. */
  readonly run: (body: string, ...given: readonly unknown[]) => Promise<unknown>;
  /** The same for a body that returns an element, or null. */
  readonly find: (body: string, ...given: readonly unknown[]) => Promise<Handle | undefined>;
  readonly click: (target: Handle) => Promise<void>;
  /** Types into what has the focus, as the keyboard does. */
  readonly type: (text: string) => Promise<void>;
  readonly press: (key: 'Enter' | 'Tab' | 'Escape' | 'Space' | 'ArrowDown') => Promise<void>;
  /** Looks into a frame of the page until `act` has ended. */
  readonly inFrame: (frame: Handle, act: () => Promise<void>) => Promise<void>;
  readonly close: () => Promise<void>;
}
