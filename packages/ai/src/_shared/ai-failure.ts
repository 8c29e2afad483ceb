import type { AiFailureCode } from '@kadr/contract/studio/ai'
import { AppError } from '@kadr/domain/base/app-error'

const MESSAGES: Readonly<Record<AiFailureCode, string>> = {
  cancelled: 'Запрос отменён. Балл возвращён',
  timeout: 'ИИ не ответил вовремя. Балл возвращён, попробуйте ещё раз',
  busy: 'ИИ перегружен. Балл возвращён, попробуйте через минуту',
  unavailable: 'ИИ сейчас недоступен. Балл возвращён, попробуйте позже',
  refused: 'ИИ отказался писать на эту тему. Балл возвращён, измените запрос',
  unreadable: 'ИИ ответил не по форме. Балл возвращён, попробуйте ещё раз',
  crashed: 'Запрос прервался на нашей стороне. Балл возвращён, попробуйте ещё раз',
  unknown_topic:
    'Этой темы шаблонный режим не знает. Балл возвращён, напишите текст сами или подключите нейросеть',
  unable: 'Этого шаблонный режим не умеет. Балл возвращён, напишите сами или подключите нейросеть',
  unseen: 'Шаблонный режим не видит картинок и к вашему описанию ничего не добавит. Балл возвращён',
}

export const getFailureMessage = (code: AiFailureCode): string => MESSAGES[code]

/** A failed request with its code. `detail` is for the log and never contains texts. */
export class AiFailure extends AppError {
  override name = 'AiFailure'
  readonly reason: AiFailureCode
  /** HTTP status of the engine, if it replied. */
  readonly status: number | undefined
  constructor({
    reason,
    status,
    detail,
    cause,
  }: {
    reason: AiFailureCode
    status?: number
    detail?: string
    cause?: unknown
  }) {
    super('outside', {
      code: 'AI_OFF',
      userMessage: MESSAGES[reason],
      ...(detail !== undefined && { detail }),
      cause,
    })
    this.reason = reason
    this.status = status
  }
}
