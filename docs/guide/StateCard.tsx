import { Link } from '../../packages/ui/src/primitives/Link/Link.tsx';
import * as css from './guide.css.ts';
import type { GuideStory } from './readGuide.ts';
import type { Role } from '../../packages/ui/src/routes.proof.ts';
import { storyLink } from './storyLink.ts';

const roleNames: Readonly<Record<Role, string>> = {
  guest: 'Ziyaretçi',
  dealer: 'Bayi',
  delegated: 'Başka firma adına',
  admin: 'Yönetici',
};
const widths = [
  { viewport: 'desktop', name: '1440' },
  { viewport: 'tablet', name: '768' },
  { viewport: 'phone', name: '375' },
] as const;

interface StateCardProps {
  story: GuideStory;
  roles: readonly Role[];
  /** Ids of the states that have a small picture. */
  pictures: ReadonlySet<string>;
}

/** What a state is called in the list of its screen. */
const nameOf = ({ title, state }: GuideStory) =>
  /^Screens\/[^/]+$/.test(title) ? state : `${title.replace(/.*\//, '')} ${state}`;

/** One state: what it looks like, and the way to it for each role at each width. */
export function StateCard({ story, roles, pictures }: StateCardProps) {
  return (
    <li className={css.state}>
      <Link href={storyLink(story.id)} target="_top">
        {pictures.has(story.id) && (
          // The link says what it shows.
          <img
            className={story.state.startsWith('Mobile') ? css.narrow : css.wide}
            src={`./thumbnails/${story.id}.webp`}
            alt=""
            loading="lazy"
          />
        )}
        {nameOf(story)}
      </Link>
      <div className={css.looks}>
        {roles.map((session) => (
          <LooksOfRole key={session} story={story} session={session} />
        ))}
      </div>
      {story.covers.length > 0 && <span className={css.covers}>{story.covers.join(' ')}</span>}
    </li>
  );
}

function LooksOfRole({ story, session }: { story: GuideStory; session: Role }) {
  return (
    <>
      <span className={css.lookLink}>{roleNames[session]}</span>
      {widths.map(({ viewport, name }) => (
        <span key={viewport} className={css.lookLink}>
          <Link
            href={storyLink(story.id, { session, viewport })}
            target="_top"
            aria-label={`${nameOf(story)}, ${roleNames[session]}, ${name} px`}
          >
            {name}
          </Link>
        </span>
      ))}
    </>
  );
}
