import { ColorField } from '../../../primitives/ColorField/ColorField.tsx';
import { formatRatio } from '../../../text/formatRatio.ts';
import { contrastOf, isReadable } from '../menuColors.ts';
import { menuPresets } from '../menuPresets.ts';
import type { QrMenuConfig } from '../QrMenuConfig.ts';

type ColorKey = 'primaryColor' | 'secondaryColor' | 'backgroundColor' | 'borderColor';

const fields: readonly { readonly key: ColorKey; readonly label: string; readonly isText: boolean }[] = [
  { key: 'primaryColor', label: 'Ana renk', isText: true },
  { key: 'secondaryColor', label: 'İkincil renk', isText: true },
  { key: 'backgroundColor', label: 'Arka plan rengi', isText: false },
  { key: 'borderColor', label: 'Kenarlık rengi', isText: false },
];

/** What a text colour is worth on the background, in words. */
function judge(color: string, background: string): string {
  const shown = formatRatio(contrastOf(color, background));
  return isReadable(color, background)
    ? `Arka planla karşıtlık ${shown}`
    : `Karşıtlık ${shown}, okumak zor: yazılarda okunur bir tonu kullanılıyor.`;
}

export interface ColorControlsProps {
  config: QrMenuConfig;
  onChange: (values: Partial<QrMenuConfig>) => void;
}

/** The four colours of the menu, each with what it means for reading. */
export const ColorControls = ({ config, onChange }: ColorControlsProps) =>
  fields.map(({ key, label, isText }) => (
    <ColorField
      key={key}
      label={label}
      value={config[key]}
      onChange={(hex) => {
        // An emptied field is on its way to the next colour.
        if (hex !== '') onChange({ [key]: hex });
      }}
      description={isText ? judge(config[key], config.backgroundColor) : undefined}
      invalidMessage="Rengi #RRGGBB biçiminde yazın."
      swatches={[...new Set(menuPresets.map(({ look }) => look[key]))]}
      locale="tr-TR"
      words={{
        open: `${label}: renk seç`,
        area: 'Doygunluk ve parlaklık',
        hue: 'Ton',
        swatches: 'Hazır renkler',
      }}
    />
  ));
