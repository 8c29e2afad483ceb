import { setTimeout } from 'node:timers/promises'
import { UserError } from '@kadr/domain/base/app-error'
import { DAY_MS, MINUTE_MS, SECOND_MS } from '@kadr/kit/durations'
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
/** A client that repeats at once gets the answer when it is there. */
const WAITED_MS = 10 * SECOND_MS
const WAIT_MS = 100

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

/** The answer of the request that holds the key: one that has just begun is waited for. */
const earlierAnswer = async (one: RequestKey & { fingerprint: string; now: Date }) => {
  for (let waits = 0; ; waits += 1) {
    const earlier = await findAnswer(one)
    if (!earlier) throw stillRunning()
    if (earlier.fingerprint !== one.fingerprint) throw keyReused()
    if (earlier.answer) return earlier.answer.data
    const isYoung = one.now.getTime() - earlier.startedAt.getTime() < WAITED_MS
    if (!isYoung || waits * WAIT_MS >= WAITED_MS) throw stillRunning()
    await setTimeout(WAIT_MS)
  }
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
  if (!isFirst) return { data: await earlierAnswer({ ...one, now }), isRepeated: true }
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
