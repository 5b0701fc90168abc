import { addons, types } from 'storybook/manager-api';
import { PastedTheme } from './PastedTheme.tsx';

const id = 'vitrin/theme';

addons.register(id, () => {
  addons.add(id, { type: types.PANEL, title: 'Tema', render: PastedTheme });
});
