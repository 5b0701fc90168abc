declare module 'virtual:contract' {
  const contract: {
    readonly documents: Readonly<Record<string, Record<string, unknown>>>;
    readonly operations: Readonly<Record<string, import('../../checks/answerSchemas.ts').AnswerSchemas>>;
  };
  export default contract;
}
