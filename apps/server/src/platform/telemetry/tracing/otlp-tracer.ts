import { randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import type { TracingConfig } from '../../../config/tracing.ts'
import { createSpanExport } from './span-export.ts'
import type { Attributes, SpanStart, Tracer } from './tracer.ts'

/** https://www.w3.org/TR/trace-context/#traceparent-header */
const TRACEPARENT = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/
const SAMPLED = 1

const KINDS: Readonly<Record<SpanStart['kind'], number>> = {
  internal: 1,
  server: 2,
  client: 3,
  consumer: 5,
}
const FAILED = { code: 2 }

const toNanoseconds = () =>
  String(BigInt(Math.round((performance.timeOrigin + performance.now()) * 1e6)))

const toValue = (value: string | number | boolean) => {
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'boolean') return { boolValue: value }
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value }
}

export const toAttributes = (attributes: Attributes) =>
  Object.entries(attributes).map(([key, value]) => ({ key, value: toValue(value) }))

const readParent = (traceparent: string | undefined) => {
  const [, traceId, parentSpanId, flags = ''] = TRACEPARENT.exec(traceparent ?? '') ?? []
  if (!traceId || !parentSpanId) return undefined
  return { traceId, parentSpanId, isSampled: (Number.parseInt(flags, 16) & SAMPLED) === SAMPLED }
}

/** Spans by OTLP, https://opentelemetry.io/docs/specs/otlp/#otlphttp, whose JSON is written here. */
export const createOtlpTracer = ({
  config,
  log,
  parentOf,
}: {
  config: TracingConfig
  log: Logger
  /** `traceparent` of the current work. */
  parentOf(): string | undefined
}): Tracer => {
  const spans = createSpanExport({
    config,
    log,
    resource: toAttributes({ 'service.name': config.serviceName }),
  })
  return {
    begin({ name, kind, attributes = {}, parent }) {
      const from = readParent(parent) ?? readParent(parentOf())
      const traceId = from?.traceId ?? randomBytes(16).toString('hex')
      const spanId = randomBytes(8).toString('hex')
      const isSampled = from ? from.isSampled : Math.random() < config.ratio
      const startTimeUnixNano = isSampled ? toNanoseconds() : ''
      return {
        traceparent: `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`,
        end(outcome = {}) {
          if (!isSampled) return
          spans.add({
            traceId,
            spanId,
            ...(from && { parentSpanId: from.parentSpanId }),
            name: outcome.name ?? name,
            kind: KINDS[kind],
            startTimeUnixNano,
            endTimeUnixNano: toNanoseconds(),
            attributes: toAttributes({ ...attributes, ...outcome.attributes }),
            status: outcome.isFailed ? FAILED : {},
          })
        },
      }
    },
    close: () => spans.close(),
  }
}
