import { randomInt } from 'node:crypto'
import type { DeletionRequest } from '@kadr/contract/site/requests'
import { UserError } from '@kadr/domain/base/app-error'
import { DAY_MS } from '@kadr/kit/durations'
import { isUuid } from '@kadr/kit/is-uuid'
import * as z from 'zod/mini'
import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../db/connection.ts'
import { deriveToken, isSameToken } from '../../../platform/crypto/opaque-token.ts'
import { declareJob } from '../../../platform/jobs/enqueue.ts'
import { findUsersByEmail } from '../../identity/auth/index.ts'
import { deletePersonalData } from '../../operations/personal-data/index.ts'
import { isFromRobot } from './form-guard.ts'
import {
  completeDeletion,
  countDeletionsSince,
  type DeletionRow,
  findDeletion,
  findDeletionByNumber,
  insertDeletion,
} from './requests.repository.ts'

const LIFETIME_MS = DAY_MS
const MAX_LETTERS_A_DAY = 3
/** Without letters and digits that look alike. */
const NUMBER_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

export const deletionLetterJob = declareJob({
  name: 'requests.send-deletion-letter',
  schema: z.object({ id: z.uuid() }),
})

export const createNumber = () =>
  Array.from({ length: 12 }, () => NUMBER_LETTERS[randomInt(NUMBER_LETTERS.length)])
    .join('')
    .replaceAll(/.{4}(?=.)/g, '$&-')

const stateOf = ({ doneAt, expiresAt, email }: DeletionRow, now: Date) => {
  if (doneAt) return 'done'
  if (expiresAt <= now) return 'expired'
  // A request without an address came from a network and needs no confirmation.
  return email === null ? 'working' : 'waiting'
}

const present = (ctx: AppContext, row: DeletionRow): DeletionRequest => ({
  number: row.number,
  state: stateOf(row, ctx.clock.now()),
  createdAt: row.createdAt.toISOString(),
  doneAt: row.doneAt?.toISOString() ?? null,
  expiresAt: row.expiresAt.toISOString(),
})

const signatureOf = (ctx: AppContext, id: string) =>
  deriveToken({ key: ctx.secrets.derive('data-deletion'), token: id })

export const deletionTokenOf = ({ ctx, id }: { ctx: AppContext; id: string }) =>
  `${id}.${signatureOf(ctx, id)}`

/** Answers the same whether or not the address has a profile: only its mailbox learns that. */
export const requestDeletion = async ({
  ctx,
  contactEmail,
  ...guard
}: {
  ctx: AppContext
  contactEmail: string
  ticket: string
  website: string
}): Promise<DeletionRequest> => {
  if (!ctx.mailer.isAvailable) {
    throw new UserError({
      code: 'UNAVAILABLE',
      userMessage: 'Письма здесь не настроены. Напишите на почту, указанную на странице',
    })
  }
  const now = ctx.clock.now()
  const email = contactEmail.toLowerCase()
  const values = {
    number: createNumber(),
    createdAt: now,
    expiresAt: new Date(now.getTime() + LIFETIME_MS),
  }
  if (isFromRobot({ ctx, ...guard })) {
    return present(ctx, { ...values, id: '', email, doneAt: null })
  }
  return inTransaction(ctx.db, async (tx) => {
    const since = new Date(now.getTime() - DAY_MS)
    if ((await countDeletionsSince({ db: tx, email, since })) >= MAX_LETTERS_A_DAY) {
      throw new UserError({
        code: 'RATE_LIMITED',
        userMessage: 'На эту почту уже ушло несколько писем. Проверьте «Спам» или повторите завтра',
      })
    }
    const row = await insertDeletion({ db: tx, ...values, email })
    await ctx.jobs.enqueue(deletionLetterJob, { id: row.id }, { tx })
    return present(ctx, row)
  })
}

export const getDeletionRequest = async ({
  ctx,
  number,
}: {
  ctx: AppContext
  number: string
}): Promise<DeletionRequest> => {
  const row = await findDeletionByNumber({ db: ctx.db, number })
  if (row) return present(ctx, row)
  throw new UserError({ code: 'NOT_FOUND', userMessage: 'Запроса с таким номером нет' })
}

const findByToken = async ({ ctx, token }: { ctx: AppContext; token: string }) => {
  const [id = '', signature = ''] = token.split('.')
  const isGenuine = isUuid(id) && isSameToken(signature, signatureOf(ctx, id))
  return isGenuine ? findDeletion({ db: ctx.db, id }) : undefined
}

/** Idempotent: after a crash, profiles deleted before are not found again. */
export const confirmDeletion = async ({
  ctx,
  token,
}: {
  ctx: AppContext
  token: string
}): Promise<DeletionRequest> => {
  const row = await findByToken({ ctx, token })
  if (!row) throw new UserError({ code: 'NOT_FOUND', userMessage: 'Такой ссылки нет' })
  const state = stateOf(row, ctx.clock.now())
  if (state === 'done') return present(ctx, row)
  if (state === 'expired' || row.email === null) {
    throw new UserError({
      code: 'LINK_EXPIRED',
      userMessage: 'Ссылка действовала сутки и устарела. Отправьте запрос ещё раз',
    })
  }
  for (const userId of await findUsersByEmail({ ctx, email: row.email })) {
    await deletePersonalData({ ctx, userId })
  }
  const done = await completeDeletion({ db: ctx.db, id: row.id, now: ctx.clock.now() })
  return present(ctx, done ?? { ...row, doneAt: ctx.clock.now() })
}
