import { ApiError } from './api-error.ts'

const NO_ANSWER = 'Нет связи с сервером. Проверьте интернет и повторите.'

/** The server's message, or a generic one without a response. */
export const failureText = (error: unknown): string =>
  error instanceof ApiError && error.status > 0 && error.code !== 'BAD_RESPONSE'
    ? error.message
    : NO_ANSWER
