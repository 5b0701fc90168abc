/** What an adding needs once it is pressed, as one file. */
export { basketPort } from './basketPort.ts';
export { createAdding } from './createAdding.ts';
export { tellAdded, tellTakenBack } from './tellAdded.ts';
