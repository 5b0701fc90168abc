import type { Preview } from '@storybook/react-vite';

type Toolbar = NonNullable<NonNullable<Preview['globalTypes']>[string]['toolbar']>;
type Icon = NonNullable<Toolbar['icon']>;

/**
 * A choice of the toolbar above the stories; its button is called by what it chooses, and says what is chosen.
 * @param icon a name of Storybook's own icons
 * @param items titles by value
 */
export const toolbar = (title: string, icon: Icon, items: Readonly<Record<string, string>>) => ({
  description: title,
  toolbar: {
    title,
    icon,
    dynamicTitle: true,
    items: Object.entries(items).map(([value, name]) => ({ value, title: name })),
  },
});
