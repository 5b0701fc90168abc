/** Tells whether an address, decoded, is one that a bank posts the buyer back to. */
export type IsBankReturn = (path: string) => boolean;

/**
 * Reads a list of addresses parted by spaces, `/payment2/return3d /bank/*`; one that ends in `/*` stands for everything
 * below it. Read by nginx, too, out of what deploy/entrypoint.sh makes of the same list.
 * @returns undefined where one is no such address
 */
export function readBankReturns(text: string): readonly string[] | undefined {
  const addresses = text.split(/\s+/).filter(Boolean);
  return addresses.every((one) => /^(?:\/[\w-][\w.-]*)+(?:\/\*)?$/.test(one)) ? addresses : undefined;
}

/** The legacy backend reads addresses without regard to case, and with a slash at their end. */
export function isBankReturnOf(addresses: readonly string[]): IsBankReturn {
  const named = addresses.map((one) => one.toLowerCase());
  return (path) => {
    const asked = path.toLowerCase();
    return named.some((one) =>
      one.endsWith('/*')
        ? asked.startsWith(one.slice(0, -1)) && asked.length > one.length - 1
        : asked === one || asked === `${one}/`,
    );
  };
}
