import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import book from 'virtual:book';
import { paths } from '../../packages/ui/src/paths.ts';
import { Alert } from '../../packages/ui/src/primitives/Alert/Alert.tsx';
import { EmptyState } from '../../packages/ui/src/primitives/EmptyState/EmptyState.tsx';
import { Heading } from '../../packages/ui/src/primitives/Heading/Heading.tsx';
import { SearchIcon } from '../../packages/ui/src/primitives/Icon/SearchIcon.tsx';
import { TextField } from '../../packages/ui/src/primitives/TextField/TextField.tsx';
import { foldTurkish } from '../../packages/ui/src/text/turkish.ts';
import * as css from './book.css.ts';
import { readStates } from './readStates.ts';
import { StateCard } from './StateCard.tsx';

const meta = { tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const screens = readStates(book.stories, paths);

function AllStates() {
  const [wanted, setWanted] = useState('');
  const found = screens
    .map((screen) => ({ ...screen, states: screen.states.filter((story) => matches(wanted, screen, story)) }))
    .filter(({ states }) => states.length > 0);
  return (
    <div className={css.page}>
      <header className={css.screen}>
        <Heading level={1}>Durumlar</Heading>
        <p className={css.lead}>
          Sitenin her adresi, gösterebildiği her durumla. Resim ya da ad durumu açar; sayılar onu o kişi için
          o genişlikte açar. Liste hikâyelerden üretilir: burada olmayan bir durum yoktur.
        </p>
        <div className={css.filters}>
          <TextField
            label="Durumlarda ara"
            description="Ekran, adres, durum ya da gereksinim numarası"
            type="search"
            icon={<SearchIcon />}
            value={wanted}
            onChange={setWanted}
          />
        </div>
      </header>
      {found.length === 0 && <EmptyState icon={<SearchIcon size="xl" />} title="Böyle bir durum yok" />}
      {found.map(({ screen, addresses, missing, roles, states }) => (
        <section key={screen} className={css.screen} aria-label={screen}>
          <Heading level={2}>{screen.replace('Screens/', '')}</Heading>
          <p className={css.addresses}>{addresses.join(' · ')}</p>
          {missing.length > 0 && <Alert tone="critical">Eksik durumlar: {missing.join(', ')}</Alert>}
          <ul className={css.states}>
            {states.map((story) => (
              <StateCard key={story.id} story={story} roles={roles} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function matches(wanted: string, screen: (typeof screens)[number], story: (typeof book.stories)[number]) {
  const text = [screen.screen, ...screen.addresses, story.state, ...story.covers].join(' ');
  return foldTurkish(text).includes(foldTurkish(wanted));
}

export const States: Story = { render: () => <AllStates /> };

export const MissesNothing: Story = {
  render: () => <AllStates />,
  play: async ({ canvas }) => {
    await expect(
      screens.flatMap(({ screen, missing }) => missing.map((state) => `${screen} ${state}`)),
    ).toEqual([]);
    await expect(canvas.queryByText(/Eksik durumlar/)).toBeNull();
    await expect(canvas.getAllByRole('region')).toHaveLength(screens.length);
  },
};

export const FindsAState: Story = {
  render: () => <AllStates />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Durumlarda ara' }), 'BSKT-07');
    await expect(canvas.getAllByRole('region').map((region) => region.ariaLabel)).toEqual(['Screens/Basket']);
    await expect(canvas.getByRole('link', { name: 'OverStock' })).toHaveAttribute(
      'href',
      './?path=/story/screens-basket--over-stock',
    );
    await expect(canvas.getByRole('link', { name: 'OverStock, Başka firma adına, 375 px' })).toHaveAttribute(
      'href',
      './?path=/story/screens-basket--over-stock&globals=session:delegated;viewport.value:phone',
    );
  },
};
