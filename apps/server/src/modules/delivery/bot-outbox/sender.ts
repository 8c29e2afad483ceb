import { DAY_MS, MINUTE_MS, SECOND_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../../context.ts'
import { inTransaction, type Tx } from '../../../db/connection.ts'
import type { ChatAddress } from '../../../platform/outside/messengers/incoming.ts'
import type { Messenger, SendOutcome } from '../../../platform/outside/messengers/port.ts'
import { setBotBlocked } from '../../identity/auth/index.ts'
import {
  claimMessage,
  findMessage,
  isAnyOpen,
  listAbandoned,
  listHeads,
  listWaitingOf,
  type MessageState,
  moveMessages,
  type OutboxRow,
  releaseClaim,
  sentIdOf,
} from './outbox.repository.ts'
import { isGroup } from './outbox.service.ts'
import { createSendLimits } from './send-limits.ts'
import { readFile } from './stored-files.ts'

/** Called in the transaction that settles the messages. */
export type OnSettled = (input: {
  ctx: AppContext
  tx: Tx
  messageIds: readonly number[]
  state: 'sent' | 'unknown' | 'failed'
}) => Promise<void>

/** The bot can no longer write to this group; with `threadId`, only to that topic of it. */
export type OnChatLost = (input: { ctx: AppContext; tx: Tx; place: ChatAddress }) => Promise<void>

/** Whether whoever waits for a message is told in another way when it fails now, instead of in a day. */
export type HasOtherWay = (input: { ctx: AppContext; messageId: number }) => Promise<boolean>

export type SenderHooks = {
  onSettled: OnSettled
  onChatLost: OnChatLost
  hasOtherWay: HasOtherWay
}

/** Longer than the maximum age of a claim plus the timeout of a call. */
const ABANDONED_MS = 40 * SECOND_MS
/** An older claim is dropped before sending: another process may have claimed the message since. */
const MAX_CLAIM_AGE_MS = 20 * SECOND_MS
const STALE_MS = DAY_MS
/** How long a messenger may be out of reach before others bring its messages. */
const PATIENCE_MS = 2 * MINUTE_MS
const RETRY_MS = [5, 15, 60, 300].map((seconds) => seconds * SECOND_MS)
const BATCH = 50
/** Bounds how many messages become unknown when the process is killed. */
const IN_FLIGHT = 5

const isEdit = ({ editsId }: OutboxRow) => editsId !== null

const pauseAfter = ({ attempts }: OutboxRow) =>
  RETRY_MS[Math.min(attempts, RETRY_MS.length - 1)] ?? MINUTE_MS

type Refusal = Extract<SendOutcome, { kind: 'refused' }>

/** Sends the due messages of one messenger. Runs in one process at a time. */
export const createSender = ({
  ctx,
  messenger,
  onSettled,
  onChatLost,
  hasOtherWay,
}: SenderHooks & { ctx: AppContext; messenger: Messenger }) => {
  const { name } = messenger
  const limits = createSendLimits(messenger)
  const nowMs = () => ctx.clock.now().getTime()
  /** Results that could not be stored while the database was down, by message id. */
  const unstored = new Map<number, () => Promise<void>>()

  const end = (
    ids: readonly number[],
    state: Exclude<MessageState, 'waiting' | 'sending'>,
    { tx, messageId }: { tx: Tx; messageId?: string },
  ) =>
    moveMessages({
      db: tx,
      ids,
      // A process that was suspended may learn late that its message was sent.
      from: ['waiting', 'sending', 'unknown'],
      values: { state, ...(messageId !== undefined && { messageId }) },
    }).then((messageIds) => onSettled({ ctx, tx, messageIds, state }))

  const retryLater = async (message: OutboxRow, ms: number) => {
    const now = nowMs()
    const age = now - message.createdAt.getTime()
    const isStale =
      age > STALE_MS || (age > PATIENCE_MS && (await hasOtherWay({ ctx, messageId: message.id })))
    await inTransaction(ctx.db, async (tx) => {
      if (isStale) return end([message.id], 'failed', { tx })
      const values = { state: 'waiting', dueAt: new Date(now + ms) } as const
      await moveMessages({ db: tx, ids: [message.id], from: ['sending'], values })
    })
  }

  /** Nothing else can be delivered to this chat either. */
  const endBlocked = ({ id, chatId, userId }: OutboxRow) =>
    inTransaction(ctx.db, async (tx) => {
      const place = { messenger: name, chatId }
      const at = ctx.clock.now()
      if (isGroup(place)) await onChatLost({ ctx, tx, place })
      else if (userId !== null) await setBotBlocked({ tx, userId, messenger: name, at })
      const waiting = await listWaitingOf({ db: tx, place })
      await end([id, ...waiting.map((one) => one.id)], 'failed', { tx })
    })

  const endSent = ({ id }: OutboxRow, messageId?: string) => {
    const sent = messageId === undefined ? {} : { messageId }
    return inTransaction(ctx.db, (tx) => end([id], 'sent', { tx, ...sent }))
  }

  const endRefused = (message: OutboxRow, refusal: Refusal) => {
    const { status, description: reason, meaning } = refusal
    if (meaning === 'unchanged') return endSent(message)
    ctx.log.info({ messageId: message.id, status, reason }, 'bot.message.refused')
    if (meaning === 'chat_lost') return endBlocked(message)
    return inTransaction(ctx.db, async (tx) => {
      const threadId = messenger.threadOf(message)
      if (meaning === 'thread_lost' && threadId !== undefined) {
        const { chatId } = message
        await onChatLost({ ctx, tx, place: { messenger: name, chatId, threadId } })
      }
      await end([message.id], 'failed', { tx })
    })
  }

  const settle = (message: OutboxRow, outcome: SendOutcome): Promise<void> => {
    switch (outcome.kind) {
      case 'done':
        return endSent(message, outcome.messageId)
      case 'refused':
        return endRefused(message, outcome)
      case 'limited': {
        const ms = outcome.retryAfterSeconds * SECOND_MS
        limits.pause(nowMs() + Math.min(ms, SECOND_MS))
        return retryLater(message, ms)
      }
      case 'unsent':
        return retryLater(message, pauseAfter(message))
      default:
        // Edits are idempotent; a repeated message would be a duplicate.
        if (isEdit(message)) return retryLater(message, pauseAfter(message))
        return inTransaction(ctx.db, (tx) => end([message.id], 'unknown', { tx }))
    }
  }

  /** What to call with; undefined when the edited message or the file is gone. */
  const prepare = async ({ params, editsId }: OutboxRow) => {
    const request = await readFile({ ctx, params })
    if (editsId === null) return request
    const edited = await findMessage({ db: ctx.db, id: editsId })
    const editedId = edited && sentIdOf(edited)
    return request && editedId !== undefined ? { ...request, editedId } : undefined
  }

  const call = async (message: OutboxRow, claimedAt: Date): Promise<void> => {
    if (!(await claimMessage({ db: ctx.db, message, now: claimedAt }))) return
    const request = await prepare(message)
    if (!request) return inTransaction(ctx.db, (tx) => end([message.id], 'failed', { tx }))
    if (nowMs() - claimedAt.getTime() > MAX_CLAIM_AGE_MS) return retryLater(message, 0)
    const { chatId, method } = message
    const { params, ...rest } = request
    unstored.delete(message.id)
    const { config } = ctx
    const outcome = await messenger.send({ config, chatId, call: { method, params }, ...rest })
    unstored.set(message.id, () => settle(message, outcome))
    await settle(message, outcome)
  }

  const send = async (message: OutboxRow): Promise<void> => {
    const { id } = message
    const claimedAt = ctx.clock.now()
    // Until the call begins, the claim can be released safely.
    unstored.set(id, () => releaseClaim({ db: ctx.db, id, claimedAt }))
    await call(message, claimedAt)
    unstored.delete(id)
  }

  const storeLate = async () => {
    for (const [id, run] of unstored) {
      await run()
      unstored.delete(id)
    }
  }

  const releaseAbandoned = async () => {
    const before = new Date(nowMs() - ABANDONED_MS / ctx.config.publisher.speed)
    for (const message of await listAbandoned({ db: ctx.db, messenger: name, before })) {
      await settle(message, { kind: 'unknown' })
    }
  }

  /** `isMore`: further messages are due. */
  return async (): Promise<{ sent: number; isMore: boolean }> => {
    await storeLate()
    if (!(await isAnyOpen({ db: ctx.db, messenger: name }))) return { sent: 0, isMore: false }
    await releaseAbandoned()
    const heads = await listHeads({
      db: ctx.db,
      messenger: name,
      now: ctx.clock.now(),
      limit: BATCH,
    })
    const queue = heads.values()
    let sent = 0
    const sendOneByOne = async () => {
      for (const message of queue) {
        if (!limits.take({ chatId: message.chatId, now: nowMs() })) continue
        sent += 1
        await send(message)
      }
    }
    const lanes = await Promise.allSettled(Array.from({ length: IN_FLIGHT }, sendOneByOne))
    for (const lane of lanes) if (lane.status === 'rejected') throw lane.reason
    return { sent, isMore: heads.length > 0 }
  }
}
