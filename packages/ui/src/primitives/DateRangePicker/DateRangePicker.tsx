import { Suspense, useState } from 'react';
import { media } from '../../theme/breakpoints.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { CalendarIcon } from '../Icon/CalendarIcon.tsx';
import { ChevronDownIcon } from '../Icon/ChevronDownIcon.tsx';
import { lazyPart } from '../lazyPart.ts';
import { Popover } from '../Popover/Popover.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import type { DateRange, DateRangeWords, RangePreset } from './DateRange.ts';
import { opener, openerIcon, openerText, waiting } from './DateRangePicker.css.ts';
import { useMedia } from './useMedia.ts';

const RangePanel = lazyPart(async () => (await import('./RangePanel.tsx')).RangePanel);
/** What it opens in on a phone. */
const Sheet = lazyPart(async () => (await import('../Dialog/Dialog.tsx')).Dialog);

export interface DateRangePickerProps extends FieldProps {
  value: DateRange;
  /** Called when a range is applied; nothing is told before. */
  onChange: (range: DateRange) => void;
  /** Ready-made ranges; pressing one fills the fields, applying is still up to the user. */
  presets?: readonly RangePreset[];
  words: DateRangeWords;
  /** BCP 47, such as 'tr-TR': 21.11.2026, weeks from Monday. */
  locale: string;
  /** First and last day that can be chosen, `yyyy-MM-dd`. */
  min?: string;
  max?: string;
  isDisabled?: boolean;
}

/** `2026-11-21` as `21.11.2026`. */
const show = (iso: string) => iso.split('-').toReversed().join('.');

/**
 * Two days and everything between. Opens beside the button, on phones as a sheet; the calendar is fetched when the
 * mouse or the focus comes near. Days can be written, picked or taken from the presets; one day picked is a range of
 * one day, and a range that runs backwards cannot be applied.
 */
export function DateRangePicker({
  value,
  onChange,
  presets = [],
  words,
  locale,
  min,
  max,
  isDisabled = false,
  ...field
}: DateRangePickerProps) {
  const [opened, setOpened] = useState<'sheet' | 'popover'>();
  const [hasSheet, setSheet] = useState(false);
  const isPhone = useMedia(media.phone);
  const close = () => setOpened(undefined);
  const open = () => {
    setOpened(isPhone ? 'sheet' : 'popover');
    if (isPhone) setSheet(true);
  };
  const warm = () => {
    RangePanel.warm();
    if (isPhone) Sheet.warm();
  };
  const shown = `${show(value.start)} – ${show(value.end)}`;

  const panel = (onClose: () => void) => (
    <Suspense
      fallback={
        <div className={waiting}>
          <Spinner />
        </div>
      }
    >
      <RangePanel
        {...{ label: field.label, value, presets, words, locale, min, max }}
        onApply={(range) => {
          onClose();
          onChange(range);
        }}
        onCancel={onClose}
      />
    </Suspense>
  );
  return (
    <Field {...field}>
      {(control) => {
        const button = (props: {
          onPress: () => void;
          'aria-expanded'?: boolean;
          'aria-controls'?: string;
        }) => {
          const { onPress, ...expanded } = props;
          return (
            <button
              {...expanded}
              id={control.id}
              type="button"
              className={opener}
              aria-label={`${field.label} ${shown}`}
              aria-describedby={control['aria-describedby']}
              aria-haspopup="dialog"
              data-invalid={control['aria-invalid']}
              disabled={isDisabled}
              onClick={onPress}
              onPointerEnter={warm}
              onFocus={warm}
            >
              <span className={openerIcon}>
                <CalendarIcon />
              </span>
              <span className={openerText}>{shown}</span>
              <span className={openerIcon}>
                <ChevronDownIcon size="sm" />
              </span>
            </button>
          );
        };
        // A phone that is turned while it is open keeps it as it is: another one would have lost the days chosen so far. The
        // button is the same in either case, so that the focus has it to come back to.
        return (
          <>
            <Popover
              label={field.label}
              isOpen={opened === 'popover'}
              onOpenChange={(isOpen) => (isOpen ? open() : close())}
              isFlush
              trigger={button}
            >
              {panel}
            </Popover>
            {hasSheet && (
              <Suspense>
                <Sheet
                  isOpen={opened === 'sheet'}
                  onOpenChange={close}
                  title={field.label}
                  closeLabel={words.cancel}
                  isFlush
                  isSheetOnPhone
                >
                  {panel(close)}
                </Sheet>
              </Suspense>
            )}
          </>
        );
      }}
    </Field>
  );
}
