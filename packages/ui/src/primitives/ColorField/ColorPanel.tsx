import { ColorArea, ColorThumb, parseColor } from 'react-aria-components/ColorArea';
import { ColorPicker } from 'react-aria-components/ColorPicker';
import { ColorSlider, SliderTrack } from 'react-aria-components/ColorSlider';
import {
  ColorSwatch,
  ColorSwatchPicker,
  ColorSwatchPickerItem,
} from 'react-aria-components/ColorSwatchPicker';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useState } from 'react';
import * as css from './ColorField.css.ts';

export interface ColorPanelProps {
  /** `#RRGGBB`. */
  value: string;
  onChange: (hex: string) => void;
  /** Colours to choose at once, `#RRGGBB`. */
  swatches: readonly string[];
  /** Accessible names. */
  words: { area: string; hue: string; swatches: string };
  /** BCP 47; the language in which colours and channels are read aloud. */
  locale: string;
}

/** What a ColorField opens: lightness by saturation, hue, swatches. In a module of its own, for the react-aria it brings. */
export function ColorPanel({ value, onChange, swatches, words, locale }: ColorPanelProps) {
  // Finer than hex, in which white and black have no hue, and a step of a dark colour is none.
  const [chosen, setChosen] = useState(() => parseColor(value).toFormat('hsb'));
  const color = chosen.toString('hex') === value.toUpperCase() ? chosen : parseColor(value).toFormat('hsb');
  return (
    <I18nProvider locale={locale}>
      <ColorPicker
        value={color}
        onChange={(next) => {
          setChosen(next.toFormat('hsb'));
          onChange(next.toString('hex'));
        }}
      >
        <div className={css.panel}>
          <ColorArea
            className={css.area}
            aria-label={words.area}
            colorSpace="hsb"
            xChannel="saturation"
            yChannel="brightness"
          >
            <ColorThumb className={css.thumb} />
          </ColorArea>
          <ColorSlider aria-label={words.hue} colorSpace="hsb" channel="hue">
            <SliderTrack className={css.slider}>
              <ColorThumb className={css.sliderThumb} />
            </SliderTrack>
          </ColorSlider>
          {swatches.length > 0 && (
            <ColorSwatchPicker className={css.swatches} aria-label={words.swatches}>
              {swatches.map((swatch) => (
                <ColorSwatchPickerItem key={swatch} color={swatch} className={css.choice}>
                  <ColorSwatch className={css.choiceColor} />
                </ColorSwatchPickerItem>
              ))}
            </ColorSwatchPicker>
          )}
        </div>
      </ColorPicker>
    </I18nProvider>
  );
}
