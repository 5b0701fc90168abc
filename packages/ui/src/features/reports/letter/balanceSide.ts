/** On which side a balance stands, in words that say who owes whom. */
export const balanceSide = (kurus: number): string =>
  kurus === 0
    ? 'Bakiye yok'
    : kurus > 0
      ? 'Borç (B): bayi satıcıya borçludur'
      : 'Alacak (A): satıcı bayiye borçludur';
