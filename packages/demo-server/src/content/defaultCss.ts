/** The stylesheet the shop's staff keeps for its own pages and texts. */
export const defaultCss = `.menu-kampanya { font-weight: 620; }
.fiyat-liste { text-decoration: none; }
`;
