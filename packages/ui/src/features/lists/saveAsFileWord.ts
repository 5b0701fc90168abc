/** What the button is called that saves as a file what the browser does not keep. */
export const saveAsFileWord = 'Dosya Olarak İndir';
