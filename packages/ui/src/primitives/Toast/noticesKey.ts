/** The key that leads from anywhere to the notices, as in the toasts of other shops; the browsers leave it free. */
export const noticesKey = 'F8';
