import { Counter, Gauge, type Registry } from 'prom-client'

/** Figures behind what is promised to people: in time, once, fresh, paid right. */
export type PromiseMetrics = {
  lateTargets: Gauge<'network'>
  stuckTargets: Gauge<'network'>
  oldestDueTarget: Gauge
  publishOutcomes: Counter<'network' | 'outcome'>
  publishFailures: Counter<'network' | 'kind'>
  networkPaused: Gauge<'network'>
  connections: Gauge<'network' | 'state'>
  failingRenewals: Gauge<'problem'>
  oldestDueRenewal: Gauge
  overdueSubjects: Gauge<'network'>
  oldestDueSubject: Gauge
  readings: Counter<'network' | 'outcome'>
  oldestWaitingRender: Gauge
  oldestUnhandledEvent: Gauge<'consumer'>
  outboxOldest: Gauge<'outbox'>
  workerSlots: Gauge<'kind'>
}

export const createPromiseMetrics = (registers: Registry[]): PromiseMetrics => ({
  lateTargets: new Gauge({
    name: 'publisher_late_targets',
    help: 'Posts whose time passed more than a minute ago and that no worker has begun, unless something is known to delay them',
    labelNames: ['network'],
    registers,
  }),
  stuckTargets: new Gauge({
    name: 'publisher_stuck_targets',
    help: 'Posts that were begun and that no worker has in hand minutes after their next step was due',
    labelNames: ['network'],
    registers,
  }),
  oldestDueTarget: new Gauge({
    name: 'publisher_oldest_due_seconds',
    help: 'How long the late or stuck post that is due for the longest has been due; 0 without one',
    registers,
  }),
  publishOutcomes: new Counter({
    name: 'publish_outcomes_total',
    help: 'Posts that ended, by outcome: published, failed, needs_attention, missed',
    labelNames: ['network', 'outcome'],
    registers,
  }),
  publishFailures: new Counter({
    name: 'publish_failures_total',
    help: 'Steps of publishing that failed, by kind: retryable, permanent, reauth',
    labelNames: ['network', 'kind'],
    registers,
  }),
  networkPaused: new Gauge({
    name: 'network_paused',
    help: '1 while posts wait for a network that does not answer',
    labelNames: ['network'],
    registers,
  }),
  connections: new Gauge({
    name: 'connections',
    help: 'Connected accounts: active, failing (three failed renewals or checks in a row), needs_reauth',
    labelNames: ['network', 'state'],
    registers,
  }),
  failingRenewals: new Gauge({
    name: 'plan_renewals_failing',
    help: 'Paid plans whose last charge failed, by who has to act: card, email (the buyer), shop (the installation)',
    labelNames: ['problem'],
    registers,
  }),
  oldestDueRenewal: new Gauge({
    name: 'plan_renewals_oldest_due_seconds',
    help: 'How long the charge that is due for the longest has been due; 0 without one',
    registers,
  }),
  overdueSubjects: new Gauge({
    name: 'analytics_overdue_subjects',
    help: 'Accounts and posts whose figures should have been read half an hour ago',
    labelNames: ['network'],
    registers,
  }),
  oldestDueSubject: new Gauge({
    name: 'analytics_oldest_due_seconds',
    help: 'How long the reading of figures that is due for the longest has been due; 0 without one',
    registers,
  }),
  readings: new Counter({
    name: 'analytics_readings_total',
    help: 'Readings of figures by outcome',
    labelNames: ['network', 'outcome'],
    registers,
  }),
  oldestWaitingRender: new Gauge({
    name: 'render_oldest_waiting_seconds',
    help: 'How long the first render of the line has waited; 0 without one',
    registers,
  }),
  oldestUnhandledEvent: new Gauge({
    name: 'event_consumer_oldest_seconds',
    help: 'Age of the first event that a consumer has not passed; 0 when it has passed all',
    labelNames: ['consumer'],
    registers,
  }),
  outboxOldest: new Gauge({
    name: 'outbox_oldest_seconds',
    help: 'How long the oldest entry of an outbox has been due: events, bot_messages, payment_webhooks',
    labelNames: ['outbox'],
    registers,
  }),
  workerSlots: new Gauge({
    name: 'worker_slots',
    help: 'Places for work of all live workers of a kind: publisher, renderer',
    labelNames: ['kind'],
    registers,
  }),
})
