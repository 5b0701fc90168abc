import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../primitives/Badge/Badge.tsx';
import { Button } from '../primitives/Button/Button.tsx';
import { Heading } from '../primitives/Heading/Heading.tsx';
import { Grid } from '../primitives/Layout/Grid.tsx';
import { Inline } from '../primitives/Layout/Inline.tsx';
import { Stack } from '../primitives/Layout/Stack.tsx';
import { readableRatio } from '../theme/contrast.ts';
import { readableOnTranslucent } from '../theme/readableOn.ts';
import { vars } from '../theme/vars.css.ts';
import { ThemedRegion } from './ThemedRegion.tsx';
import { ground, lead, page, sample } from './foundations.css.ts';
import { measureOn, pickableColors, type Pairing } from './measureColors.ts';

const meta = { tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const { color } = vars;
const grounds = {
  canvas: color.canvas,
  surface: color.surface,
  raised: color.raised,
  sunken: color.sunken,
  hover: color.hover,
};
const texts = { text: color.text, textMuted: color.textMuted, textSubtle: color.textSubtle };

const neutral: Pairing[] = Object.values(grounds).flatMap((one) =>
  Object.values(texts).map((text) => ({ text, ground: one })),
);
const tones: Pairing[] = (['positive', 'caution', 'critical', 'info'] as const).flatMap((tone) => [
  { text: color[tone], ground: color[`${tone}Soft`] },
  { text: color[tone], ground: color.surface },
  { text: color.text, ground: color[`${tone}Soft`] },
]);
const solid: Pairing[] = [
  { text: color.onPositive, ground: color.positiveSolid },
  { text: color.onCaution, ground: color.cautionSolid },
  { text: color.onCritical, ground: color.criticalSolid },
  { text: color.onInfo, ground: color.infoSolid },
  { text: color.onInverse, ground: color.inverse },
  { text: color.onInverseMuted, ground: color.inverse },
];
const branded: Pairing[] = [
  { text: color.onBrand, ground: color.brand },
  { text: color.onBrand, ground: color.brandHover },
  { text: color.onBrand, ground: color.brandActive },
  { text: color.brandText, ground: color.surface },
  { text: color.brandText, ground: color.brandSoft },
  { text: color.text, ground: color.brandSoft },
  { text: color.text, ground: color.brandSoftHover },
  { text: color.onBrandStrong, ground: color.brandStrong },
  { text: color.onBrandStrongMuted, ground: color.brandStrong },
];

const brands = [
  ['#0b6066', 'petrol (varsayılan)'],
  ['#1d4ed8', 'mavi'],
  ['#b4232a', 'kırmızı'],
  ['#e8a317', 'hardal'],
  ['#111827', 'lacivert'],
  ['#7fc241', 'açık yeşil'],
] as const;

const withBrand = (bg_color: string) => ({ blocks: { elements: { item: { button: { bg_color } } } } });

const Sample = ({ background, text, children }: { background: string; text: string; children: string }) => (
  <span className={sample} style={{ background, color: text }}>
    {children}
  </span>
);

const Brand = ({ base, name }: { base: string; name: string }) => (
  <ThemedRegion settings={withBrand(base)}>
    <div className={ground}>
      <Stack gap={2}>
        <small>
          {base} {name}
        </small>
        <Button tone="brand" isBlock>
          Sepete Ekle
        </Button>
        <Sample background={color.brandHover} text={color.onBrand}>
          Üzerinde
        </Sample>
        <Sample background={color.brandSoft} text={color.brandText}>
          Seçili satır %24
        </Sample>
        <Sample background={color.brandStrong} text={color.onBrandStrong}>
          Üst şerit
        </Sample>
      </Stack>
    </div>
  </ThemedRegion>
);

const Scheme = ({ scheme, title }: { scheme: 'light' | 'dark'; title: string }) => (
  <div data-scheme={scheme} className={ground}>
    <Stack>
      <Heading level={2}>{title}</Heading>
      <Grid minWidth={190} gap={2}>
        {Object.entries(grounds).flatMap(([name, background]) =>
          Object.entries(texts).map(([textName, text]) => (
            <Sample key={`${name} ${textName}`} background={background} text={text}>
              {`${textName} / ${name}`}
            </Sample>
          )),
        )}
      </Grid>
      <Inline gap={2}>
        {(['neutral', 'brand', 'positive', 'caution', 'critical', 'info', 'count'] as const).map((tone) => (
          <Badge key={tone} tone={tone} size="md">
            {tone}
          </Badge>
        ))}
      </Inline>
      <Grid minWidth={180} gap={3}>
        {brands.map(([base, name]) => (
          <Brand key={base} base={base} name={name} />
        ))}
      </Grid>
    </Stack>
  </div>
);

/** Light and dark come from one contract; everything on the brand derives from the one colour a shop picks. */
export const ColorSchemes: Story = {
  render: () => (
    <div className={page}>
      <Stack gap={2}>
        <Heading level={1}>Renk düzenleri</Heading>
        <p className={lead}>
          Açık ve koyu tek sözleşmeden gelir; marka renginin bütün tonları seçilen tek renkten türer.
        </p>
      </Stack>
      <Scheme scheme="light" title="Açık" />
      <Scheme scheme="dark" title="Koyu" />
    </div>
  ),
};

const probe = () => document.querySelector<HTMLElement>('[data-probe]')!;
const Probe = () => <div data-probe="" data-vitrin-theme="" />;

interface Finding extends Pairing {
  readonly base: string;
  readonly ratio: number;
}

function unreadable(bases: readonly string[], pairings: readonly Pairing[]): Finding[] {
  const element = probe();
  return bases.flatMap((base) => {
    element.style.setProperty('--vitrin-color-brand-base', base);
    return pairings
      .map((pairing) => ({ ...pairing, base, ratio: measureOn(element, pairing) }))
      .filter(({ ratio }) => ratio < readableRatio);
  });
}

const readsOn = (
  scheme: 'light' | 'dark',
  bases: readonly string[],
  pairings: readonly Pairing[],
): Story => ({
  render: Probe,
  globals: { scheme },
  play: async () => {
    await expect(unreadable(bases, pairings)).toEqual([]);
  },
});

export const EveryTextIsReadableInLight = readsOn('light', ['#0b6066'], [...neutral, ...tones, ...solid]);
export const EveryTextIsReadableInDark = readsOn('dark', ['#0b6066'], [...neutral, ...tones, ...solid]);
export const EveryBrandIsReadableInLight = readsOn('light', pickableColors(), branded);
export const EveryBrandIsReadableInDark = readsOn('dark', pickableColors(), branded);

/** A background of an administrator who left the text colour open. */
export const EveryBackgroundGetsReadableText = readsOn(
  'light',
  ['#0b6066'],
  pickableColors().map((one) => ({ text: readableOnTranslucent(one), ground: one })),
);
