import { AiFailure } from '@kadr/ai'
import type { AiFailureCode } from '@kadr/contract/studio/ai'
import { UserError } from '@kadr/domain/base/app-error'
import { SpeechFailedError, type SpeechFailure } from '@kadr/speech'

const MESSAGES: Readonly<Record<SpeechFailure, string>> = {
  missing: 'Голоса на сервере не установлены. Запишите свой голос или загрузите запись.',
  slow: 'Озвучка заняла слишком много времени. Сократите текст или попробуйте ещё раз.',
  refused: 'Озвучить не получилось. Попробуйте ещё раз или выберите другой голос.',
  busy: 'Сервис озвучки перегружен. Попробуйте через минуту или выберите другой голос.',
  away: 'Сервис озвучки сейчас не отвечает. Попробуйте позже или выберите другой голос.',
  denied:
    'Сервис озвучки не принял ключ. Проверьте AI_KEY на сервере, а пока выберите другой голос или запишите свой.',
  unreadable: 'Сервис озвучки прислал не звук. Попробуйте ещё раз или выберите другой голос.',
}

export const speechFailure = (reason: SpeechFailure, cause?: unknown) =>
  new UserError({ code: 'UNAVAILABLE', userMessage: MESSAGES[reason], cause })

const REASONS: Readonly<Record<AiFailureCode, SpeechFailure>> = {
  cancelled: 'slow',
  timeout: 'slow',
  busy: 'busy',
  unavailable: 'away',
  refused: 'refused',
  unreadable: 'unreadable',
  crashed: 'away',
  unknown_topic: 'refused',
  unable: 'refused',
  unseen: 'refused',
}

const KEY_REFUSED: readonly (number | undefined)[] = [401, 403]

/** Maps an engine's failure to one of speech. Speech is free of charge, so points are not mentioned. */
export const toSpeechFailure = (error: unknown): unknown => {
  if (!(error instanceof AiFailure)) return error
  const reason = KEY_REFUSED.includes(error.status) ? 'denied' : REASONS[error.reason]
  return new SpeechFailedError(reason, { cause: error })
}
