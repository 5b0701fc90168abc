/** Id of the title of a page, which names the main landmark. */
export const pageTitleId = 'page-title';
