import { UserError } from '@kadr/domain/base/app-error'
import { postTitle } from '@kadr/domain/publishing/posts/post-title'
import { DAY_MS } from '@kadr/kit/durations'
import { newId } from '@kadr/kit/new-id'
import type { AppContext } from '../../../context.ts'
import { inTransaction, type Tx } from '../../../db/connection.ts'
import { hashOf } from '../../../platform/crypto/hash-of.ts'
import { appendEvent } from '../../../platform/events/append-events.ts'
import type { ApiMember } from '../../../platform/http/v1/api-caller.ts'
import { readThread } from '../../audience/conversations/index.ts'
import { nameAccount } from '../../delivery/notifications/index.ts'
import { readPost } from '../../publishing/posts/index.ts'
import { type Act, perform, rehearse, type Wish } from './acts.ts'
import * as repository from './confirmations.repository.ts'
import { EXPIRED } from './present-confirmation.ts'

const LIFETIME_MS = DAY_MS
/** A person can look at so many; an assistant that asks for more has run away. */
const MAX_WAITING = 20

const tooMany = () =>
  new UserError({
    code: 'CONFLICT',
    userMessage: `Решения человека уже ждут ${MAX_WAITING} просьб. Дождитесь его ответа`,
  })

/** What the notification shows of it. */
const describe = async ({ ctx, member, act }: { ctx: AppContext; member: ApiMember; act: Act }) => {
  if (act.kind === 'answer') {
    const { conversation } = await readThread({ ctx, actor: member, id: act.conversationId })
    const { account, person } = conversation
    const to = person.name ?? 'Без имени'
    return { text: act.text, facts: `Кому: ${to}. ${nameAccount(account)}` }
  }
  const post = await readPost({ ctx, workspaceId: member.workspaceId, id: act.postId })
  const accounts = post.targets.map(({ network, accountTitle: title }) =>
    nameAccount({ network, title }),
  )
  const when =
    act.kind === 'publish' ? 'Сразу' : `${act.wallTime.replace('T', ' ')} (${act.timeZone})`
  return { text: postTitle(post.text), facts: `${when}. ${accounts.join(', ')}` }
}

const store = async ({
  ctx,
  tx,
  member,
  act,
}: {
  ctx: AppContext
  tx: Tx
  member: ApiMember
  act: Act
}) => {
  const { caller, userId, workspaceId } = member
  const hash = hashOf(act)
  const now = ctx.clock.now()
  await repository.lockCaller({ tx, callerId: caller.id })
  const earlier = await repository.findWaiting({ tx, callerId: caller.id, hash })
  if (earlier && earlier.expiresAt > now) return earlier
  if (earlier) {
    await repository.settleConfirmation({
      tx,
      id: earlier.id,
      state: 'expired',
      message: EXPIRED,
      at: now,
    })
  }
  if ((await repository.countWaiting({ tx, callerId: caller.id })) >= MAX_WAITING) throw tooMany()
  const row = await repository.insertConfirmation({
    tx,
    values: {
      workspaceId,
      userId,
      callerKind: caller.kind,
      callerId: caller.id,
      callerName: caller.name,
      kind: act.kind,
      act,
      hash,
      state: 'waiting',
      createdAt: now,
      expiresAt: new Date(now.getTime() + LIFETIME_MS),
    },
  })
  await appendEvent({
    tx,
    kind: 'confirmation.asked',
    workspaceId,
    subjectId: row.id,
    payload: {
      userId,
      callerName: caller.name,
      kind: act.kind,
      ...(await describe({ ctx: { ...ctx, db: tx }, member, act })),
    },
  })
  return row
}

/** Does it where the person allowed that beforehand; else it waits for their tap. The same wish waits once. */
export const askConfirmation = async ({
  ctx,
  member,
  wish,
}: {
  ctx: AppContext
  member: ApiMember
  wish: Wish
}): Promise<{ act: Act; waiting: repository.ConfirmationRow | undefined }> => {
  const given = { ctx, actor: member, wish, key: newId() }
  if (member.caller.mayPublish) return { act: await perform(given), waiting: undefined }
  const act = await rehearse(given)
  const waiting = await inTransaction(ctx.db, (tx) => store({ ctx, tx, member, act }))
  return { act, waiting }
}
