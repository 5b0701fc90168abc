declare module 'virtual:book' {
  const book: import('./readBook.ts').Book;
  export default book;
}
