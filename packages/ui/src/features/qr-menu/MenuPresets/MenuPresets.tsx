import { assignInlineVars } from '../../../theme/assignInlineVars.ts';
import { menuColors } from '../menuColors.ts';
import { menuPresets, type MenuLook, type MenuPreset } from '../menuPresets.ts';
import { ground, grid, mark, preset as presetStyle, stroke, swatch, word } from './MenuPresets.css.ts';

export interface MenuPresetsProps {
  chosen: MenuPreset | undefined;
  onChoose: (look: MenuLook) => void;
}

/** The four looks to begin with, each as a small picture of itself. */
export function MenuPresets({ chosen, onChoose }: MenuPresetsProps) {
  return (
    <div role="group" aria-label="Hazır temalar" className={grid}>
      {menuPresets.map((preset) => {
        const colors = menuColors(preset.look);
        return (
          <button
            key={preset.name}
            type="button"
            className={presetStyle}
            aria-pressed={preset === chosen}
            onClick={() => onChoose(preset.look)}
          >
            <span
              className={swatch}
              aria-hidden="true"
              style={assignInlineVars({ [ground]: colors.surface, [stroke]: colors.line })}
            >
              <span className={mark.title} style={assignInlineVars({ [ground]: colors.title })} />
              <span className={mark.text} style={assignInlineVars({ [ground]: colors.quiet })} />
            </span>
            <span className={word}>{preset.name}</span>
          </button>
        );
      })}
    </div>
  );
}
