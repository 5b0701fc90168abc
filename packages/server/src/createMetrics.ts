import { monitorEventLoopDelay } from 'node:perf_hooks';

/** What answered a request: the built site, the backend behind, or the server itself (health, refusals, redirects). */
export type Answerer = 'site' | 'backend' | 'server';

/** Why the backend gave no answer. */
export type BackendFailure = 'unreachable' | 'late' | 'overloaded';

/** Counts what the server does, for whoever runs it. It holds no address and no visitor. */
export interface Metrics {
  /** A request has come; to be called once with what became of it. 499 is a visitor who left before the answer. */
  readonly began: () => (answerer: Answerer, status: number, seconds: number) => void;
  /** The backend began to answer. */
  readonly backendAnswered: (status: number, seconds: number) => void;
  readonly backendFailed: (reason: BackendFailure) => void;
  /** Prometheus' text format 0.0.4. */
  readonly render: (connections: number) => string;
}

const buckets = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60];

/** Times in buckets, by one label. */
function createHistogram(name: string, help: string, label: string) {
  const known = new Map<string, { counts: number[]; sum: number; count: number }>();
  return {
    add: (value: string, seconds: number) => {
      const entry = known.get(value) ?? { counts: buckets.map(() => 0), sum: 0, count: 0 };
      known.set(value, entry);
      for (const [at, limit] of buckets.entries())
        if (seconds <= limit) entry.counts[at] = (entry.counts[at] ?? 0) + 1;
      entry.sum += seconds;
      entry.count += 1;
    },
    render: () => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} histogram`,
      ...[...known].flatMap(([value, { counts, sum, count }]) => [
        ...buckets.map((limit, at) => `${name}_bucket{${label}="${value}",le="${limit}"} ${counts[at] ?? 0}`),
        `${name}_bucket{${label}="${value}",le="+Inf"} ${count}`,
        `${name}_sum{${label}="${value}"} ${sum}`,
        `${name}_count{${label}="${value}"} ${count}`,
      ]),
    ],
  };
}

/** A number that only grows, by labels written as Prometheus writes them. */
function createCounter(name: string, help: string) {
  const known = new Map<string, number>();
  return {
    add: (labels: string) => void known.set(labels, (known.get(labels) ?? 0) + 1),
    render: () => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} counter`,
      ...[...known].map(([labels, count]) => `${name}{${labels}} ${count}`),
    ],
  };
}

const gauge = (name: string, help: string, value: number): readonly string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} gauge`,
  `${name} ${value}`,
];

export function createMetrics(): Metrics {
  const requests = createCounter(
    'vitrin_requests_total',
    'Requests by who answered and with what kind of status.',
  );
  const times = createHistogram(
    'vitrin_request_seconds',
    'From the head of a request to the end of its answer.',
    'by',
  );
  const backendTimes = createHistogram(
    'vitrin_backend_seconds',
    'Until the backend began to answer.',
    'status',
  );
  const failures = createCounter('vitrin_backend_failures_total', 'Calls the backend gave no answer to.');
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let underWay = 0;
  // Before the first call nobody can tell.
  let isUp = 1;
  return {
    began: () => {
      underWay += 1;
      return (answerer, status, seconds) => {
        underWay -= 1;
        requests.add(`by="${answerer}",status="${statusKind(status)}"`);
        times.add(answerer, seconds);
      };
    },
    backendAnswered: (status, seconds) => {
      isUp = 1;
      backendTimes.add(statusKind(status), seconds);
    },
    backendFailed: (reason) => {
      // A line that is full says nothing of the backend's state.
      if (reason !== 'overloaded') isUp = 0;
      failures.add(`reason="${reason}"`);
    },
    render: (connections) => {
      const { user, system } = process.cpuUsage();
      const slowest = delay.percentile(99) / 1e9;
      delay.reset();
      return [
        ...requests.render(),
        ...times.render(),
        ...backendTimes.render(),
        ...failures.render(),
        ...gauge('vitrin_backend_up', 'Whether the last call of the backend was answered.', isUp),
        ...gauge('vitrin_requests_under_way', 'Requests that are being answered.', underWay),
        ...gauge('vitrin_connections', 'Connections that are open.', connections),
        ...gauge(
          'vitrin_event_loop_delay_seconds',
          'How long 99 of 100 turns waited at most, since it was last asked.',
          Number.isFinite(slowest) ? slowest : 0,
        ),
        ...gauge('process_resident_memory_bytes', 'Memory of the process.', process.memoryUsage.rss()),
        '# HELP process_cpu_seconds_total Processor time of the process.',
        '# TYPE process_cpu_seconds_total counter',
        `process_cpu_seconds_total ${(user + system) / 1e6}`,
        '',
      ].join('\n');
    },
  };
}

/** `2xx`; a visitor who left is counted apart. */
const statusKind = (status: number): string => (status === 499 ? '499' : `${Math.floor(status / 100)}xx`);
