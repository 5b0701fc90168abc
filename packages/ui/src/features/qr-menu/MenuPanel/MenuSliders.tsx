import { Slider, type SliderProps } from '../../../primitives/Slider/Slider.tsx';
import { limits } from '../QrMenuConfig.ts';
import type { ColorControlsProps } from './ColorControls.tsx';

export interface MenuSlidersProps extends ColorControlsProps, Pick<SliderProps, 'hasScale' | 'formatValue'> {
  sliders: readonly { readonly key: keyof typeof limits; readonly label: string }[];
}

/** One slider for each number of the menu. */
export const MenuSliders = ({ config, onChange, sliders, ...look }: MenuSlidersProps) =>
  sliders.map(({ key, label }) => (
    <Slider
      key={key}
      {...look}
      label={label}
      value={config[key]}
      minValue={limits[key][0]}
      maxValue={limits[key][1]}
      onChange={(value) => onChange({ [key]: value })}
    />
  ));
