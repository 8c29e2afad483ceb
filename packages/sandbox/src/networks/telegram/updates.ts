import { textsAt } from '../_shared/fields.ts'
import type { FakeReply, FakeWorld } from '../fake-network.ts'
import { type Params, textOf } from './params.ts'
import { botError, botOk } from './replies.ts'

type Update = { update_id: number } & Readonly<Record<string, unknown>>

const FIRST_ID = 500_000_000
const MAX_WAIT_SECONDS = 50

/** Queue of updates, delivered by long polling or a webhook. */
export function createUpdates({ world }: { world: FakeWorld }) {
  const queue = world.memory.table<Update>('telegram/updates')
  const counter = world.memory.table<number>('telegram/update-counter')
  const webhook = world.memory.table<string>('telegram/webhook')
  let answerWaiting: ((reply: FakeReply) => void) | undefined

  const listed = ({ offset, limit, kinds }: UpdateQuery) =>
    [...queue.values()]
      .filter((update) => update.update_id >= offset)
      .filter((update) => kinds.length === 0 || kinds.some((kind) => kind in update))
      .slice(0, limit)

  /** An offset confirms all earlier updates. */
  const confirm = (offset: number) => {
    for (const [id, update] of queue) if (update.update_id < offset) queue.delete(id)
  }

  const release = (reply: FakeReply) => {
    answerWaiting?.(reply)
    answerWaiting = undefined
  }

  const wait = (wanted: UpdateQuery & { seconds: number }) =>
    new Promise<FakeReply>((resolve) => {
      const timer = setTimeout(() => release(botOk([])), wanted.seconds * 1000)
      timer.unref()
      answerWaiting = (reply) => {
        clearTimeout(timer)
        resolve(reply.status === 200 ? botOk(listed(wanted)) : reply)
      }
    })

  const getUpdates = (params: Params): FakeReply | Promise<FakeReply> => {
    if (webhook.has('url')) {
      return botError(409, "Conflict: can't use getUpdates method while webhook is active")
    }
    release(botError(409, 'Conflict: terminated by other getUpdates request'))
    const wanted = {
      offset: Number(textOf(params, 'offset') || 0),
      limit: Number(textOf(params, 'limit') || 100),
      kinds: textsAt(params, 'allowed_updates'),
    }
    confirm(wanted.offset)
    const found = listed(wanted)
    const seconds = Math.min(Number(textOf(params, 'timeout') || 0), MAX_WAIT_SECONDS)
    return found.length > 0 || seconds === 0 ? botOk(found) : wait({ ...wanted, seconds })
  }

  const deliver = async (update: Update) => {
    const url = webhook.get('url')
    if (!url) return release(botOk([]))
    const secret = webhook.get('secret')
    const response = await world.fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(secret && { 'x-telegram-bot-api-secret-token': secret }),
      },
      body: JSON.stringify(update),
    })
    if (response.ok) queue.delete(String(update.update_id))
  }

  return {
    /** An update stays queued until the webhook responds, like at Telegram. */
    push: (content: Readonly<Record<string, unknown>>): Promise<void> => {
      const update_id = (counter.get('last') ?? FIRST_ID) + 1
      counter.set('last', update_id)
      const update = { update_id, ...content }
      queue.set(String(update_id), update)
      return deliver(update).catch(() => undefined)
    },
    getUpdates,
    setWebhook: (params: Params): FakeReply => {
      const url = textOf(params, 'url')
      if (url) webhook.set('url', url)
      else webhook.clear()
      webhook.set('secret', textOf(params, 'secret_token'))
      return botOk(true)
    },
    deleteWebhook: (params: Params): FakeReply => {
      webhook.clear()
      if (params.drop_pending_updates === true) queue.clear()
      return botOk(true)
    },
    webhookInfo: (): FakeReply =>
      botOk({
        url: webhook.get('url') ?? '',
        has_custom_certificate: false,
        pending_update_count: queue.size,
      }),
    reset: () => {
      queue.clear()
      webhook.clear()
    },
    close: () => release(botOk([])),
  }
}

type UpdateQuery = { offset: number; limit: number; kinds: readonly string[] }

export type Updates = ReturnType<typeof createUpdates>
