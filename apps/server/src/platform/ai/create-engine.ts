import { createOfflineEngine, createOpenAiEngine, type Engine } from '@kadr/ai'
import type { Clock } from '@kadr/kit/clock'
import type { Config } from '../../config/config.ts'

/** The engine that is configured, else our own phrase templates: every screen works without keys. */
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
