/** What an adding needs once it is pressed, as one file. */
export { OpenWrite } from '../../../write/OpenWrite.tsx';
export { finishAdding } from './finishAdding.ts';
export { openAdding } from './openAdding.ts';
