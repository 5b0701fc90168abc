import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Alert } from '../primitives/Alert/Alert.tsx';
import { Badge } from '../primitives/Badge/Badge.tsx';
import { Button } from '../primitives/Button/Button.tsx';
import { Heading } from '../primitives/Heading/Heading.tsx';
import { Grid } from '../primitives/Layout/Grid.tsx';
import { Inline } from '../primitives/Layout/Inline.tsx';
import { Stack } from '../primitives/Layout/Stack.tsx';
import hostile from '../theme/settings/hostileValues.json' with { type: 'json' };
import { contrastRatio, readableRatio, shownColor } from '../theme/contrast.ts';
import { useProtectedScreen } from '../theme/protectedScreens.ts';
import { ThemedRegion } from './ThemedRegion.tsx';
import { ThemeProvider } from '../theme/ThemeProvider.tsx';
import { ground, lead, page } from './foundations.css.ts';

const meta = { tags: ['!autodocs'], parameters: { covers: ['THEM-02', 'THEM-04'] } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const withItem = (item: Record<string, unknown>, path = 'elements.button') => {
  const [block = '', name = ''] = path.split('.');
  return { blocks: { [block]: { item: { [name]: item } } } };
};

const shops = [
  ['Varsayılan', null],
  ['Kırmızı', withItem({ bg_color: '#b4232a', text_color: '#fff' })],
  ['Sarı, yazı rengi seçilmemiş', withItem({ bg_color: '#ffd400' })],
  ['Lacivert', withItem({ bg_color: '#111827' })],
  ['Yarı saydam', withItem({ bg_color: 'rgba(11,96,102,.1)' })],
] as const;

/** What a shop's themeSettings make of the same pieces. */
export const Theming: Story = {
  render: () => (
    <div className={page}>
      <Stack gap={2}>
        <Heading level={1}>Temalar</Heading>
        <p className={lead}>
          Bir mağazanın themeSettings değerleri CSS değişkeni olur. Bilinmeyen bir öğe, kendi seçicisine kural
          olur; biçimi bozuk bir değer boyanmaz, bildirilir.
        </p>
      </Stack>
      <Grid minWidth={260}>
        {shops.map(([name, settings]) => (
          <ThemedRegion key={name} settings={settings}>
            <div className={ground}>
              <Stack>
                <Heading level={2} look="part">
                  {name}
                </Heading>
                <Inline>
                  <Button tone="brand">Sepete Ekle</Button>
                  <Button>Vazgeç</Button>
                </Inline>
                <Inline gap={2}>
                  <Badge tone="brand">%24</Badge>
                  <Badge tone="count">12</Badge>
                </Inline>
                <Alert announce="never">Fiyatlar KDV hariçtir.</Alert>
              </Stack>
            </div>
          </ThemedRegion>
        ))}
      </Grid>
    </div>
  ),
};

const rootVariable = (name: string) => document.documentElement.style.getPropertyValue(name);

export const PaintsTheWholeDocument: Story = {
  render: () => (
    <ThemeProvider settings={withItem({ bg_color: '#b4232a' })}>
      <Button tone="brand">Sepete Ekle</Button>
    </ThemeProvider>
  ),
  play: async ({ canvas }) => {
    await expect(rootVariable('--vitrin-color-brand-base')).toBe('#b4232a');
    await expect(getComputedStyle(canvas.getByRole('button')).backgroundColor).toBe('rgb(180, 35, 42)');
  },
};

const translucent = ['transparent', '#0b606620', 'rgba(11,96,102,.1)', 'rgb(11 96 102 / 60%)'];

/** From a theme saved long ago or a file of tokens; the editor itself gives opaque ones. */
export const MakesATranslucentBrandOpaque: Story = {
  render: () => (
    <>
      {translucent.map((bg_color) => (
        <ThemedRegion key={bg_color} settings={withItem({ bg_color })}>
          <Button tone="brand">Sepete Ekle</Button>
        </ThemedRegion>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button').map((button) => getComputedStyle(button));
    await expect(buttons).toHaveLength(translucent.length);
    for (const { color, backgroundColor } of buttons) {
      await expect(shownColor(backgroundColor, '#000')).toEqual(shownColor(backgroundColor, '#fff'));
      await expect(shownColor(color, '#000')).toEqual(shownColor(color, '#fff'));
      await expect(contrastRatio(shownColor(color), shownColor(backgroundColor))).toBeGreaterThan(
        readableRatio,
      );
    }
    await expect(buttons[0]?.backgroundColor).toBe('rgb(11, 96, 102)');
  },
};

export const PaintsASelectorOverComponentStyles: Story = {
  render: () => (
    <ThemeProvider
      settings={withItem({ selector_class: 'elements-button', customCss: 'border-radius: 0; color: #ff0' })}
    >
      <Button tone="brand">Sepete Ekle</Button>
      <Button>Vazgeç</Button>
    </ThemeProvider>
  ),
  play: async ({ canvas }) => {
    const [painted, other] = canvas.getAllByRole('button').map((button) => getComputedStyle(button));
    await expect(painted?.borderRadius).toBe('0px');
    await expect(painted?.color).toBe('rgb(255, 255, 0)');
    await expect(other?.borderRadius).toBe('6px');
  },
};

export const TakesOffWhatItPainted: Story = {
  play: async ({ mount, canvas }) => {
    const settings = withItem(
      { bg_color: '#123', selector_id: 'kampanya', customCss: 'padding: 4px' },
      'x.y',
    );
    const sheets = document.adoptedStyleSheets.length;
    await mount(
      <ThemeProvider settings={settings}>
        <p>Boyalı</p>
      </ThemeProvider>,
    );
    await expect(rootVariable('--vitrin-x-y-surface')).toBe('#123');
    await expect(document.adoptedStyleSheets).toHaveLength(sheets + 1);
    await mount(<p>Boyasız</p>);
    await expect(canvas.getByText('Boyasız')).toBeVisible();
    await expect(rootVariable('--vitrin-x-y-surface')).toBe('');
    await expect(document.adoptedStyleSheets).toHaveLength(sheets);
  },
};

const rendered = fn();
const Shop = () => {
  rendered();
  return <Button tone="brand">Sepete Ekle</Button>;
};
const shop = <Shop />;
const Repainted = () => {
  const [bg_color, setColor] = useState('#0b6066');
  return (
    <>
      <ThemeProvider settings={withItem({ bg_color })}>{shop}</ThemeProvider>
      <Button onPress={() => setColor('#b4232a')}>Kırmızı</Button>
    </>
  );
};

export const AChangeRendersNothing: Story = {
  render: () => <Repainted />,
  play: async ({ canvas, userEvent }) => {
    rendered.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Kırmızı' }));
    await expect(getComputedStyle(canvas.getByRole('button', { name: 'Sepete Ekle' })).backgroundColor).toBe(
      'rgb(180, 35, 42)',
    );
    await expect(rendered).not.toHaveBeenCalled();
  },
};

const hostileItems = {
  ...Object.fromEntries(
    hostile.customCss.map((customCss, at) => [`css${at}`, { customCss, selector_id: 'hedef' }]),
  ),
  ...Object.fromEntries(
    hostile.colours.map((bg_color, at) => [`color${at}`, { bg_color, selector_id: `renk${at}` }]),
  ),
  ...Object.fromEntries(
    hostile.heights.map((height, at) => [`height${at}`, { height, selector_id: `boy${at}` }]),
  ),
};

export const NoHostileValueLeavesItsSelector: Story = {
  render: () => (
    <ThemeProvider settings={{ blocks: { hostile: { item: hostileItems } } }}>
      <p id="hedef">Hedef</p>
      <Button tone="brand">Sepete Ekle</Button>
    </ThemeProvider>
  ),
  play: async ({ canvas }) => {
    const target = getComputedStyle(canvas.getByText('Hedef'));
    await expect([target.position, target.display, target.backgroundImage]).toEqual([
      'static',
      'block',
      'none',
    ]);
    await expect(getComputedStyle(document.body).display).toBe('block');
    await expect(getComputedStyle(document.body).visibility).toBe('visible');
    await expect(getComputedStyle(canvas.getByRole('button')).pointerEvents).toBe('auto');
    const asked = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('evil.example'));
    await expect(asked).toEqual([]);
    const text = document.adoptedStyleSheets
      .flatMap((sheet) => Array.from(sheet.cssRules, (rule) => rule.cssText))
      .join();
    await expect(text).toContain('#hedef');
    await expect(text).not.toMatch(/evil|@import|url\(|fixed/);
  },
};

const bystander = (element: Element) =>
  Array.from(getComputedStyle(element), (name) => [name, getComputedStyle(element).getPropertyValue(name)]);

/** Worse than what is met: each alone, on the element it names, beside one that it does not. */
const worse = [
  'background: URL(HTTPS://evil.example/a)',
  'background: url( "/\\\\evil.example/a" )',
  'background: url(/file/a.png), url(//evil.example/a)',
  'background: src("https://evil.example/a")',
  'background: cross-fade(url(https://evil.example/a), red)',
  'border-image: url(https://evil.example/a) 1',
  'color: attr(data-x type(<color>))',
  'color: env(x, url(https://evil.example/a))',
  '& + p { display: none }',
  ':has(input) { display: none }',
  '@scope (body) { p { display: none } }',
  '@property --x { syntax: "*"; inherits: true; initial-value: 1 }',
  'color: red; } p { display: none',
  'width: calc(1px * expression(1))',
  '-moz-binding: url(//evil.example/a)',
];

export const NothingOutsideTheSelectorChanges: Story = {
  play: async ({ mount, canvas }) => {
    const around = (
      <>
        <p id="hedef">Hedef</p>
        <p>Yanındaki</p>
        <input aria-label="Kart Numarası" name="cardNumber" defaultValue="4509" />
      </>
    );
    await mount(around);
    const others = () => [
      canvas.getByText('Yanındaki'),
      canvas.getByLabelText('Kart Numarası'),
      document.body,
    ];
    const before = others().map(bystander);
    for (const customCss of [...hostile.customCss, ...worse]) {
      await mount(
        <ThemeProvider settings={{ blocks: { x: { item: { y: { customCss, selector_id: 'hedef' } } } } }}>
          {around}
        </ThemeProvider>,
      );
      await expect(others().map(bystander), customCss).toEqual(before);
    }
    const asked = performance.getEntriesByType('resource').map(({ name }) => new URL(name).host);
    await expect(asked.filter((host) => host !== location.host)).toEqual([]);
  },
};

const ProtectedForm = () => {
  useProtectedScreen();
  return <Button tone="brand">Ödeme Yap</Button>;
};

/** Login, checkout and payment: no rule of an administrator applies while they are shown, its colours do. */
export const AppliesNoRuleOnAProtectedScreen: Story = {
  play: async ({ mount, canvas }) => {
    const settings = withItem({
      bg_color: '#b4232a',
      selector_class: 'elements-button',
      customCss: 'border-radius: 0',
    });
    await mount(
      <ThemeProvider settings={settings}>
        <ProtectedForm />
      </ThemeProvider>,
    );
    const style = getComputedStyle(canvas.getByRole('button'));
    await expect([style.borderRadius, style.backgroundColor]).toEqual(['6px', 'rgb(180, 35, 42)']);
    await mount(
      <ThemeProvider settings={settings}>
        <Button tone="brand">Sepete Ekle</Button>
      </ThemeProvider>,
    );
    await expect(getComputedStyle(canvas.getByRole('button')).borderRadius).toBe('0px');
  },
};
