/** Where the visitor is, as the login takes it to come back. */
export const currentAddress = () => location.pathname + location.search + location.hash;
