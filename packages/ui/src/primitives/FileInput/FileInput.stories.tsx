import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { FileInput, type FileInputProps } from './FileInput.tsx';
import { notes } from './FileInput.notes.ts';

/** A button and the field it opens. */
function WithButton(args: Omit<FileInputProps, 'ref'>) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button onPress={() => input.current?.click()}>{args.label}</Button>
      <FileInput {...args} ref={input} />
    </>
  );
}

const meta = {
  component: FileInput,
  parameters: { notes },
  args: { label: 'Dosya Seç', accept: '.csv', onChoose: fn(), ref: null },
  render: (args) => <WithButton {...args} />,
} satisfies Meta<typeof FileInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Dosya Seç', { selector: 'input' });
    const opened = fn((event: Event) => event.preventDefault());
    input.addEventListener('click', opened, { once: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Dosya Seç' }));
    await expect(opened).toHaveBeenCalledOnce();
    const file = new File(['Kod;Miktar'], 'liste.csv');
    await userEvent.upload(input, file);
    // What stayed in the field could not be chosen a second time.
    await expect(input.value).toBe('');
    await userEvent.upload(input, file);
    await expect(args.onChoose).toHaveBeenCalledTimes(2);
    await expect(args.onChoose).toHaveBeenLastCalledWith(file);
  },
};
