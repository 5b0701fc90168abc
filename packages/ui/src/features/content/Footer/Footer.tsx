import type { MenuEntry } from '@vitrin/api-client/navigation/menu';
import { Button } from '../../../primitives/Button/Button.tsx';
import { handOn } from '../../../primitives/Button/handOn.ts';
import { SafeHtml } from '../../../primitives/SafeHtml/SafeHtml.tsx';
import { paths } from '../../../paths.ts';
import type { ReportType } from '../../../routes.ts';
import { screenPath, serverAddress } from '../../../serverAddress.ts';
import { reportTitles } from '../../../text/reportTitles.ts';
import { words } from '../../../text/words.ts';
import { FooterContact, type FooterContactProps } from './FooterContact.tsx';
import { FooterLinks } from './FooterLinks.tsx';
import { base, columns, failure, footer, name as nameStyle, payment, payments } from './Footer.css.ts';

export interface FooterProps extends FooterContactProps {
  /** Name of the shop. */
  name: string;
  /** HTML of the shop's own, from the settings; made safe before it is shown. */
  html: string;
  links: readonly MenuEntry[];
  /** The links could not be loaded; asks again. */
  onRetry?: (() => void) | undefined;
  /** Signed-in dealers find their reports and the payment here too. */
  isSignedIn: boolean;
}

const reports: readonly ReportType[] = ['hesapekstresi', 'siparislistesi', 'faturalistesi'];
const dealerLinks = [
  ...reports.map((type) => ({ label: reportTitles[type], href: paths.report.to({ type }) })),
  { label: 'Ödeme Yap', href: paths.payment.to() },
];
const year = new Date().getFullYear();
const cards = ['VISA', 'Mastercard', 'troy', '3D Secure'];

/** The end of every page: the shop in its own words, how to reach it, its links, how one can pay. */
export function Footer({ name, html, links, onRetry, isSignedIn, ...contact }: FooterProps) {
  return (
    <footer className={footer} id="footer-main">
      <div className={columns}>
        <div>
          <p className={nameStyle}>{name}</p>
          {html.trim() !== '' && <SafeHtml html={html} pathOf={screenPath} />}
        </div>
        <FooterContact {...contact} />
        {isSignedIn && <FooterLinks title="Bayi İşlemleri" links={dealerLinks} />}
        {onRetry ? (
          <div className={failure} role="alert">
            {words.failed}
            <Button ref={handOn} size="sm" onPress={onRetry}>
              {words.retry}
            </Button>
          </div>
        ) : (
          <FooterLinks
            title="Kurumsal"
            links={links.map(({ label, url }) => ({ label, href: serverAddress(url) }))}
          />
        )}
      </div>
      <div className={base}>
        <span>
          © {year} {name}
        </span>
        <span>Vitrin B2B altyapısı ile çalışır</span>
        <ul className={payments} aria-label="Ödeme yöntemleri">
          {cards.map((card) => (
            <li key={card} className={payment}>
              {card}
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
