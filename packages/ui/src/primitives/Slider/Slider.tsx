import { assignInlineVars } from '../../theme/assignInlineVars.ts';
import { type ReactNode, useId } from 'react';
import { filled, head, label as labelStyle, output, range, root, scale } from './Slider.css.ts';
import { rem } from '../../theme/inRem.ts';

export interface SliderProps {
  /** Names the control. */
  label: string;
  value: number;
  onChange: (value: number) => void;
  /** Smallest and largest value, and the distance between two of them. */
  minValue: number;
  maxValue: number;
  step?: number;
  /** The value in words ('10 · 40 px'); said by screen readers too. The number itself where left out. */
  formatValue?: (value: number) => string;
  isDisabled?: boolean;
  /** At the ends under the track. */
  hasScale?: boolean;
  description?: ReactNode;
}

/**
 * A number where its size matters more than its digits. The browser's own range: arrows move it by a step, Page keys by
 * more, Home and End to the ends.
 */
export function Slider({
  label,
  value,
  onChange,
  minValue,
  maxValue,
  step = 1,
  formatValue = String,
  isDisabled = false,
  hasScale = false,
  description,
}: SliderProps) {
  const id = useId();
  const share = maxValue > minValue ? (value - minValue) / (maxValue - minValue) : 0;
  return (
    <div className={root}>
      <div className={head}>
        <label htmlFor={id} className={labelStyle}>
          {label}
        </label>
        <span className={output} aria-hidden="true">
          {formatValue(value)}
        </span>
      </div>
      <input
        id={id}
        type="range"
        className={range}
        // The thumb, 20 px wide, never leaves the track: its middle runs from 10 px to 10 px before the end.
        style={assignInlineVars({
          [filled]: `calc(${rem(10)} + (100% - ${rem(20)}) * ${Math.max(0, Math.min(1, share))})`,
        })}
        value={value}
        min={minValue}
        max={maxValue}
        step={step}
        disabled={isDisabled}
        aria-valuetext={formatValue(value)}
        aria-describedby={description ? `${id}-hint` : undefined}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      {hasScale && (
        <div className={scale} aria-hidden="true">
          <span>{minValue}</span>
          <span>{maxValue}</span>
        </div>
      )}
      {description && (
        <div id={`${id}-hint`} className={scale}>
          {description}
        </div>
      )}
    </div>
  );
}
