/** The name under which is kept what was typed into lists and not added. */
export const selectionsDraft = 'selections';
