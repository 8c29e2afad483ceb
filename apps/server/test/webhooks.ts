import { newId } from '@kadr/kit/new-id'
import { createSafeFetch } from '@kadr/kit/node/safe-fetch'
import { expect, vi } from 'vitest'
import { z } from 'zod'
import { inTransaction } from '../src/db/connection.ts'
import { runDeliveries } from '../src/modules/integrations/webhooks/run-deliveries.ts'
import { appendEvent } from '../src/platform/events/append-events.ts'
import { openSites } from '../src/platform/outside/sites/open-sites.ts'
import { createFakeClock } from './fake-clock.ts'
import { ask, newWriter, type Writer } from './posts.ts'
import { createTestApp } from './test-app.ts'
import { openReceiver } from './webhook-receiver.ts'

export const WEBHOOKS = '/integrations/webhooks'
/** Of the workers. */
const POLL_MS = 25
const WAIT = { timeout: 10_000 }

const shownWebhook = z.looseObject({
  id: z.string(),
  state: z.string(),
  pauseReason: z.string().nullable(),
  waiting: z.number(),
  failures: z.number(),
})
const shownDelivery = z.looseObject({
  id: z.string(),
  messageId: z.string(),
  kind: z.string(),
  state: z.string(),
  attempts: z.number(),
  status: z.number().nullable(),
  problem: z.string().nullable(),
})

const startWorkers = ({ ctx }: Awaited<ReturnType<typeof createTestApp>>) => {
  const stopping = new AbortController()
  const fetch = openSites({
    config: ctx.config,
    fetch: createSafeFetch({ returnsRedirects: true }),
    path: '/sandbox/webhooks',
    returnsRedirects: true,
  })
  const lanes = (['healthy', 'troubled'] as const).map((lane) =>
    runDeliveries({ ctx, fetch, lane, signal: stopping.signal, pollMs: POLL_MS }),
  )
  return async () => {
    stopping.abort()
    await Promise.all(lanes)
  }
}

/** An application with its workers, a workspace with an owner, and a program that receives. */
export const setUpWebhooks = async () => {
  const clock = createFakeClock(new Date())
  const receiver = await openReceiver()
  const app = await createTestApp({ clock, config: { publicUrl: receiver.origin } })
  let owner = await newWriter(app, 1)
  const stopWorkers = startWorkers(app)

  const send = (
    method: 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: object,
    who: Writer = owner,
  ) => ask(app, who, { method, path: `/integrations/${path}`, ...(body && { body }) })

  const create = async (name: string) => {
    const body = { title: name, url: receiver.urlOf(name), kinds: ['generation.ready'] }
    const { data, error } = await send('POST', 'webhooks', body)
    if (error) throw new Error(error.message)
    const { webhook, secret } = z.object({ webhook: shownWebhook, secret: z.string() }).parse(data)
    return { id: webhook.id, secret }
  }
  const look = async (id: string) => {
    const { data } = await ask(app, owner, { path: WEBHOOKS })
    const { items } = z.object({ items: z.array(shownWebhook) }).parse(data)
    const found = items.find((one) => one.id === id)
    if (!found) throw new Error('No such webhook')
    return found
  }
  const untilState = (id: string, state: string) =>
    vi.waitFor(async () => expect((await look(id)).state).toBe(state), WAIT)

  return {
    app,
    receiver,
    send,
    create,
    look,
    untilState,
    owner: () => owner,
    /** A session does not last for days. */
    pass: async (ms: number) => {
      clock.advance(ms)
      owner = await newWriter(app, 1)
    },
    live: async (name: string) => {
      const made = await create(name)
      await untilState(made.id, 'active')
      return made
    },
    remove: (id: string) => send('DELETE', `webhooks/${id}`),
    log: async (id: string) => {
      const { data } = await ask(app, owner, { path: `${WEBHOOKS}/${id}/deliveries` })
      return z.object({ items: z.array(shownDelivery) }).parse(data).items
    },
    untilArrived: (name: string, count: number) =>
      vi.waitFor(() => expect(receiver.of(name).length).toBeGreaterThanOrEqual(count), WAIT),
    untilQuiet: (id: string) =>
      vi.waitFor(async () => {
        const { waiting, isTesting } = await look(id)
        expect({ waiting, isTesting }).toEqual({ waiting: 0, isTesting: false })
      }, WAIT),
    /** What came to the receiver of this name without tests. */
    events: (name: string) =>
      receiver.of(name).filter(({ message }) => message.type !== 'endpoint.test'),
    /** An event in the workspace, as a module appends it. */
    happen: async (subjectId = newId(), title = 'Рилс') => {
      const { workspaceId, userId } = owner
      const payload = { userId, title, output: 'video' } as const
      await inTransaction(app.ctx.db, (tx) =>
        appendEvent({ tx, kind: 'generation.ready', workspaceId, subjectId, payload }),
      )
      await app.consumeEvents()
      return subjectId
    },
    stop: async () => {
      await stopWorkers()
      await app.stop()
      receiver.close()
    },
  }
}

export type WebhookStage = Awaited<ReturnType<typeof setUpWebhooks>>
