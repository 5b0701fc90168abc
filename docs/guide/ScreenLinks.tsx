import guide from 'virtual:guide';
import { readStates } from './readStates.ts';

/** Every screen, with its states unfolded behind the link. */
export function ScreenLinks() {
  return (
    <ul>
      {readStates(guide.stories).map(({ screen, addresses, states }) => {
        const name = screen.replace('Screens/', '');
        return (
          <li key={screen}>
            <a href={`./?path=/story/guide-states--states&args=opened:${name}`} target="_top">
              {name}
            </a>{' '}
            <code>{addresses.join(' · ')}</code> {states.length} durum
          </li>
        );
      })}
    </ul>
  );
}
