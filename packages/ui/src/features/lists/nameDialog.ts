/** What asks for the name of a list, fetched when it is wanted; an object, so that a story sees what happens where it cannot be had. */
export const nameDialog = {
  load: async () => (await import('./NameDialog/NameDialog.tsx')).NameDialog,
};
