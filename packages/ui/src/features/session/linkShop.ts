import { setting } from '@vitrin/api-client/application/settings';
import type { Application } from '@vitrin/api-client/application/application';
import { nameTab } from './pageTitle.ts';

/**
 * Puts the shop's name, icon and own stylesheet into the head of the page. Called again, it changes them. The stylesheet is
 * asked for as the page's own preloads are, so that one that is on its way is the one that is taken.
 */
export function linkShop(application: Pick<Application, 'settings'>): void {
  const favicon = setting(application, 'favicon');
  nameTab({ shop: setting(application, 'firmaadi') });
  if (favicon !== '') link('icon', `/favicon/${encodeURIComponent(favicon)}`);
  link('stylesheet', '/application/defaultCss');
}

function link(rel: 'icon' | 'stylesheet', href: string): void {
  const selector = rel === 'icon' ? 'link[rel="icon"]' : `link[rel="stylesheet"][href="${href}"]`;
  const element = document.head.querySelector<HTMLLinkElement>(selector) ?? document.createElement('link');
  element.rel = rel;
  if (rel === 'stylesheet') element.crossOrigin = 'anonymous';
  if (element.getAttribute('href') !== href) element.href = href;
  if (!element.isConnected) document.head.append(element);
}
