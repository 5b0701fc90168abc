import type { Mutation } from './Mutation.ts';

/** Breakages of how the backend is asked. */
export const clientMutations: readonly Mutation[] = [
  {
    what: 'a broken read is not tried again',
    file: 'packages/api-client/src/client.ts',
    from: 'if (signal.aborted || !isPassing(error) || asksToWait(error)) throw error;',
    to: 'throw error;',
    caughtBy: [
      'packages/api-client/src/client.test.ts',
      'time limits a second attempt does not get time of its own',
    ],
  },
  {
    what: 'a write is tried again by itself',
    file: 'packages/api-client/src/client.ts',
    from: 'const run = async (signal: AbortSignal) => understand(await attempt(send, signal, options), reader);',
    to: 'const run = async (signal: AbortSignal) => understand(await attempt(send, signal, options).catch(() => attempt(send, signal, options)), reader);',
    caughtBy: [
      'packages/api-client/src/client.test.ts',
      'retry FAIL-02 a write is sent once, and a broken connection leaves its outcome open',
    ],
  },
  {
    what: 'nobody hears of a lost session',
    file: 'packages/api-client/src/client.ts',
    from: '      for (const listener of listeners) listener(error.kind);\n',
    to: '',
    caughtBy: [
      'packages/api-client/src/sessionLoss.test.ts',
      'APP-11 a lost session is told once on 401, for reads and writes',
    ],
  },
  {
    what: 'the login page passes for an answer',
    file: 'packages/api-client/src/client.ts',
    from: '(comesFromLogin(response) || isLoginPage(text))',
    to: 'comesFromLogin(response)',
    caughtBy: [
      'packages/api-client/src/sessionLoss.test.ts',
      'APP-11 a lost session is told once on the login page, for reads and writes',
    ],
  },
  {
    what: 'a redirect to the login passes for an answer',
    file: 'packages/api-client/src/client.ts',
    from: '(comesFromLogin(response) || isLoginPage(text))',
    to: 'isLoginPage(text)',
    caughtBy: [
      'packages/api-client/src/sessionLoss.test.ts',
      'APP-11 a lost session is told once on a redirect to the login that was followed, for reads and writes',
    ],
  },
  {
    what: 'the outcome of a write without an answer counts as known',
    file: 'packages/api-client/src/client.ts',
    from: 'if (!isWrite || !leavesOutcomeOpen(error)) throw error;',
    to: 'throw error;',
    caughtBy: [
      'packages/api-client/src/writeOutcome.test.ts',
      'outcome of a write an unreadable answer leaves it open',
    ],
  },
  {
    what: 'a call has no time limit',
    file: 'packages/api-client/src/timeLimit.ts',
    from: "const timer = setTimeout(() => stop(new ApiError('timeout')), limit);",
    to: 'const timer = setTimeout(() => undefined, limit);',
    caughtBy: ['packages/api-client/src/calls/reads.test.ts', 'application gives up in time'],
  },
  {
    what: 'a search may take 15 seconds',
    file: 'packages/api-client/src/timeLimit.ts',
    from: 'search: 8_000',
    to: 'search: 15_000',
    caughtBy: ['packages/api-client/src/calls/reads.test.ts', 'LIST-01 search gives up in time'],
  },
  {
    what: 'a payment is given up after 30 seconds',
    file: 'packages/api-client/src/timeLimit.ts',
    from: 'payment: 60_000',
    to: 'payment: 30_000',
    caughtBy: ['packages/api-client/src/calls/writes.test.ts', 'CHKT-04 finish gives up in time'],
  },
  {
    what: '403 counts as an ordinary failure',
    file: 'packages/api-client/src/judgeResponse.ts',
    from: "if (status === 403) return 'forbidden';",
    to: '',
    caughtBy: [
      'packages/api-client/src/sessionLoss.test.ts',
      'APP-11 a lost session is told once on 403, for reads and writes',
    ],
  },
  {
    what: '401 counts as an ordinary failure',
    file: 'packages/api-client/src/judgeResponse.ts',
    from: "if (status === 401) return 'sessionLost';",
    to: '',
    caughtBy: [
      'packages/api-client/src/sessionLoss.test.ts',
      'APP-11 a lost session is told once on 401, for reads and writes',
    ],
  },
  {
    what: 'what is read for one company is kept for the next',
    file: 'packages/api-client/src/identity.ts',
    from: 'const names = [member, isDelegated, delegatedCompany];',
    to: 'const names = [member];',
    caughtBy: [
      'packages/api-client/src/queries/queries.test.ts',
      'every identity has a key of its own, and so has nobody',
    ],
  },
  {
    what: 'a broken read is tried again at once',
    file: 'packages/api-client/src/client.ts',
    from: '      await pause(retryDelay, signal);\n',
    to: '',
    caughtBy: [
      'packages/api-client/src/client.test.ts',
      'retry the second attempt waits a moment, so that what broke has time to come back',
    ],
  },
  {
    what: 'what was typed comes back to whoever signs in next',
    file: 'packages/api-client/src/stored/storedValue.ts',
    from: "readField(kept, 'owner') === owner &&",
    to: "readField(kept, 'owner') !== '' &&",
    caughtBy: ['packages/api-client/src/drafts.test.ts', 'nobody else gets it, and then it is gone'],
  },
  {
    what: 'a page of a list is answered with another page',
    file: 'packages/api-client/src/catalog/productList.ts',
    from: 'sourceKey(source), query],',
    to: 'sourceKey(source)],',
    caughtBy: [
      'checks/races/lateAnswers.test.ts',
      'FAIL-03 the list, by page, order, filter and place: 200 schedules, never an older answer',
    ],
  },
  {
    what: 'suggestions in stock are those of everything',
    file: 'packages/api-client/src/search/suggestions.ts',
    from: "'autocomplete', q, inStockOnly],",
    to: "'autocomplete', q],",
    caughtBy: [
      'checks/races/lateAnswers.test.ts',
      'FAIL-03 the search, by words and filter: 200 schedules, never an older answer',
    ],
  },
  {
    what: 'a report shows another range',
    file: 'packages/api-client/src/reports/reports.ts',
    from: "'reports', report, range] as const;",
    to: "'reports', report] as const;",
    caughtBy: [
      'checks/races/lateAnswers.test.ts',
      'FAIL-03 the report, by type and range: 200 schedules, never an older answer',
    ],
  },
  {
    what: 'the instalments of one amount stand for another',
    file: 'packages/api-client/src/payment/instalments.ts',
    from: "'payment', 'instalments', masked],",
    to: "'payment', 'instalments', masked.cardNumber],",
    caughtBy: [
      'checks/races/lateAnswers.test.ts',
      'FAIL-03 the instalments, by card, amount and commission: 200 schedules, never an older answer',
    ],
  },
];
