import { Select } from '../../../primitives/Select/Select.tsx';
import { Slider } from '../../../primitives/Slider/Slider.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { limits, longest } from '../QrMenuConfig.ts';
import type { ColorControlsProps } from './ColorControls.tsx';

const fontNames = [
  { value: 'sans', label: 'Sade' },
  { value: 'serif', label: 'Tırnaklı' },
  { value: 'rounded', label: 'Yuvarlak' },
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
    <TextField
      label="Restoran adı"
      value={config.restaurantName}
      maxLength={longest.restaurantName}
      autoComplete="off"
      onChange={(restaurantName) => onChange({ restaurantName })}
    />
    <TextField
      label="Adres"
      value={config.restaurantAddress}
      maxLength={longest.restaurantAddress}
      autoComplete="off"
      onChange={(restaurantAddress) => onChange({ restaurantAddress })}
    />
    <Select
      label="Yazı tipi"
      options={fontNames}
      value={config.fontFamily}
      onChange={(fontFamily) => onChange({ fontFamily })}
    />
    {sizes.map(({ key, label }) => (
      <Slider
        key={key}
        label={label}
        value={config[key]}
        minValue={limits[key][0]}
        maxValue={limits[key][1]}
        formatValue={inPixels}
        onChange={(size) => onChange({ [key]: size })}
      />
    ))}
  </>
);
