import { createOpenAiEngine, type Engine } from '@kadr/ai'
import type { Clock } from '@kadr/kit/clock'
import { createTrustingFetch } from '@kadr/kit/node/trusting-fetch'
import { createOfflineEngine } from '@kadr/writer'
import type { AiConfig } from '../../../config/ai.ts'
import type { Config } from '../../../config/config.ts'
import type { Tracer } from '../../telemetry/tracing/span.ts'
import { traceFetch } from '../../telemetry/tracing/trace-calls.ts'
import { noTracer } from '../../telemetry/tracing/tracer.ts'

/** Calls of the engine alone trust the certificates it needs. */
export const engineFetch = ({ certificateFile, engine }: AiConfig): typeof globalThis.fetch =>
  certificateFile === null || !engine
    ? fetch
    : createTrustingFetch({ certificateFile, addresses: [engine.baseUrl, engine.tokenUrl] })

/** The configured engine, or offline phrase templates as a fallback, so every screen works without API keys. */
export const createEngine = ({
  config: { ai },
  clock,
  tracer = noTracer,
}: {
  config: Pick<Config, 'ai'>
  clock: Clock
  tracer?: Tracer
}): Engine =>
  ai.engine
    ? createOpenAiEngine({
        settings: ai.engine,
        outside: { fetch: traceFetch({ fetch: engineFetch(ai), tracer }), clock },
      })
    : createOfflineEngine()
