import { UserError } from '@kadr/domain/base/app-error'
import { isSayable, SpeechFailedError, type SpokenAudio, speak } from '@kadr/speech'
import type { AppContext } from '../../../context.ts'
import { listEngines, offlineEngine } from './engines.ts'
import { speechFailure } from './speech-failures.ts'
import { createSpeechLimiter, type SpeechLimiter } from './speech-limiter.ts'
import { storeVoice } from './store-voice.ts'
import { cacheKey, cacheSpeech, findCachedSpeech } from './voice-cache.ts'

/** The longest video. */
export const MAX_SECONDS = 180
const TIMEOUT_MS = 150_000

export const assertTools = ({ media }: Pick<AppContext, 'media'>) => {
  if (media.isAvailable) return
  const userMessage = 'Без ffmpeg звук не обрабатывается. Установите его на сервере.'
  throw new UserError({ code: 'UNAVAILABLE', userMessage })
}

export const assertSayable = (script: string) => {
  if (isSayable(script)) return
  const userMessage = 'В тексте нет слов, которые можно сказать'
  throw new UserError({ code: 'VALIDATION_FAILED', userMessage, field: 'script' })
}

export const assertShort = ({ seconds }: Pick<SpokenAudio, 'seconds'>) => {
  if (seconds <= MAX_SECONDS) return
  const userMessage = 'Получается длиннее трёх минут. Сократите текст.'
  throw new UserError({ code: 'VALIDATION_FAILED', userMessage, field: 'script' })
}

/** Runs with a timeout; failures are mapped to messages for the user. */
export const withLimits = async <T>(
  signal: AbortSignal,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> => {
  const limited = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)])
  try {
    return await run(limited)
  } catch (error) {
    // Aborted calls throw errors of various types, so the signal is checked first.
    if (limited.aborted) throw speechFailure('slow', error)
    if (!(error instanceof SpeechFailedError)) throw error
    throw speechFailure(error.reason, error)
  }
}

const findVoice = (ctx: AppContext, key: string) => {
  for (const engine of listEngines(ctx)) {
    const voice = engine.listVoices().find((one) => one.key === key)
    if (voice) return { engine, voice }
  }
  const isNone = listEngines(ctx).every((engine) => engine.listVoices().length === 0)
  if (isNone) throw speechFailure('missing')
  const userMessage = 'Такого голоса нет. Выберите другой.'
  throw new UserError({ code: 'VALIDATION_FAILED', userMessage, field: 'voice' })
}

/** Synthesizes a script, cached by its parameters. */
export const speakScript = async ({
  ctx,
  turns,
  workspaceId,
  order,
  signal,
}: {
  ctx: AppContext
  turns: SpeechLimiter
  workspaceId: string
  order: { script: string; voice: string; speed: number }
  signal: AbortSignal
}) => {
  assertTools(ctx)
  assertSayable(order.script)
  const { engine, voice } = findVoice(ctx, order.voice)
  const key = cacheKey({ ...order, name: voice.name })
  const make = async (limited: AbortSignal): Promise<SpokenAudio> => {
    const { script, speed } = order
    const name = voice.key.slice(engine.key.length + 1)
    const reader = offlineEngine(ctx)
    const made = await speak({ script, engine, reader, voice: name, speed, signal: limited })
    await cacheSpeech({ ctx, workspaceId, key, spoken: made })
    return made
  }
  const spoken =
    (await findCachedSpeech({ ctx, workspaceId, key })) ??
    (await turns.take(() => withLimits(signal, (limited) => make(limited))))
  assertShort(spoken)
  const { script } = order
  return storeVoice({ ctx, workspaceId, spoken, title: voice.name, script, signal })
}

/** Synthesizes a script without the limiter of requests. */
export const speakOnce = (input: Omit<Parameters<typeof speakScript>[0], 'turns'>) =>
  speakScript({ ...input, turns: createSpeechLimiter() })
