import { shopName } from '../content/settings.ts';
import { htmlPage } from './html.ts';

/** What stands in place of a page that needs a session. */
export const signInPage = (): string =>
  htmlPage(
    'Giriş',
    `<main><a class="home" href="/spa/">${shopName}</a>
<h1>Oturumunuz sona erdi.</h1>
<p>Bu belgeyi görmek için giriş yapın.</p>
<p><a href="/spa/login">Giriş Yap</a></p></main>`,
  );
