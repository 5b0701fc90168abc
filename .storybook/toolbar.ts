/**
 * A choice of the toolbar above the stories; its button is called by what it chooses, and says what is chosen.
 * @param icon a name of Storybook's own icons
 * @param items titles by value
 */
export const toolbar = (title: string, icon: string, items: Readonly<Record<string, string>>) => ({
  description: title,
  toolbar: {
    title,
    icon,
    dynamicTitle: true,
    items: Object.entries(items).map(([value, name]) => ({ value, title: name })),
  },
});
