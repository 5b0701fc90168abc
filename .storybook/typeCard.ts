import type { Meta, StoryObj } from '@storybook/react-vite';

type Hands = Pick<Parameters<NonNullable<StoryObj<Meta>['play']>>[0], 'canvas' | 'userEvent'>;

/** Types a card that is good for two more years into the form of a payment, as a dealer does. */
export async function typeCard({ canvas, userEvent }: Hands): Promise<void> {
  await userEvent.type(canvas.getByLabelText('Kart Üzerindeki İsim'), 'Ayşe Işık');
  await userEvent.type(canvas.getByLabelText('Kart Numarası'), '4509011100000004');
  await userEvent.selectOptions(canvas.getByLabelText('Ay'), '4');
  await userEvent.selectOptions(canvas.getByLabelText('Yıl'), String(new Date().getFullYear() + 2));
  await userEvent.type(canvas.getByLabelText('CVC'), '321');
}
