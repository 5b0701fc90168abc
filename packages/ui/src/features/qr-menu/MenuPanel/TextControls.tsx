import { Select } from '../../../primitives/Select/Select.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { longest } from '../QrMenuConfig.ts';
import type { ColorControlsProps } from './ColorControls.tsx';
import { MenuSliders } from './MenuSliders.tsx';

const fontNames = [
  { value: 'sans', label: 'Sade' },
  { value: 'serif', label: 'Tırnaklı' },
  { value: 'rounded', label: 'Yuvarlak' },
] as const;

const texts = [
  { key: 'restaurantName', label: 'Restoran adı' },
  { key: 'restaurantAddress', label: 'Adres' },
] as const;

const sizes = [
  { key: 'titleFontSize', label: 'Başlık boyutu' },
  { key: 'descriptionFontSize', label: 'Açıklama boyutu' },
  { key: 'priceFontSize', label: 'Fiyat boyutu' },
] as const;

const inPixels = (size: number) => `${size} px`;

/** Name and address of the restaurant, and how its menu is written. */
export const TextControls = ({ config, onChange }: ColorControlsProps) => (
  <>
    {texts.map(({ key, label }) => (
      <TextField
        key={key}
        label={label}
        value={config[key]}
        maxLength={longest[key]}
        autoComplete="off"
        onChange={(text) => onChange({ [key]: text })}
      />
    ))}
    <Select
      label="Yazı tipi"
      options={fontNames}
      value={config.fontFamily}
      onChange={(fontFamily) => onChange({ fontFamily })}
    />
    <MenuSliders {...{ config, onChange }} sliders={sizes} formatValue={inPixels} />
  </>
);
