/** How often the shop is looked for while it cannot be reached; ms. Not every way of being cut off is told to a page. */
export const lookAgainAfter = 5000;
