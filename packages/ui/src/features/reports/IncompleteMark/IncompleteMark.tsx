import { incompleteWords } from '../incompleteWords.ts';
import { mark } from './IncompleteMark.css.ts';

/** Beside a sum that lacks an amount which could not be read. */
export const IncompleteMark = () => <span className={mark}> ({incompleteWords.mark})</span>;
