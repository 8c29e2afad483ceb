import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { createPromiseMetrics, type PromiseMetrics } from './promise-metrics.ts'

/** Reads the gauges; returns the parts that could not be read and show what they were before. */
export type RefreshFigures = () => Promise<ReadonlySet<string>>

export type Metrics = PromiseMetrics & {
  registry: Registry
  httpDuration: Histogram<'method' | 'route' | 'status'>
  jobDuration: Histogram<'job' | 'outcome'>
  startDelay: Histogram
  renderDuration: Histogram
  renderLine: Gauge<'state'>
  poolConnections: Gauge<'state'>
  queueDepth: Gauge<'queue' | 'state'>
  consumerLag: Gauge<'consumer'>
  consumerParked: Gauge<'consumer'>
  paymentWebhooks: Gauge<'state'>
  paymentDisputes: Gauge<'state'>
  botUpdatesParked: Counter
  paymentShopFaults: Counter<'provider' | 'code'>
  diskBytes: Gauge<'kind'>
  backupAge: Gauge<'copy'>
  refreshFailures: Counter<'part'>
}

/** One registry per app, so that several apps in one process (tests) don't collide. */
export const createMetrics = ({ withDefaults }: { withDefaults: boolean }): Metrics => {
  const registry = new Registry()
  if (withDefaults) collectDefaultMetrics({ register: registry })
  const registers = [registry]
  return {
    registry,
    ...createPromiseMetrics(registers),
    httpDuration: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from the request to the last byte of the answer, by route template',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers,
    }),
    jobDuration: new Histogram({
      name: 'job_duration_seconds',
      help: 'Time a job ran, by outcome',
      labelNames: ['job', 'outcome'],
      buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60, 300],
      registers,
    }),
    startDelay: new Histogram({
      name: 'publisher_start_delay_seconds',
      help: 'Time from the moment something was due until a worker began with it',
      buckets: [0.002, 0.005, 0.01, 0.025, 0.1, 0.5, 1, 5, 30, 300],
      registers,
    }),
    renderDuration: new Histogram({
      name: 'render_duration_seconds',
      help: 'Time a render was in hand, whatever its end',
      buckets: [1, 2, 5, 10, 20, 40, 60, 120, 300, 900],
      registers,
    }),
    renderLine: new Gauge({
      name: 'render_line',
      help: 'Renders that wait or are being made',
      labelNames: ['state'],
      registers,
    }),
    poolConnections: new Gauge({
      name: 'database_pool_connections',
      help: 'Connections of the pool, and callers waiting for one',
      labelNames: ['state'],
      registers,
    }),
    queueDepth: new Gauge({
      name: 'job_queue_depth',
      help: 'Jobs in a queue by state',
      labelNames: ['queue', 'state'],
      registers,
    }),
    consumerLag: new Gauge({
      name: 'event_consumer_lag',
      help: 'Events that a consumer has not passed yet',
      labelNames: ['consumer'],
      registers,
    }),
    paymentWebhooks: new Gauge({
      name: 'payment_webhooks',
      help: 'Notifications of payment providers that wait, or were given up after failed reads',
      labelNames: ['state'],
      registers,
    }),
    paymentDisputes: new Gauge({
      name: 'payment_disputes',
      help: 'Disputes of payments by state',
      labelNames: ['state'],
      registers,
    }),
    consumerParked: new Gauge({
      name: 'event_consumer_parked',
      help: 'Events that a consumer could not handle and went past',
      labelNames: ['consumer'],
      registers,
    }),
    paymentShopFaults: new Counter({
      name: 'payment_shop_faults_total',
      help: 'Charges and checkouts that failed by our set-up or by the provider, not by the buyer',
      labelNames: ['provider', 'code'],
      registers,
    }),
    diskBytes: new Gauge({
      name: 'disk_bytes',
      help: 'Free bytes of the disk of DATA_DIR, and the reserve that files of people leave to the database',
      labelNames: ['kind'],
      registers,
    }),
    backupAge: new Gauge({
      name: 'backup_age_seconds',
      help: 'Time since the moment of the newest whole copy of the installation; absent without any',
      labelNames: ['copy'],
      registers,
    }),
    refreshFailures: new Counter({
      name: 'metrics_refresh_failures_total',
      help: 'Parts of these figures that could not be read and show what they were before',
      labelNames: ['part'],
      registers,
    }),
    botUpdatesParked: new Counter({
      name: 'bot_updates_parked_total',
      help: 'Updates of Telegram that could not be handled when they came',
      registers,
    }),
  }
}
