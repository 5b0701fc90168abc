const iban = /^[A-Z]{2}\d{2}[A-Z0-9]{8,30}$/;

/** An IBAN without the spaces it may come with, as banks take it; other texts only lose the spaces at their ends. */
export function bareIban(text: string): string {
  const bare = text.replaceAll(/\s/g, '').toUpperCase();
  return iban.test(bare) ? bare : text.trim();
}

/** An IBAN in groups of four, as it is read aloud and compared; what is none stays as it came. */
export function groupIban(text: string): string {
  const bare = bareIban(text);
  return iban.test(bare) ? bare.replaceAll(/(.{4})(?=.)/g, '$1 ') : bare;
}
