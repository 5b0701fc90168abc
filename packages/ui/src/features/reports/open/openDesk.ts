/** What the open items of a statement need, fetched when they are wanted. */
export { OpenSummary } from './OpenSummary/OpenSummary.tsx';
export { viewOpen } from './viewOpen.ts';
