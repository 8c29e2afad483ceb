import { createOfflineEngine, createOpenAiEngine, type Engine } from '@kadr/ai'
import type { Clock } from '@kadr/kit/clock'
import type { Config } from '../../config/config.ts'

/** The configured engine, or offline phrase templates as a fallback, so every screen works without API keys. */
export const createEngine = ({
  config: { ai },
  clock,
}: {
  config: Pick<Config, 'ai'>
  clock: Clock
}): Engine =>
  ai.engine
    ? createOpenAiEngine({ settings: ai.engine, outside: { fetch, clock } })
    : createOfflineEngine()
