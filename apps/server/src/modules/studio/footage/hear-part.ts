import { AiFailure } from '@kadr/ai'
import type { FootageSpan, FootageWord } from '@kadr/contract/studio/footage'
import { HearingFailedError } from '@kadr/footage'
import type { AppContext } from '../../../context.ts'
import type { Recogniser } from './recognisers.ts'

/** Words can't be had; `userMessage` is for the person. */
export class WordsFailedError extends Error {
  override name = 'WordsFailedError'
  readonly userMessage: string
  constructor(userMessage: string, options?: ErrorOptions) {
    super(userMessage, options)
    this.userMessage = userMessage
  }
}

const KEPT = 'Сделанное сохранено, продолжите позже.'
const REFUSED = `Расшифровка не получилась: сервер речи не ответил. ${KEPT}`
const BROKEN = `Расшифровка не получилась: модель речи на сервере не сработала. ${KEPT}`

/** Words of a part; a failure of the engine is told to the person. */
export const hearPart = async ({
  ctx,
  recogniser,
  opening: { input },
  part,
  signal,
}: {
  ctx: AppContext
  recogniser: Recogniser
  opening: { input: readonly string[] }
  part: FootageSpan
  signal: AbortSignal
}): Promise<FootageWord[]> => {
  try {
    return await recogniser.hear({ input, part, language: 'ru', signal })
  } catch (error) {
    const isOfEngine = error instanceof AiFailure || error instanceof HearingFailedError
    if (signal.aborted || !isOfEngine) throw error
    ctx.log.warn({ err: error, engine: recogniser.key }, 'footage.hearing.failed')
    throw new WordsFailedError(recogniser.isOffline ? BROKEN : REFUSED, { cause: error })
  }
}
