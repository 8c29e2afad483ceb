import { setTimeout as pause } from 'node:timers/promises'
import { NO_BRAND } from '@kadr/contract/studio/slideshow'
import { signLaunch } from '@kadr/sandbox/sign-launch'
import { z } from 'zod'

export const BOT_TOKEN = '7000000004:walk-0123456789abcdefghijk'
const LIMIT_MS = 90_000

const withId = z.looseObject({ id: z.string() })
const tokens = z.looseObject({ token: z.string(), refreshToken: z.string() })
const post = z.looseObject({
  id: z.string(),
  version: z.number(),
  text: z.string(),
  state: z.string(),
})
const generation = z.looseObject({
  id: z.string(),
  state: z.string(),
  results: z.array(z.looseObject({ urls: z.looseObject({ original: z.string() }) })),
})

type Side = { url: string }
type Call = { method?: string; token?: string; body?: unknown; headers?: Record<string, string> }

const call = async <T>(
  side: Side,
  path: string,
  shape: z.ZodType<T>,
  { method = 'GET', token, body, headers }: Call = {},
): Promise<T> => {
  const answer = await fetch(`${side.url}/api${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${side.url}${path}: ${answer.status} ${text}`)
  return z.object({ data: shape }).parse(JSON.parse(text)).data
}

const poll = async <T>(read: () => Promise<T>, isDone: (value: T) => boolean): Promise<T> => {
  const deadline = Date.now() + LIMIT_MS
  for (;;) {
    const value = await read()
    if (isDone(value)) return value
    if (Date.now() > deadline) throw new Error(`Never came: ${JSON.stringify(value)}`)
    await pause(200)
  }
}

export type Person = z.infer<typeof tokens> & { accountId?: string }

export const signIn = (side: Side, id: number): Promise<Person> => {
  const user = { id, firstName: 'Вера' }
  const launch = signLaunch({ botToken: BOT_TOKEN, user, platform: 'android' })
  const initData = new URLSearchParams(launch).get('tgWebAppData') ?? ''
  const headers = { 'x-telegram-init-data': initData, 'x-device-id': crypto.randomUUID() }
  return call(side, '/auth/validate', tokens, { method: 'POST', headers })
}

/** A session goes on at the other release. */
export const goOn = (side: Side, { refreshToken }: Person): Promise<Person> =>
  call(side, '/auth/refresh', tokens, { method: 'POST', body: { refreshToken } })

export const connectChannel = async (side: Side, { token }: Person) => {
  const body = { channel: '@vetrova_life' }
  const path = '/users/me/connections/telegram/channels'
  await call(side, path, z.unknown(), { method: 'POST', token, body })
}

const findAccount = async (side: Side, { token }: Person): Promise<string> => {
  const shape = z.looseObject({ telegramChannels: z.array(withId) })
  const { telegramChannels: accounts } = await call(side, '/users/me/connections', shape, { token })
  const [account] = accounts
  if (!account) throw new Error(`${side.url}: the account is not there`)
  return account.id
}

/** Written at one release, changed at the other, sent off by the first, read out at both. */
export const publish = async ({
  person,
  text,
  at,
  beside,
}: {
  person: Person
  text: string
  at: Side
  beside: Side
}) => {
  const { token } = person
  const target = { override: { text: null, mediaIds: null }, settings: {} }
  const targets = [{ connectionId: await findAccount(at, person), ...target }]
  const content = { text: 'Черновик', mediaIds: [], utm: null, erid: '', targets }
  const made = await call(at, '/posts', post, { method: 'POST', token, body: content })
  const path = `/posts/${made.id}`
  const change = { version: made.version, text }
  const changed = await call(beside, path, post, { method: 'PATCH', token, body: change })
  const body = { version: changed.version, when: { kind: 'now' } }
  await call(at, `${path}/schedule`, post, { method: 'POST', token, body })
  for (const side of [at, beside]) {
    const read = () => call(side, path, post, { token })
    const { state } = await poll(read, (one) => !/^(scheduled|publishing)$/.test(one.state))
    if (state !== 'published') throw new Error(`${text}: ${state}`)
  }
}

const SCREENS = ['/users/me', '/posts', '/posts/counts', '/notifications', '/reels', '/resources']

/** What the first screens ask for. */
export const lookAround = async (side: Side, { token }: Person) => {
  for (const path of SCREENS) await call(side, path, z.unknown(), { token })
}

const slide = (index: number, title: string) => ({
  id: `s${index}`,
  card: {
    ...{ role: 'item', n: null, title, sub: '', body: '', value: '', unit: '', sides: [] },
    ...{ isFix: false, items: [], act: '', object: null },
  },
  ...{ asset: null, fit: 'framed', companion: null, objects: [], seconds: 0.5, motion: 'still' },
  lock: null,
})

/** Made at one release, rendered by whoever renders, fetched at the other. */
export const render = async ({
  person: { token },
  title,
  at,
  beside,
}: {
  person: Person
  title: string
  at: Side
  beside: Side
}) => {
  const form = {
    ...{ version: 2, aspect: '9:16', style: 'cuts', seed: 0, transition: 'none', music: null },
    ...{ hasEffects: false, isClipSoundKept: false },
    brand: NO_BRAND,
    slides: [0, 1].map((index) => slide(index, `${title} ${index}`)),
  }
  const body = { title, content: { kind: 'slideshow', form } }
  const reel = await call(at, '/reels', withId, { method: 'POST', token, body })
  const path = `/reels/${reel.id}/generations`
  const begun = await call(at, path, generation, {
    method: 'POST',
    token,
    body: { output: 'video' },
  })
  const read = () => call(beside, `/generations/${begun.id}`, generation, { token })
  const done = await poll(read, ({ state }) => !/^(queued|rendering)$/.test(state))
  const [video] = done.results
  if (done.state !== 'ready' || !video) throw new Error(`${title}: ${done.state}`)
  const file = await fetch(new URL(video.urls.original, beside.url))
  const head = Buffer.from(await file.arrayBuffer())
  if (!file.ok || head.toString('latin1', 4, 8) !== 'ftyp') throw new Error(`${title}: no video`)
  return head.length
}
