import { patchModule } from './patchModule.ts';

/** Lets react-aria do what the page policy forbids (Trusted Types, no inline styles) in ways it allows. */
export const obeyPolicy = () => [
  patchModule({
    // Even an empty text given to innerHTML needs a trusted one; the error takes the whole calendar away.
    module: 'react-aria/dist/private/live-announcer/LiveAnnouncer',
    from: `.innerHTML = ''`,
    to: '.replaceChildren()',
    until: 'react-aria empties its announcer without innerHTML',
  }),
  patchModule({
    // A style element is refused; a sheet made by script is not. What has its id tells that it is there.
    module: 'react-aria/dist/private/interactions/usePress',
    from: 'ownerDocument.head.prepend(style)',
    to: `const sheet = new CSSStyleSheet();
        sheet.replaceSync(style.textContent);
        ownerDocument.adoptedStyleSheets.push(sheet);
        ownerDocument.head.append(Object.assign(ownerDocument.createElement('meta'), { id: style.id }))`,
    until: 'usePress of react-aria adds no style element to the page',
  }),
];
