/** Remembers the latest answers to a question that is asked by text, at most `size` of them. */
export function createLatest<T>(size: number): (key: string, find: () => T) => T {
  const answers = new Map<string, T>();
  return (key, find) => {
    const known = answers.get(key);
    const answer = known ?? find();
    if (known !== undefined) answers.delete(key);
    else if (answers.size >= size) {
      const oldest = answers.keys().next();
      if (!oldest.done) answers.delete(oldest.value);
    }
    answers.set(key, answer);
    return answer;
  };
}
