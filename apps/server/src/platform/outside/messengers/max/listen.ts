import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod/mini'
import type { Listening } from '../port.ts'
import { callMax } from './call-max.ts'

const HANDLED_UPDATES = [
  'message_created',
  'message_callback',
  'bot_started',
  'bot_stopped',
  'bot_added',
  'bot_removed',
] as const

const POLL_SECONDS = 30
/** Longer than the poll. */
const TIMEOUT_MS = 45_000
const FAILED_PAUSE_MS = 5000

const page = z.object({
  updates: z.array(z.unknown()),
  marker: z.optional(z.nullable(z.int())),
})
const subscriptions = z.object({ subscriptions: z.array(z.object({ url: z.string() })) })

const setCommands = async ({ config, commands, signal, log }: Listening) => {
  const body = {
    commands: commands.map(({ command: name, description }) => ({ name, description })),
  }
  const { kind } = await callMax({ config, method: 'PATCH /me', body, signal })
  if (kind !== 'done') log.info({ reason: kind }, 'bot.commands.save_failed')
}

/** A subscription and asking for updates exclude each other. */
const removeSubscriptions = async ({ config, signal }: Listening) => {
  const found = await callMax({ config, method: 'GET /subscriptions', signal })
  const known = found.kind === 'done' ? subscriptions.safeParse(found.result).data : undefined
  for (const { url } of known?.subscriptions ?? []) {
    await callMax({ config, method: 'DELETE /subscriptions', query: { url }, signal })
  }
}

/** An update that could not be handled ends the run: the marker stays, so MAX brings it again. */
const poll = async (listening: Listening): Promise<void> => {
  const { config, onUpdate, signal } = listening
  await removeSubscriptions(listening)
  let marker: number | undefined
  while (!signal.aborted) {
    const outcome = await callMax({
      config,
      method: 'GET /updates',
      query: {
        timeout: String(POLL_SECONDS),
        types: HANDLED_UPDATES.join(','),
        ...(marker !== undefined && { marker: String(marker) }),
      },
      timeoutMs: TIMEOUT_MS,
      signal,
    })
    if (signal.aborted) return
    if (outcome.kind !== 'done') {
      if (outcome.kind === 'refused') throw new Error(`MAX gave no updates: ${outcome.status}`)
      await pause(FAILED_PAUSE_MS, undefined, { signal }).catch(() => undefined)
      continue
    }
    const found = z.parse(page, outcome.result)
    for (const update of found.updates) await onUpdate(update)
    marker = found.marker ?? marker
  }
}

const runWebhook = async (
  { config, signal }: Listening,
  { url, secret }: { url: string; secret: string },
) => {
  const body = { url, secret, update_types: HANDLED_UPDATES }
  const { kind } = await callMax({ config, method: 'POST /subscriptions', body, signal })
  if (kind !== 'done') throw new Error(`MAX took no subscription: ${kind}`)
  if (!signal.aborted) await once(signal, 'abort')
}

/** Long polling or a webhook, until aborted. */
export const listen = async (listening: Listening): Promise<void> => {
  const { webhook } = listening
  await setCommands(listening)
  await (webhook ? runWebhook(listening, webhook) : poll(listening))
}
