import { useDeferredValue, useEffect, useState } from 'react';
import guide from 'virtual:guide';
import { Alert } from '../../packages/ui/src/primitives/Alert/Alert.tsx';
import { EmptyState } from '../../packages/ui/src/primitives/EmptyState/EmptyState.tsx';
import { Heading } from '../../packages/ui/src/primitives/Heading/Heading.tsx';
import { SearchIcon } from '../../packages/ui/src/primitives/Icon/SearchIcon.tsx';
import { Link } from '../../packages/ui/src/primitives/Link/Link.tsx';
import { TextField } from '../../packages/ui/src/primitives/TextField/TextField.tsx';
import { foldTurkish } from '../../packages/ui/src/text/turkish.ts';
import * as css from './guide.css.ts';
import { Folded } from './Folded.tsx';
import type { GuideStory } from './readGuide.ts';
import { readPieces } from './readPieces.ts';
import { readStates } from './readStates.ts';
import { StateCard } from './StateCard.tsx';
import { storyLink } from './storyLink.ts';

/** Every address with its states. */
export const screens = readStates(guide.stories);
const branches = readPieces(guide.stories);
const pictures = new Set(guide.pictures);

/** States that a screen ought to show and does not. */
export const missingStates = screens.flatMap(({ screen, missing }) =>
  missing.map((state) => `${screen} ${state}`),
);
/** So many found states are shown at once; more stay folded under their screens. */
const fewStates = 60;

const fits = (wanted: string, story: GuideStory, more: readonly string[] = []) =>
  foldTurkish([story.title, story.state, ...story.covers, ...more].join(' ')).includes(wanted);

export interface AllStatesProps {
  /** The screen that is unfolded from the start: `Basket`. */
  opened?: string;
}

/** Route × state × role × width, with a link and a picture for each; below, the states of every piece. */
export function AllStates({ opened = '' }: AllStatesProps) {
  const [text, setText] = useState('');
  const wanted = foldTurkish(useDeferredValue(text));
  useEffect(() => {
    if (opened) document.querySelector(`[aria-label="Screens/${opened}"]`)?.scrollIntoView();
  }, [opened]);
  const shownScreens = screens
    .map((screen) => ({
      ...screen,
      states: screen.states.filter((story) => fits(wanted, story, screen.addresses)),
    }))
    .filter(({ states }) => states.length > 0);
  const shownBranches = branches
    .map(({ branch, pieces }) => ({
      branch,
      pieces: pieces
        .map(({ name, states }) => ({ name, states: states.filter((story) => fits(wanted, story)) }))
        .filter(({ states }) => states.length > 0),
    }))
    .filter(({ pieces }) => pieces.length > 0);
  const count = shownScreens.reduce((sum, { states }) => sum + states.length, 0);
  const isOpen = (isWanted: boolean) => isWanted || (wanted !== '' && count <= fewStates);

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
            description="Ekran, adres, parça, durum ya da gereksinim numarası"
            type="search"
            icon={<SearchIcon />}
            value={text}
            onChange={setText}
          />
        </div>
        {missingStates.length > 0 ? (
          <Alert tone="critical" announce="never">
            Eksik durumlar: {missingStates.join(', ')}
          </Alert>
        ) : (
          <p className={css.addresses}>Eksik durum yok.</p>
        )}
      </header>
      {shownScreens.length + shownBranches.length === 0 && (
        <EmptyState icon={<SearchIcon size="xl" />} title="Böyle bir durum yok" />
      )}
      <div>
        {shownScreens.map(({ screen, addresses, roles, states }) => {
          const name = screen.replace('Screens/', '');
          return (
            <Folded
              key={`${screen} ${isOpen(false)}`}
              label={screen}
              title={name}
              note={addresses.join(' · ')}
              count={states.length}
              isOpenAtFirst={isOpen(name === opened)}
            >
              {() => (
                <ul className={css.states}>
                  {states.map((story) => (
                    <StateCard key={story.id} story={story} roles={roles} pictures={pictures} />
                  ))}
                </ul>
              )}
            </Folded>
          );
        })}
      </div>
      <div>
        {shownBranches.map(({ branch, pieces }) => (
          <Folded
            key={`${branch} ${isOpen(false)}`}
            label={branch}
            title={branch.replace('/', ' / ')}
            count={pieces.reduce((sum, { states }) => sum + states.length, 0)}
            isOpenAtFirst={isOpen(false)}
          >
            {() => <PieceTable pieces={pieces} />}
          </Folded>
        ))}
      </div>
    </div>
  );
}

function PieceTable({ pieces }: { pieces: (typeof branches)[number]['pieces'] }) {
  return (
    <dl className={css.pieces}>
      {pieces.map(({ name, states }) => (
        <div key={name} className={css.piece}>
          <dt>{name}</dt>
          <dd className={css.covers}>
            {states.map(({ id, state }) => (
              <Link key={id} href={storyLink(id)} target="_top">
                {state}
              </Link>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
