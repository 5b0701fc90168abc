/** An object the catalogue can draw; the name says what is seen. Grouped by the trade that sells it most. */
export type DrawingType =
  | HandToolDrawing
  | PowerToolDrawing
  | FastenerDrawing
  | ElectricalDrawing
  | LightingDrawing
  | PlumbingDrawing
  | PaintDrawing
  | SafetyDrawing
  | GardenDrawing
  | AutomotiveDrawing
  | MeasuringDrawing;

export type HandToolDrawing =
  | 'hammer'
  | 'spanner'
  | 'screwdriver-set'
  | 'pliers'
  | 'hand-saw'
  | 'utility-knife'
  | 'socket-set'
  | 'toolbox'
  | 'clamp'
  | 'padlock'
  | 'door-handle'
  | 'hinge';

export type PowerToolDrawing =
  | 'drill'
  | 'angle-grinder'
  | 'circular-saw'
  | 'battery-pack'
  | 'heat-gun'
  | 'cutting-disc'
  | 'drill-bits'
  | 'welding-machine';

export type FastenerDrawing = 'bolt' | 'nut' | 'washer' | 'screw' | 'anchor' | 'threaded-rod' | 'chain';

export type ElectricalDrawing =
  | 'cable-reel'
  | 'circuit-breaker'
  | 'wall-socket'
  | 'light-switch'
  | 'cable-tie'
  | 'junction-box'
  | 'power-strip'
  | 'contactor';

export type LightingDrawing =
  | 'led-lamp'
  | 'floodlight'
  | 'led-panel'
  | 'led-strip'
  | 'led-batten'
  | 'spotlight'
  | 'flashlight';

export type PlumbingDrawing = 'ball-valve' | 'faucet' | 'elbow' | 'pipe' | 'shower-head' | 'pump' | 'siphon';

export type PaintDrawing =
  | 'paint-bucket'
  | 'silicone'
  | 'spray-can'
  | 'paint-brush'
  | 'paint-roller'
  | 'masking-tape'
  | 'sandpaper'
  | 'cement-bag';

export type SafetyDrawing =
  | 'gloves'
  | 'safety-helmet'
  | 'goggles'
  | 'ear-muffs'
  | 'vest'
  | 'boots'
  | 'respirator'
  | 'traffic-cone'
  | 'fire-extinguisher'
  | 'first-aid-kit';

export type GardenDrawing =
  | 'hose'
  | 'pruner'
  | 'shovel'
  | 'sprayer'
  | 'lawn-mower'
  | 'watering-can'
  | 'chainsaw'
  | 'seed-bag';

export type AutomotiveDrawing =
  | 'car-battery'
  | 'oil-can'
  | 'jack'
  | 'wiper'
  | 'oil-filter'
  | 'car-bulb'
  | 'tyre'
  | 'jumper-cable';

export type MeasuringDrawing =
  | 'measuring-tape'
  | 'multimeter'
  | 'caliper'
  | 'laser-level'
  | 'spirit-level'
  | 'thermometer';
