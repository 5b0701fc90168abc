import { given } from '@vitrin/demo-server/given';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import {
  holdLists,
  keepLists,
  keptRows,
  listStories,
  refuseDatabases,
  sampleLists,
} from '../../features/lists/lists.fixture.ts';
import type { ListContents } from '../../features/lists/share/ListContents.ts';
import { listToFragment } from '../../features/lists/share/listFragment.ts';
import { RequireSession } from '../../features/session/RequireSession/RequireSession.tsx';
import { toasts } from '../../primitives/Toast/toasts.ts';
import { SharedList, type SharedListProps } from './SharedList.tsx';

/** Something gone, something that is not for sale, a code that is only nearly right and one that stands for several. */
const weekly = sampleLists[0] as ListContents;
/** The links of the lists that the stories open. */
const fragments = {
  weekly: await listToFragment(weekly),
  long: await listToFragment({
    name: 'Karadağ Yapı Market İnşaat Malzemeleri Göktürk şantiyesi B blok elektrik',
    rows: [{ code: 'UZUN-KOD-'.repeat(7), quantity: 999_999_999 }, ...weekly.rows],
  }),
};

const meta = {
  component: SharedList,
  tags: ['!autodocs'],
  args: { fragment: fragments.weekly },
  decorators: listStories.decorators,
  beforeEach: async ({ msw }) => {
    msw.use(...given.session('dealer'));
    await keepLists([]);
    return () => toasts.clear();
  },
} satisfies Meta<typeof SharedList>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** The screen, and the way to another one and back. */
function Left(args: SharedListProps) {
  const [isAway, setAway] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setAway(!isAway)}>
        {isAway ? 'Geri dön' : 'Başka sayfaya git'}
      </button>
      {!isAway && <SharedList {...args} />}
    </>
  );
}

const phone = { viewport: { value: 'phone' } };
const patience = { timeout: 10_000 };

const readyToAdd = (canvas: Parameters<Play>[0]['canvas']) =>
  waitFor(
    () =>
      expect(canvas.getByRole('region', { name: 'Sepete ekleme' })).toHaveTextContent(
        '6 ürün hazır, 4 ürün dışarıda kalır',
      ),
    patience,
  );
const showsPrices: Play = async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Paylaşılan Liste' })).toBeVisible();
  await readyToAdd(canvas);
  await expect(
    await canvas.findByText(/1 kod artık bulunamıyor, 1 ürün sepete eklenemez/, {}, patience),
  ).toBeVisible();
  const table = within(canvas.getByRole('table', { name: weekly.name }));
  await expect(table.getByText('Bulunamadı')).toBeVisible();
  await expect(table.getAllByText(/\d,\d\d TL$/).length).toBeGreaterThan(6);
};
export const Default: Story = { parameters: { covers: ['LSTS-04'] }, play: showsPrices };
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(given.suggestionsPending()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('0 / 10', {}, patience)).toBeVisible();
  },
};
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(given.suggestionsFails()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/10 kod aranamadı/, {}, patience)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Başarısızları Yeniden Dene' })).toBeVisible();
  },
};
/** What is no link of a list is a sentence; so is each of the others (their words are tested with the link). */
export const Invalid: Story = {
  args: { fragment: fragments.weekly.slice(0, -9) },
  parameters: { covers: ['LSTS-05'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/okunabilir bir liste yok/)).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};
export const LongContent: Story = { args: { fragment: fragments.long } };
const toLogin = fn();
export const Guest: Story = {
  globals: { session: 'guest' },
  beforeEach: ({ msw }) => msw.use(...given.session('guest')),
  decorators: [(Story) => <RequireSession onLogin={toLogin}>{Story()}</RequireSession>],
  play: async ({ canvas }) => {
    await waitFor(() => expect(toLogin).toHaveBeenCalled());
    await expect(canvas.queryByText('Paylaşılan Liste')).toBeNull();
  },
};
export const Mobile: Story = { globals: phone, play: showsPrices };

export const Saves: Story = {
  parameters: { covers: ['LSTS-04'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Listelerime Kaydet' }));
    const link = await canvas.findByRole('link', { name: 'Kaydedilen Listeyi Aç' });
    await expect(link).toHaveAttribute('href', expect.stringMatching(/^\/spa\/listelerim\/./));
    await expect(await screen.findByText('‘Haftalık elektrik’ listelerinize kaydedildi.')).toBeVisible();
  },
};
/** Pressed before one's own lists have been read, and one of them is called the same: it stands beside it. */
export const SavesEarly: Story = {
  parameters: { covers: ['LSTS-04'] },
  play: async ({ canvas, userEvent, mount }) => {
    await keepLists([{ id: 'own', origin: { kind: 'hand' }, changedAt: 0, ...weekly, rows: [] }]);
    const release = await holdLists();
    await mount();
    await userEvent.click(await canvas.findByRole('button', { name: 'Listelerime Kaydet' }));
    release();
    await expect(await canvas.findByRole('link', { name: 'Kaydedilen Listeyi Aç' })).toBeVisible();
    await expect(await keptRows(weekly.name)).toEqual([]);
    await expect(await keptRows(`${weekly.name} (2)`)).toHaveLength(weekly.rows.length);
  },
};
/** What was typed before another page of the shop was looked at stands there again. */
export const KeepsQuantities: Story = {
  parameters: { covers: ['LSTS-04'] },
  render: (args) => <Left {...args} />,
  play: async ({ canvas, userEvent }) => {
    await readyToAdd(canvas);
    const field = () => canvas.getAllByRole('textbox', { name: /Miktar/ })[0] as HTMLInputElement;
    await userEvent.clear(field());
    await userEvent.type(field(), '37');
    await userEvent.click(canvas.getByRole('button', { name: 'Başka sayfaya git' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Geri dön' }));
    await readyToAdd(canvas);
    await waitFor(() => expect(field()).toHaveValue('37'));
  },
};
/** The browser keeps nothing: the list is offered as a file. */
export const SaveRefused: Story = {
  beforeEach: () => refuseDatabases(),
  parameters: { covers: ['LSTS-06'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Listelerime Kaydet' }));
    await expect(await canvas.findByText('Liste kaydedilemedi.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Dosya Olarak İndir' })).toBeVisible();
  },
};
export const Adds: Story = {
  parameters: { covers: ['LSTS-04'] },
  play: async ({ canvas, userEvent }) => {
    await readyToAdd(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Sepete Ekle' }));
    await expect(await screen.findByText(/^\d+\/6 ürün sepete eklendi$/, {}, patience)).toBeVisible();
    // What was shared is still there to be looked at.
    await expect(canvas.getByRole('table', { name: weekly.name })).toBeVisible();
  },
};
