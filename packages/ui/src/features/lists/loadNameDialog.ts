/** Fetches what asks for the name of a list; none of the screens of lists has it before it is wanted. */
export const loadNameDialog = async () => (await import('./NameDialog/NameDialog.tsx')).NameDialog;
