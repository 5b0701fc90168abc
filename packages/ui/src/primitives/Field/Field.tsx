import { type ReactNode, useId } from 'react';
import { CircleAlertIcon } from '../Icon/CircleAlertIcon.tsx';
import { below, error, errorIcon, field, hint, label as labelStyle, words } from './Field.css.ts';

/** What every field of a form can say about itself. */
export interface FieldProps {
  /** Names the control. */
  label: string;
  /** Keeps the name for screen readers where the place already says it to the eye. */
  isLabelHidden?: boolean;
  /** Help under the control, read after its name. */
  description?: ReactNode;
  /** What is wrong and what to do; makes the control invalid. */
  errorMessage?: ReactNode;
  /** Marks the control without a message of its own; follows `errorMessage` where left out. */
  isInvalid?: boolean;
  /** Told to screen readers; says nothing by itself when left empty. */
  isRequired?: boolean;
  /** Of the control; made up where left out. */
  id?: string;
}

/** What a control needs to belong to its field: spread it on the element that takes the focus. */
export interface FieldControl {
  id: string;
  'aria-label': string | undefined;
  'aria-describedby': string | undefined;
  'aria-errormessage': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

export interface FieldFrameProps extends FieldProps {
  children: (control: FieldControl) => ReactNode;
  /** At the end of the line under the control, such as a counter; read with the description. */
  note?: ReactNode;
}

/**
 * Label, help and error around one control, wired for screen readers. Every form primitive is built on it; use it
 * directly only for a control that has no primitive.
 */
export function Field({
  label,
  isLabelHidden = false,
  description,
  errorMessage,
  isInvalid = Boolean(errorMessage),
  isRequired = false,
  id,
  note,
  children,
}: FieldFrameProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const noteId = `${controlId}-note`;
  const showsError = isInvalid && Boolean(errorMessage);
  const describedBy = [showsError && errorId, description && hintId, note && noteId]
    .filter(Boolean)
    .join(' ');

  return (
    <div className={field}>
      {!isLabelHidden && (
        <label htmlFor={controlId} className={labelStyle}>
          {label}
        </label>
      )}
      {children({
        id: controlId,
        // An element that nobody sees would be laid out and found by the browser's search all the same.
        'aria-label': isLabelHidden ? label : undefined,
        'aria-describedby': describedBy || undefined,
        'aria-errormessage': showsError ? errorId : undefined,
        'aria-invalid': isInvalid || undefined,
        'aria-required': isRequired || undefined,
      })}
      {describedBy !== '' && (
        <div className={below}>
          <div className={words}>
            <FieldMessages
              id={controlId}
              errorMessage={showsError && errorMessage}
              description={description}
            />
          </div>
          {note && (
            <div id={noteId} className={hint}>
              {note}
            </div>
          )}
        </div>
      )}
    </div>
  );
}

interface FieldMessagesProps extends Pick<FieldProps, 'errorMessage' | 'description'> {
  /** Of the control, which points at `id-error` and `id-hint`. */
  id: string;
}

/** What is wrong with a control, and its help. */
export const FieldMessages = ({ id, errorMessage, description }: FieldMessagesProps) => (
  <>
    {errorMessage && <FieldError id={`${id}-error`}>{errorMessage}</FieldError>}
    {description && (
      <div id={`${id}-hint`} className={hint}>
        {description}
      </div>
    )}
  </>
);

/** The line that says what is wrong; `id` is what the control points at. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={id} className={error}>
      <span className={errorIcon}>
        <CircleAlertIcon size="xs" />
      </span>
      <span>{children}</span>
    </div>
  );
}
