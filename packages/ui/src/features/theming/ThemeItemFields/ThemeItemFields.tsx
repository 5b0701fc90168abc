import { ColorField } from '../../../primitives/ColorField/ColorField.tsx';
import { Slider } from '../../../primitives/Slider/Slider.tsx';
import { ContrastNote } from '../ContrastNote/ContrastNote.tsx';
import { CustomCssField } from '../CustomCssField/CustomCssField.tsx';
import { readHeight } from '../../../theme/settings/readHeight.ts';
import { measureContrast } from '../measureContrast.ts';
import { showHex } from '../showHex.ts';
import type { ThemeField, ThemeItem } from '../ThemeItem.ts';
import { fieldWords } from '../themeWords.ts';
import { fields } from './ThemeItemFields.css.ts';

export interface ThemeItemFieldsProps {
  item: ThemeItem;
  onChange: (field: ThemeField, text: string) => void;
  /** Colours the theme uses already, `#RRGGBB`. */
  swatches: readonly string[];
}

/** What the shop paints a logo with that says nothing. */
const usualHeight = 10;

/** Everything that can be changed of one region. */
export function ThemeItemFields({ item, onChange, swatches }: ThemeItemFieldsProps) {
  const { values } = item;
  const contrast = measureContrast(item);
  const color = (field: 'bg_color' | 'text_color') => (
    <ColorField
      label={fieldWords[field]}
      value={showHex(values[field])}
      onChange={(hex) => onChange(field, hex)}
      invalidMessage="Renk #RRGGBB biçiminde olmalı."
      swatches={swatches}
      locale="tr-TR"
      words={{
        open: `${item.title}, ${fieldWords[field]}: renk seç`,
        area: 'Doygunluk ve parlaklık',
        hue: 'Ton',
        swatches: 'Temadaki renkler',
      }}
      description={
        field === 'text_color' && values.text_color === '' && values.bg_color !== ''
          ? 'Boşken zeminde okunan renk seçilir.'
          : undefined
      }
    />
  );
  return (
    <div className={fields}>
      {item.fields.includes('bg_color') && color('bg_color')}
      {item.fields.includes('text_color') && color('text_color')}
      {contrast && <ContrastNote contrast={contrast} onCorrect={(hex) => onChange('text_color', hex)} />}
      {item.fields.includes('height') && (
        <Slider
          label={fieldWords.height}
          value={readHeight(values.height) === undefined ? usualHeight : Number(values.height)}
          onChange={(steps) => onChange('height', String(steps))}
          minValue={4}
          maxValue={30}
          step={2}
          hasScale
          formatValue={(steps) => `${steps} · ${steps * 4} px`}
        />
      )}
      {item.fields.includes('customCss') && (
        <CustomCssField
          value={values.customCss}
          onChange={(css) => onChange('customCss', css)}
          selector={item.selector}
        />
      )}
    </div>
  );
}
