import { RadioGroup } from '../../../primitives/RadioGroup/RadioGroup.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { thumbnailHeights } from '../QrMenuConfig.ts';
import type { ColorControlsProps } from './ColorControls.tsx';
import type { MenuPanelProps } from './MenuPanel.tsx';
import { MenuSliders } from './MenuSliders.tsx';
import { wideOnly } from './LayoutControls.css.ts';

const previews = [
  { value: 'wide', label: 'Geniş' },
  { value: 'phone', label: 'Telefon' },
] as const;

const roundings = [
  { value: 'none', label: 'Yok' },
  { value: 'sm', label: 'Az' },
  { value: 'md', label: 'Orta' },
  { value: 'lg', label: 'Çok' },
  { value: 'full', label: 'Daire' },
] as const;

const columns = [
  { key: 'columnsSmall', label: 'Sütun sayısı (küçük ekran)' },
  { key: 'columnsLarge', label: 'Sütun sayısı (büyük ekran)' },
] as const;

const heights = thumbnailHeights.map((height) => ({ value: String(height), label: String(height) }));

/** How the dishes stand beside each other, and their pictures. */
export const LayoutControls = ({
  config,
  onChange,
  preview,
  onPreviewChange,
}: ColorControlsProps & Pick<MenuPanelProps, 'preview' | 'onPreviewChange'>) => (
  <>
    <div className={wideOnly}>
      <RadioGroup
        label="Önizleme"
        look="line"
        options={previews}
        value={preview}
        onChange={onPreviewChange}
      />
    </div>
    <MenuSliders {...{ config, onChange }} sliders={columns} hasScale />
    <RadioGroup
      label="Görsel yüksekliği"
      look="line"
      options={heights}
      value={String(config.thumbnailHeight)}
      onChange={(value) => {
        const thumbnailHeight = thumbnailHeights.find((height) => String(height) === value);
        if (thumbnailHeight) onChange({ thumbnailHeight });
      }}
    />
    <Select
      label="Görsel köşeleri"
      options={roundings}
      value={config.thumbnailRounded}
      onChange={(thumbnailRounded) => onChange({ thumbnailRounded })}
    />
  </>
);
