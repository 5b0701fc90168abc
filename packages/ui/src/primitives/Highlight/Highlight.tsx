import { match } from './Highlight.css.ts';

export interface HighlightProps {
  /** The whole text, cut where what was searched for begins and ends. */
  parts: readonly { readonly text: string; readonly isMatch: boolean }[];
}

/** A text in which what was searched for stands out. */
export function Highlight({ parts }: HighlightProps) {
  return parts.map(({ text, isMatch }, index) =>
    isMatch ? (
      <mark className={match} key={index}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
