import type { Logger } from 'pino'
import type { TracingConfig } from '../../../config/tracing.ts'
import { currentWork, runAsWork } from '../work-scope.ts'

/** Never tokens, texts of people or addresses with secrets. */
export type Attributes = Readonly<Record<string, string | number | boolean>>

export type SpanStart = {
  name: string
  kind: 'internal' | 'server' | 'client' | 'consumer'
  attributes?: Attributes
  /** `traceparent` of what caused it; without it that of the work it is begun in. */
  parent?: string | undefined
}

export type OpenSpan = {
  /** Undefined where nothing is traced. */
  traceparent: string | undefined
  end(outcome?: { attributes?: Attributes; isFailed?: boolean; name?: string }): void
}

export type Tracer = {
  begin(start: SpanStart): OpenSpan
  /** Sends what is left. */
  close(): Promise<void>
}

const NOTHING: OpenSpan = { traceparent: undefined, end: () => undefined }
export const noTracer: Tracer = { begin: () => NOTHING, close: async () => undefined }

/** Imported only where it is used: a start imports enough. */
export const openTracer = async ({
  config,
  log,
}: {
  config: TracingConfig | null
  log: Logger
}): Promise<Tracer> => {
  if (!config) return noTracer
  const { createOtlpTracer } = await import('./otlp-tracer.ts')
  return createOtlpTracer({ config, log, parentOf: () => currentWork().traceparent })
}

/** Runs as a span, and what it does as its children. */
export const runTraced = async <T>({
  tracer,
  run,
  outcomeOf,
  ...start
}: SpanStart & {
  tracer: Tracer
  run(): Promise<T>
  outcomeOf?(result: T): Parameters<OpenSpan['end']>[0]
}): Promise<T> => {
  if (tracer === noTracer) return run()
  const span = tracer.begin(start)
  const work = { ...currentWork(), ...(span.traceparent && { traceparent: span.traceparent }) }
  try {
    const result = await runAsWork(work, run)
    span.end(outcomeOf?.(result))
    return result
  } catch (error) {
    span.end({ isFailed: true })
    throw error
  }
}
