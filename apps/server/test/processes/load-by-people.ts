import { randomInt } from 'node:crypto'
import sharp from 'sharp'
import { z } from 'zod'

type Answer = { url: string; path: string; method?: string; token?: string; body?: unknown }

const send = async <T>({ url, path, method = 'GET', token, body }: Answer, data: z.ZodType<T>) => {
  const answer = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
  return z.object({ data }).parse(JSON.parse(text)).data
}

const withId = z.looseObject({ id: z.string() })

export const signInAt = async (url: string, telegramId: number): Promise<string> => {
  const body = { telegramId, firstName: `Гость ${telegramId}`, platform: 'android' }
  const path = '/dev/telegram/launch'
  const { hash } = await send({ url, path, method: 'POST', body }, z.object({ hash: z.string() }))
  const initData = new URLSearchParams(hash).get('tgWebAppData') ?? ''
  const headers = { 'x-telegram-init-data': initData, 'x-device-id': crypto.randomUUID() }
  const answer = await fetch(`${url}/api/auth/validate`, { method: 'POST', headers })
  const shape = z.object({ data: z.looseObject({ token: z.string() }) })
  return shape.parse(await answer.json()).data.token
}

const addPost = async ({ url, token, text }: { url: string; token: string; text: string }) => {
  const body = { text, mediaIds: [], utm: null, erid: '', targets: [] }
  return (await send({ url, path: '/posts', method: 'POST', token, body }, withId)).id
}

/** A picture of its own colour, by one request of tus with its content. */
const upload = async ({ url, token, name }: { url: string; token: string; name: string }) => {
  const background = { r: randomInt(256), g: randomInt(256), b: randomInt(256) }
  const file = await sharp({ create: { width: 64, height: 64, channels: 3, background } })
    .png()
    .toBuffer()
  const { data } = await fetch(`${url}/api/workspaces`, {
    headers: { authorization: `Bearer ${token}` },
  }).then(async (answer) => z.object({ data: z.array(withId) }).parse(await answer.json()))
  const metadata = { filename: `${name}.png`, workspaceId: data[0]?.id ?? '' }
  const encoded = Object.entries(metadata).map(
    ([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`,
  )
  const tus = { authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0' }
  const begun = await fetch(`${url}/api/uploads`, {
    method: 'POST',
    headers: { ...tus, 'upload-length': `${file.length}`, 'upload-metadata': encoded.join(',') },
  })
  const ended = await fetch(new URL(begun.headers.get('location') ?? '', url), {
    method: 'PATCH',
    headers: { ...tus, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    body: new Uint8Array(file),
  })
  if (!ended.ok) throw new Error(`${name}: ${ended.status} ${await ended.text()}`)
  return file
}

type Work = { posts: Set<string>; files: Map<string, Buffer> }

/** People who write, upload and delete until they are stopped; what was answered is kept in `done`. */
export const startWorking = ({ url, tokens }: { url: string; tokens: readonly string[] }) => {
  const done: Work = { posts: new Set(), files: new Map() }
  let isWorking = true
  const work = async (token: string, hand: number) => {
    for (let turn = 0; isWorking; turn += 1) {
      const text = `человек ${hand}, пост ${turn}`
      const id = await addPost({ url, token, text })
      if (turn % 4 === 3)
        await send({ url, path: `/posts/${id}`, method: 'DELETE', token }, z.unknown())
      else done.posts.add(text)
      if (turn % 3 > 0) continue
      const name = `file-${hand}-${turn}`
      done.files.set(`${name}.png`, await upload({ url, token, name }))
    }
  }
  const working = Promise.all(tokens.map(work))
  return {
    done,
    stop: async () => {
      isWorking = false
      await working
    },
  }
}

const posts = z.object({
  items: z.array(z.looseObject({ text: z.string() })),
  nextCursor: z.string().nullable(),
})
const resources = z.object({
  items: z.array(
    z.looseObject({ name: z.string(), urls: z.looseObject({ original: z.string() }) }),
  ),
  nextCursor: z.string().nullable(),
})

/** All pages of a list. */
const readAll = async <Item>(
  list: { url: string; token: string; path: string },
  shape: z.ZodType<{ items: Item[]; nextCursor: string | null }>,
) => {
  const items: Item[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const path: string = cursor ? `${list.path}?cursor=${encodeURIComponent(cursor)}` : list.path
    const page: { items: Item[]; nextCursor: string | null } = await send({ ...list, path }, shape)
    items.push(...page.items)
    cursor = page.nextCursor
  }
  return items
}

/** What a person finds again. */
export const readWork = async ({ url, token }: { url: string; token: string }): Promise<Work> => {
  const found = await readAll({ url, token, path: '/posts' }, posts)
  const files = new Map<string, Buffer>()
  for (const { name, urls } of await readAll({ url, token, path: '/resources' }, resources)) {
    const answer = await fetch(new URL(urls.original, url))
    files.set(name, Buffer.from(await answer.arrayBuffer()))
  }
  return { posts: new Set(found.map(({ text }) => text)), files }
}
