import { paths } from '../../../paths.ts';
import { CloudOffIcon } from '../../../primitives/Icon/CloudOffIcon.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { routes } from '../../../routes.ts';
import { about, line, more, strip } from './OfflineStrip.css.ts';

export interface OfflineStripProps {
  /** Nobody is signed in: there is nothing to go on with. */
  isGuest: boolean;
}

/** Says that there is no network, and what can be done all the same. */
export const OfflineStrip = ({ isGuest }: OfflineStripProps) => (
  <>
    <div className={strip} role="status">
      <div className={line}>
        <CloudOffIcon size="sm" />
        Çevrimdışı
      </div>
    </div>
    {!isGuest && (
      <div className={more}>
        <p className={about}>
          <Link href={paths.quickOrder.to()} tone="underlined">
            {routes.quickOrder.title}
          </Link>
          ’te yazılan ve okutulan kodlar bu cihazda tutulur, bağlantı gelince aranır. Sepete ekleme sizi
          bekler.
        </p>
      </div>
    )}
  </>
);
