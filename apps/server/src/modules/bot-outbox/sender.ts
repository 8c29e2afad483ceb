import { DAY_MS, MINUTE_MS, SECOND_MS } from '@kadr/kit/durations'
import * as z from 'zod/mini'
import type { AppContext } from '../../context.ts'
import { inTransaction, type Tx } from '../../db/connection.ts'
import { callTelegram, type TelegramOutcome } from '../../platform/telegram/call-telegram.ts'
import { setBotBlocked } from '../users/index.ts'
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
} from './outbox.repository.ts'
import { createSendLimits, isGroup } from './send-limits.ts'
import { readFile } from './stored-files.ts'

/** Told in the transaction in which messages end. */
export type OnSettled = (input: {
  ctx: AppContext
  tx: Tx
  messageIds: readonly number[]
  state: 'sent' | 'unknown' | 'failed'
}) => Promise<void>

/** A group where the bot can't write any more; with `threadId` only that topic of it. */
export type OnChatLost = (input: {
  ctx: AppContext
  tx: Tx
  chatId: number
  threadId?: number
}) => Promise<void>

export type SenderHooks = { onSettled: OnSettled; onChatLost: OnChatLost }

/** Longer than a claim may age before its call, and a call may take. */
const ABANDONED_MS = 40 * SECOND_MS
/** Whoever slept since the claim does not send: another process may have taken over. */
const MAX_CLAIM_AGE_MS = 20 * SECOND_MS
const STALE_MS = DAY_MS
const RETRY_MS = [5, 15, 60, 300].map((seconds) => seconds * SECOND_MS)
const BATCH = 50
/** Of a process that is killed, only so many messages become unknown. */
const IN_FLIGHT = 5

const sentMessage = z.object({ message_id: z.int() })

const isEdit = ({ editsId }: OutboxRow) => editsId !== null

const pauseAfter = ({ attempts }: OutboxRow) =>
  RETRY_MS[Math.min(attempts, RETRY_MS.length - 1)] ?? MINUTE_MS

type Refusal = Extract<TelegramOutcome, { kind: 'refused' }>

/** An edit that changes nothing is refused; the message is as wanted. */
const isSameAsBefore = ({ description }: Refusal) => description.includes('message is not modified')

/** In a private chat it also means that the person never wrote to the bot. */
const isGroupClosed = ({ chatId }: OutboxRow, { description }: Refusal) =>
  isGroup(chatId) && description.includes('chat not found')

const isThreadGone = ({ description }: Refusal) =>
  description.includes('thread not found') || description.includes('TOPIC_')

/** Sends what is due in the outbox. One process at a time runs it. */
export const createSender = ({ ctx, onSettled, onChatLost }: SenderHooks & { ctx: AppContext }) => {
  const limits = createSendLimits()
  const nowMs = () => ctx.clock.now().getTime()
  /** What is known about messages and could not be stored: the database was away. */
  const unstored = new Map<number, () => Promise<void>>()

  const end = (
    ids: readonly number[],
    state: Exclude<MessageState, 'waiting' | 'sending'>,
    { tx, messageId }: { tx: Tx; messageId?: number },
  ) =>
    moveMessages({
      db: tx,
      ids,
      // A process that slept may learn late that its message was sent.
      from: ['waiting', 'sending', 'unknown'],
      values: { state, ...(messageId !== undefined && { messageId }) },
    }).then((messageIds) => onSettled({ ctx, tx, messageIds, state }))

  const retryLater = async (message: OutboxRow, ms: number) => {
    const now = nowMs()
    const isStale = now - message.createdAt.getTime() > STALE_MS
    await inTransaction(ctx.db, async (tx) => {
      if (isStale) return end([message.id], 'failed', { tx })
      const values = { state: 'waiting', dueAt: new Date(now + ms) } as const
      await moveMessages({ db: tx, ids: [message.id], from: ['sending'], values })
    })
  }

  /** Nothing else can be sent to this chat either. */
  const endBlocked = ({ id, chatId, userId }: OutboxRow) =>
    inTransaction(ctx.db, async (tx) => {
      if (isGroup(chatId)) await onChatLost({ ctx, tx, chatId })
      else if (userId !== null) await setBotBlocked({ tx, userId, at: ctx.clock.now() })
      const waiting = await listWaitingOf({ db: tx, chatId })
      await end([id, ...waiting.map((one) => one.id)], 'failed', { tx })
    })

  const endSent = ({ id }: OutboxRow, result?: unknown) => {
    const messageId = sentMessage.safeParse(result).data?.message_id
    const sent = messageId === undefined ? {} : { messageId }
    return inTransaction(ctx.db, (tx) => end([id], 'sent', { tx, ...sent }))
  }

  const endRefused = (message: OutboxRow, refusal: Refusal) => {
    if (isSameAsBefore(refusal)) return endSent(message)
    const { status, description: reason } = refusal
    ctx.log.info({ messageId: message.id, status, reason }, 'bot.message.refused')
    if (status === 403 || isGroupClosed(message, refusal)) return endBlocked(message)
    return inTransaction(ctx.db, async (tx) => {
      const { message_thread_id: threadId } = message.params
      if (isThreadGone(refusal) && typeof threadId === 'number') {
        await onChatLost({ ctx, tx, chatId: message.chatId, threadId })
      }
      await end([message.id], 'failed', { tx })
    })
  }

  const settle = (message: OutboxRow, outcome: TelegramOutcome): Promise<void> => {
    switch (outcome.kind) {
      case 'done':
        return endSent(message, outcome.result)
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
        // An edit may be repeated; a message would be doubled.
        if (isEdit(message)) return retryLater(message, pauseAfter(message))
        return inTransaction(ctx.db, (tx) => end([message.id], 'unknown', { tx }))
    }
  }

  const findParams = async ({ chatId, params, editsId }: OutboxRow) => {
    const chat = { chat_id: chatId, ...params }
    if (editsId === null) return chat
    const edited = await findMessage({ db: ctx.db, id: editsId })
    return edited?.messageId ? { ...chat, message_id: edited.messageId } : undefined
  }

  const call = async (message: OutboxRow, claimedAt: Date): Promise<void> => {
    if (!(await claimMessage({ db: ctx.db, message, now: claimedAt }))) return
    const params = await findParams(message)
    const request = params && (await readFile({ ctx, params }))
    if (!request) return inTransaction(ctx.db, (tx) => end([message.id], 'failed', { tx }))
    if (nowMs() - claimedAt.getTime() > MAX_CLAIM_AGE_MS) return retryLater(message, 0)
    const { method } = message
    unstored.delete(message.id)
    const outcome = await callTelegram({ config: ctx.config, method, ...request })
    unstored.set(message.id, () => settle(message, outcome))
    await settle(message, outcome)
  }

  const send = async (message: OutboxRow): Promise<void> => {
    const { id } = message
    const claimedAt = ctx.clock.now()
    // Until the call begins, it is certain that nothing has left.
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
    for (const message of await listAbandoned({ db: ctx.db, before })) {
      await settle(message, { kind: 'unknown' })
    }
  }

  /** Returns how many were sent, and whether more are due. */
  return async (): Promise<{ sent: number; isMore: boolean }> => {
    await storeLate()
    if (!(await isAnyOpen({ db: ctx.db }))) return { sent: 0, isMore: false }
    await releaseAbandoned()
    const heads = await listHeads({ db: ctx.db, now: ctx.clock.now(), limit: BATCH })
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
