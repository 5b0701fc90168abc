import type { BookStory } from './readBook.ts';

/** The windows a state is shown in small: what is made for the phone says nothing at another width. */
export const picturesOf = ({ state }: Pick<BookStory, 'state'>) =>
  state.startsWith('Mobile') ? (['phone'] as const) : (['desktop', 'phone'] as const);
