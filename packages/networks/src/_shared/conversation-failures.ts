import type { Failure } from '../account.ts'
import {
  type ActOutcome,
  type AnswerOutcome,
  NOT_PERMITTED,
  PARENT_GONE,
  WINDOW_CLOSED,
} from '../conversations.ts'
import { createMissingScopes } from './failures.ts'
import type { Read } from './read-reply.ts'

type Titled = { title: string }
type Failed = Extract<Read<unknown>, { kind: 'failed' }>

export const createParentGone = (): Failure => ({
  kind: 'permanent',
  code: PARENT_GONE,
  message: 'Сообщения, на которое вы отвечаете, больше нет: его удалили. Ответ не отправлен.',
  action: 'open_network',
})

const createWindowClosed = ({ title }: Titled): Failure => ({
  kind: 'permanent',
  code: WINDOW_CLOSED,
  message: `${title} больше не принимает ответ: прошло слишком много времени. Дождитесь нового сообщения человека.`,
  action: 'open_network',
})

const createNotPermitted = ({ title }: Titled): Failure => ({
  kind: 'permanent',
  code: NOT_PERMITTED,
  message: `${title} не дал прав на комментарии и сообщения. Включите «Входящие» в карточке аккаунта ещё раз и отметьте все пункты.`,
  action: 'reconnect',
})

const isScopes = ({ title, failure }: Titled & { failure: Failure }) =>
  failure.message === createMissingScopes({ title, code: failure.code }).message

/** A connection without the scopes of conversations still publishes: it is not signed out because of them. */
const explain = (of: Titled & { failure: Failure; whenEdit: string }): Failure => {
  const { title, failure, whenEdit } = of
  if (isScopes({ title, failure })) return createNotPermitted({ title })
  return failure.action === 'edit' ? { ...failure, message: whenEdit } : failure
}

export const toReadFailure = (of: Titled & { failure: Failure }): Failure => {
  const whenEdit = `${of.title} не отдал комментарии и сообщения. Мы спросим ещё раз позже.`
  const failure = explain({ ...of, whenEdit })
  return failure.action === 'edit' ? { ...failure, action: 'open_network' } : failure
}

export const toAnswerFailure = (of: Titled & { failure: Failure }): Failure =>
  explain({ ...of, whenEdit: `${of.title} не принял ответ. Проверьте текст и отправьте ещё раз.` })

/** A visible call that failed. */
export const failedAnswer = (
  of: Titled & { read: Failed; isGone: boolean; isClosed?: boolean },
): AnswerOutcome => {
  const { title, read, isGone, isClosed } = of
  if (read.isAmbiguous) return { kind: 'unknown', code: read.failure.code }
  if (isGone) return { kind: 'rejected', failure: createParentGone() }
  if (isClosed) return { kind: 'rejected', failure: createWindowClosed({ title }) }
  return { kind: 'rejected', failure: toAnswerFailure({ title, failure: read.failure }) }
}

export const toActOutcome = (
  of: Titled & { read: Read<unknown>; isGone(failure: Failure): boolean },
): ActOutcome => {
  const { title, read } = of
  if (read.kind === 'ok') return { kind: 'done' }
  if (of.isGone(read.failure)) return { kind: 'gone' }
  const whenEdit = `${title} не принял это действие. Сделайте его в самой сети.`
  return { kind: 'failed', failure: explain({ title, failure: read.failure, whenEdit }) }
}
