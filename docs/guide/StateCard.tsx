import { Link } from '../../packages/ui/src/primitives/Link/Link.tsx';
import * as css from './book.css.ts';
import { picturesOf } from './picturesOf.ts';
import type { BookStory } from './readBook.ts';
import type { Role } from './routes.ts';
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
  story: BookStory;
  roles: readonly Role[];
  /** Names of the small pictures that are there. */
  pictures: ReadonlySet<string>;
}

/** What a state is called in the list of its screen. */
const nameOf = ({ title, state }: BookStory) =>
  /^Screens\/[^/]+$/.test(title) ? state : `${title.replace(/.*\//, '')} ${state}`;

/** One state: what it looks like, and the way to it for each role at each width. */
export function StateCard({ story, roles, pictures }: StateCardProps) {
  return (
    <li className={css.state}>
      <Link href={storyLink(story.id)} target="_top">
        <span className={css.pictures}>
          {picturesOf(story).map((window) => (
            <Picture key={window} name={`${story.id}-${window}`} window={window} pictures={pictures} />
          ))}
        </span>
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

const shapes = { desktop: css.wide, phone: css.narrow };

interface PictureProps extends Pick<StateCardProps, 'pictures'> {
  name: string;
  window: keyof typeof shapes;
}

/** The link beside it says what it shows. */
function Picture({ name, window, pictures }: PictureProps) {
  if (!pictures.has(name)) return <span className={shapes[window]} />;
  return <img className={shapes[window]} src={`./thumbnails/${name}.webp`} alt="" loading="lazy" />;
}

function LooksOfRole({ story, session }: { story: BookStory; session: Role }) {
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
