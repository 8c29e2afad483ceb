import { ApiError } from './api-error.ts'

const NO_ANSWER = 'Нет связи с сервером. Проверьте интернет и повторите.'
const SERVER_FAILED = 'Сервер не справился с запросом. Повторите через минуту.'
const SERVER_BUSY = 'Сервер сейчас перегружен или обновляется. Повторите через минуту.'
const UNREADABLE = 'Сервер ответил не то, что мы ждали. Обновите страницу и повторите.'

const BUSY_STATUSES = new Set([429, 502, 503, 504])

/** Messages that the API has in English. */
const BY_CODE: Record<string, string> = {
  REFRESH_FAILED: 'Сессия закончилась. Войдите снова.',
  REFRESH_TOKEN_MISSING: 'Сессия закончилась. Войдите снова.',
  SIGN_IN_FAILED: 'Сервис входа не подтвердил, что это вы. Попробуйте ещё раз.',
  TELEGRAM_INIT_DATA_MISSING:
    'Telegram не передал данные для входа. Откройте мини-приложение снова.',
  MAX_INIT_DATA_MISSING: 'MAX не передал данные для входа. Откройте мини-приложение снова.',
}

const statusText = (status: number) => {
  if (status === 0) return NO_ANSWER
  if (BUSY_STATUSES.has(status)) return SERVER_BUSY
  return status >= 500 ? SERVER_FAILED : UNREADABLE
}

/** The server's message, or a text derived from the status. */
export const failureText = (error: unknown): string => {
  if (!(error instanceof ApiError)) return NO_ANSWER
  if (error.code === 'NETWORK' || error.code === 'BAD_RESPONSE') return statusText(error.status)
  return BY_CODE[error.code] ?? (error.status === 0 ? NO_ANSWER : error.message)
}
