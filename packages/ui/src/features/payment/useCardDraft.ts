import { dropDraft, keepDraft, readDraft } from '@vitrin/api-client/drafts';
import { readField } from '@vitrin/api-client/read/readField';
import { readRaw } from '@vitrin/api-client/read/readText';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { emptyDraft, type CardDraft, type CardField } from './cardDraft.ts';
import { isWholeAmex, validateCard, type CardErrors } from './validateCard.ts';

const name = 'payment';

/** The fields that say nothing of the card, and nothing else, of a draft or of what was kept of one. */
function besideCard(draft: unknown): Pick<CardDraft, 'price' | 'phone' | 'description'> {
  const read = (field: string) => readRaw(readField(draft, field));
  return { price: read('price'), phone: read('phone'), description: read('description') };
}

/** What a payment begins with, as it would be typed. */
export type PaymentStart = Pick<CardDraft, 'price' | 'description'>;

const nothing: ReadonlySet<string> = new Set();

/** The month it is here: what decides which cards have expired. */
function currentMonth(now = new Date()) {
  return { year: now.getFullYear(), month: now.getMonth() + 1 };
}

/**
 * What is typed into the card form, and what is to be said about it: a field when it was left, all of them once the form
 * was sent. It is forgotten when the page goes away, also into the browser's own memory of pages.
 * What is no part of the card comes back after a session that was lost, and where the page is loaded afresh.
 * @param owner key of the identity that types
 * @param price the amount where it is given, as text
 * @param start what a payment begins with; where it is another later, it is taken over
 */
export function useCardDraft(isContract: boolean, owner: string, price?: string, start?: PaymentStart) {
  const [typed, setTyped] = useState<CardDraft>(() => {
    const kept = besideCard(readDraft(name, owner));
    return { ...emptyDraft, ...(kept.price === '' ? { ...kept, ...start } : kept) };
  });
  const [begun, setBegun] = useState(start);
  if (start && start !== begun) {
    setBegun(start);
    setTyped({ ...typed, ...start });
  }
  useEffect(() => dropDraft(name), []);
  const [left, setLeft] = useState(nothing);
  const [timesSent, setTimesSent] = useState(0);
  const isSent = timesSent > 0;
  const [today] = useState(() => currentMonth());
  useEffect(
    () =>
      keepDraft(name, () => {
        const value = besideCard(typed);
        // A page that goes away has forgotten everything: what a later call of it hears must not undo what was kept.
        return Object.values(value).some((text) => text !== '') ? { owner, value } : undefined;
      }),
    [owner, typed],
  );
  const draft = price === undefined ? typed : { ...typed, price };
  const wrong = validateCard(draft, isContract, today);

  useEffect(() => {
    const forget = () => {
      // The page may be frozen right after this.
      flushSync(() => {
        setTyped(emptyDraft);
        setLeft(nothing);
        setTimesSent(0);
      });
    };
    window.addEventListener('pagehide', forget);
    return () => window.removeEventListener('pagehide', forget);
  }, []);

  const isTold = (field: string) =>
    isSent || left.has(field) || (field === 'number' && isWholeAmex(draft.number));
  const errors: CardErrors = Object.fromEntries(Object.entries(wrong).filter(([field]) => isTold(field)));

  return {
    draft,
    errors,
    today,
    isValid: Object.keys(wrong).length === 0,
    /** The form was sent as it is, and is not valid. */
    isIncomplete: isSent && Object.keys(wrong).length > 0,
    /** How often the form was sent while it was not valid. */
    timesSent,
    change: (change: Partial<CardDraft>) => setTyped((now) => ({ ...now, ...change })),
    leave: (field: CardField) => setLeft((now) => new Set([...now, field])),
    /** From now on everything that is wrong is told. */
    tellAll: () => setTimesSent((times) => times + 1),
  };
}
