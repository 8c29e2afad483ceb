import { UserError } from '@kadr/domain/base/app-error'
import { DAY_MS, MINUTE_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../../context.ts'
import { hashOf } from '../../crypto/hash-of.ts'
import {
  claimKey,
  findAnswer,
  purgeAnswers,
  type RequestKey,
  releaseKey,
  storeAnswer,
} from './idempotent-answers.repository.ts'

const KEPT_MS = DAY_MS
/** Longer than any request is worked on. */
const CUT_OFF_MS = 2 * MINUTE_MS

const keyReused = () =>
  new UserError({
    code: 'KEY_REUSED',
    userMessage: 'С этим ключом пришёл другой запрос. Возьмите новый ключ',
    field: 'idempotency-key',
  })

const stillRunning = () =>
  new UserError({
    code: 'CONFLICT',
    userMessage: 'Такой же запрос с этим ключом ещё выполняется. Повторите через минуту',
    field: 'idempotency-key',
  })

const earlierAnswer = async (one: RequestKey & { fingerprint: string }) => {
  const earlier = await findAnswer(one)
  if (!earlier) throw stillRunning()
  if (earlier.fingerprint !== one.fingerprint) throw keyReused()
  if (!earlier.answer) throw stillRunning()
  return earlier.answer.data
}

/**
 * The answer of the first request with this key. What a cut off request has done is not undone: the service that does the
 * work keeps the key too, and a repeat finds it done.
 */
export const answerOnce = async ({
  ctx: { db, clock, log },
  userId,
  key,
  request,
  handle,
}: {
  ctx: AppContext
  userId: string
  key: string
  /** All that tells one request from another. */
  request: object
  handle(): Promise<unknown> | unknown
}): Promise<{ data: unknown; isRepeated: boolean }> => {
  const now = clock.now()
  const one = { db, userId, key, fingerprint: hashOf(request) }
  const isFirst = await claimKey({
    ...one,
    now,
    forgottenBefore: new Date(now.getTime() - KEPT_MS),
    deadBefore: new Date(now.getTime() - CUT_OFF_MS),
  })
  if (!isFirst) return { data: await earlierAnswer(one), isRepeated: true }
  try {
    const data = await handle()
    await storeAnswer({ ...one, answer: { data } })
    return { data, isRepeated: false }
  } catch (error) {
    // A refused request changed nothing: it may come again, mended or not.
    await releaseKey(one).catch((err: unknown) => log.warn({ err }, 'http.key_not_released'))
    throw error
  }
}

export const purgeIdempotentAnswers = ({ ctx: { db, clock } }: { ctx: AppContext }) =>
  purgeAnswers({ db, before: new Date(clock.now().getTime() - KEPT_MS) })
