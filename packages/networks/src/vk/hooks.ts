import { timingSafeEqual } from 'node:crypto'
import { toActOutcome } from '../_shared/conversation-failures.ts'
import { readJsonBytes, sha256Hmac } from '../_shared/meta-hook.ts'
import { parseOr } from '../_shared/parse.ts'
import type { Account } from '../account.ts'
import type { ActOutcome, HookOutcome, HookRequest, Hooks } from '../conversations.ts'
import { callVk } from './call.ts'
import type { Place } from './comment-item.ts'
import {
  callbackServers,
  confirmationCode,
  event,
  newServer,
  type VkEvent,
} from './conversation-wire.ts'
import { EVENTS, itemOfEvent } from './events.ts'
import { TITLE } from './failures.ts'
import { kindOfToken } from './token.ts'
import { isDone } from './wire.ts'

const VERSION = '5.199'
const SECRET_LENGTH = 32
const NAME = 'Кадр'

/** Follows from the token, so nothing more is to be kept; a new token needs a new subscription. */
const secretOf = ({ tokens }: Account): string =>
  sha256Hmac(tokens.accessToken, 'kadr-callback').toString('hex').slice(0, SECRET_LENGTH)

const isSecret = (account: Account, given: string): boolean => {
  const expected = Buffer.from(secretOf(account))
  const bytes = Buffer.from(given)
  return bytes.length === expected.length && timingSafeEqual(bytes, expected)
}

const ask = ({ ctx, account }: Place) => ({ ctx, token: account.tokens.accessToken })

/** VK asks for a word that it tells to administrators only. */
async function confirm(request: HookRequest, { group_id }: VkEvent): Promise<HookOutcome> {
  for (const account of await request.findAccounts(group_id)) {
    const read = await callVk({
      ...ask({ ctx: request.ctx, account }),
      method: 'groups.getCallbackConfirmationCode',
      params: { group_id },
      schema: confirmationCode,
    })
    if (read.kind === 'ok') {
      return { kind: 'challenge', body: read.data.code, contentType: 'text/plain' }
    }
  }
  return { kind: 'refused' }
}

/** Anything but `ok` has VK send the event again. */
const parse = async (request: HookRequest): Promise<HookOutcome> => {
  const told = request.method === 'POST' && parseOr(event, readJsonBytes(request.rawBody))
  if (!told || !/^\d{1,20}$/.test(told.group_id)) return { kind: 'refused' }
  if (told.type === 'confirmation') return confirm(request, told)
  const accounts = await request.findAccounts(told.group_id)
  const account = accounts.find((one) => isSecret(one, told.secret ?? ''))
  if (!account) return { kind: 'refused' }
  const wake = { kind: 'wake', accounts: [told.group_id], reply: 'ok' } as const
  const item =
    kindOfToken(account) === 'key' ? itemOfEvent({ ctx: request.ctx, account }, told) : undefined
  return item ? { ...wake, items: [{ accountExternalId: told.group_id, item }] } : wake
}

async function findServer(place: Place, hookUrl: string) {
  const group_id = place.account.profile.externalId
  const method = 'groups.getCallbackServers'
  const read = await callVk({
    ...ask(place),
    method,
    params: { group_id },
    schema: callbackServers,
  })
  if (read.kind === 'failed') return read
  return { kind: 'ok' as const, data: read.data.items.find(({ url }) => url === hookUrl) }
}

const toOutcome = (read: Parameters<typeof toActOutcome>[0]['read']): ActOutcome =>
  toActOutcome({ title: TITLE, read, isGone: () => false })

const subscribe: NonNullable<Hooks['subscribe']> = async ({ ctx, account, hookUrl }) => {
  const place = { ctx, account }
  const group_id = account.profile.externalId
  const found = await findServer(place, hookUrl)
  if (found.kind === 'failed') return toOutcome(found)
  const params = { group_id, url: hookUrl, title: NAME, secret_key: secretOf(account) }
  let id = found.data?.id
  if (id === undefined) {
    const method = 'groups.addCallbackServer'
    const added = await callVk({ ...ask(place), method, params, schema: newServer })
    if (added.kind === 'failed') return toOutcome(added)
    id = added.data.server_id
  } else if (found.data?.secret_key !== secretOf(account)) {
    const method = 'groups.editCallbackServer'
    const edited = { ...params, server_id: id }
    const read = await callVk({ ...ask(place), method, params: edited, schema: isDone })
    if (read.kind === 'failed') return toOutcome(read)
  }
  return toOutcome(
    await callVk({
      ...ask(place),
      method: 'groups.setCallbackSettings',
      params: {
        group_id,
        server_id: id,
        api_version: VERSION,
        ...Object.fromEntries(EVENTS.map((name) => [name, true])),
      },
      schema: isDone,
    }),
  )
}

const unsubscribe: NonNullable<Hooks['unsubscribe']> = async ({ ctx, account, hookUrl }) => {
  const place = { ctx, account }
  const found = await findServer(place, hookUrl)
  if (found.kind === 'failed') return toOutcome(found)
  if (!found.data) return { kind: 'gone' }
  return toOutcome(
    await callVk({
      ...ask(place),
      method: 'groups.deleteCallbackServer',
      params: { group_id: account.profile.externalId, server_id: found.data.id },
      schema: isDone,
    }),
  )
}

export const hooks: Hooks = {
  parse,
  subscribe,
  unsubscribe,
  steps: [
    'Делать ничего не нужно: сервер уведомлений добавится в сообщество сам, если у ключа есть право «Управление сообществом».',
  ],
}
