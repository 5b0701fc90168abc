import { setting } from '@vitrin/api-client/application/settings';
import type { Application } from '@vitrin/api-client/application/application';
import { basePath } from '../../paths.ts';
import { vars } from '../../theme/vars.css.ts';
import { manifestAddress } from './manifestAddress.ts';

/** Bytes of red, green and blue of a colour as the browser paints it, in whatever way it is written. */
function paintedColor(color: string): string {
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const paper = canvas.getContext('2d');
  if (!paper) return 'ffffff';
  paper.fillStyle = color;
  paper.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = paper.getImageData(0, 0, 1, 1).data;
  return [red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('');
}

/** How large an icon of the shop is; undefined where it is none for an app: not square, too small, or not there. */
async function iconSizes(address: string): Promise<string | undefined> {
  if (/[.]svg$/i.test(address)) return '192x192 512x512 any';
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
  } catch {
    return undefined;
  }
  const { naturalWidth: width, naturalHeight: height } = image;
  return width === height && width >= 192 ? `${width}x${height}` : undefined;
}

/**
 * Lets the page be installed: names the manifest with the shop's name, icon and colours, and the colour of the window around
 * the page. To be called once the theme is painted.
 */
export async function linkManifest(application: Pick<Application, 'settings'>): Promise<void> {
  const brand = variableOf(document.documentElement, vars.color.brandBase);
  const color = paintedColor(brand);
  const ground = paintedColor(getComputedStyle(document.body).backgroundColor);
  const icon = setting(application, 'favicon');
  const sizes = icon === '' ? undefined : await iconSizes(`/favicon/${encodeURIComponent(icon)}`);
  add(
    'link',
    'rel',
    'manifest',
    'href',
    basePath +
      manifestAddress({
        name: setting(application, 'firmaadi'),
        color,
        ground,
        icon: sizes === undefined ? undefined : { file: icon, sizes },
      }),
  );
  // A phone of Apple's takes no drawing, and no icon of a manifest.
  add('link', 'rel', 'apple-touch-icon', 'href', `${basePath}/icons/app-192.png`);
  add('meta', 'name', 'theme-color', 'content', `#${color}`);
}

/** What a variable of ours says there: `vars` names it as `var(--x)`. */
const variableOf = (element: HTMLElement, name: string) =>
  getComputedStyle(element).getPropertyValue(name.slice('var('.length, -1));

function add(element: 'link' | 'meta', key: string, is: string, name: string, value: string): void {
  const made = document.head.querySelector(`${element}[${key}="${is}"]`) ?? document.createElement(element);
  made.setAttribute(key, is);
  made.setAttribute(name, value);
  document.head.append(made);
}
