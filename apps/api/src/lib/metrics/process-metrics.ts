import { monitorEventLoopDelay } from 'node:perf_hooks'
import { gauge, type MetricFamily } from './metrics-text.ts'

const resolutionMs = 10

/** Figures of the process, by the names that dashboards for Node know. */
export function watchProcess(): { families(): MetricFamily[]; stop(): void } {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs })
  delay.enable()
  return {
    families: () => [...loopFamilies(delay), ...resourceFamilies()],
    stop: () => void delay.disable(),
  }
}

/** The delay since the last time that somebody asked. */
function loopFamilies(delay: ReturnType<typeof monitorEventLoopDelay>): MetricFamily[] {
  // Node counts the time between two ticks, of which the resolution is the part that was waited on purpose.
  const seconds = (nanoseconds: number) => Math.max(0, (nanoseconds || 0) / 1e6 - resolutionMs) / 1_000
  const families = [
    gauge('nodejs_eventloop_lag_mean_seconds', 'Mean delay of the event loop.', { value: seconds(delay.mean) }),
    gauge('nodejs_eventloop_lag_max_seconds', 'Largest delay of the event loop.', { value: seconds(delay.max) }),
    gauge('nodejs_eventloop_lag_p99_seconds', '99th percentile of the delay of the event loop.', {
      value: seconds(delay.percentile(99)),
    }),
  ]
  delay.reset()
  return families
}

function resourceFamilies(): MetricFamily[] {
  const { rss, heapUsed } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  return [
    {
      name: 'process_cpu_seconds_total',
      help: 'Processor time of user and system.',
      type: 'counter',
      samples: [{ value: (user + system) / 1e6 }],
    },
    gauge('process_resident_memory_bytes', 'Resident memory.', { value: rss }),
    gauge('nodejs_heap_size_used_bytes', 'Heap in use.', { value: heapUsed }),
    gauge('process_start_time_seconds', 'When the process started.', {
      value: Math.round(Date.now() / 1_000 - process.uptime()),
    }),
  ]
}
