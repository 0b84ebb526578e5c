import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Observed } from '../http/observeRequests.ts';

interface Series {
  count: number;
  milliseconds: number;
}

/** Numbers about the server, in the text format of Prometheus. No ids and no names are among them. */
export class Metrics {
  private readonly requests = new Map<string, Series>();
  private readonly gauges: Readonly<Record<string, () => number>>;
  private readonly delay = monitorEventLoopDelay({ resolution: 20 });

  /** Gauges by name: what they measure now. */
  constructor(gauges: Readonly<Record<string, () => number>>) {
    this.gauges = gauges;
    this.delay.enable();
  }

  observe({ method, route, status, milliseconds }: Observed): void {
    const labels = `method="${method}",route="${route}",status="${status}"`;
    const series = this.requests.get(labels) ?? { count: 0, milliseconds: 0 };
    series.count += 1;
    series.milliseconds += milliseconds;
    this.requests.set(labels, series);
  }

  text(): string {
    const rows = [...this.requests];
    return [
      '# TYPE playhouse_requests_total counter',
      ...rows.map(([labels, { count }]) => `playhouse_requests_total{${labels}} ${count}`),
      '# TYPE playhouse_request_seconds_total counter',
      ...rows.map(([labels, { milliseconds }]) => `playhouse_request_seconds_total{${labels}} ${milliseconds / 1000}`),
      ...Object.entries(this.gauges).flatMap(([name, measure]) => [`# TYPE ${name} gauge`, `${name} ${measure()}`]),
      '# TYPE playhouse_event_loop_delay_seconds gauge',
      `playhouse_event_loop_delay_seconds ${this.delay.percentile(99) / 1e9}`,
      '# TYPE playhouse_memory_bytes gauge',
      `playhouse_memory_bytes ${process.memoryUsage.rss()}`,
      '',
    ].join('\n');
  }

  close(): void {
    this.delay.disable();
  }
}
