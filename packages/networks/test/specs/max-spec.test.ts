import { createServer } from 'node:http'
import { createNetworkHost, type RecordedRequest } from '@kadr/sandbox/networks/host'
import { createMaxFake } from '@kadr/sandbox/networks/max/index'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createOpenApiCheck } from './openapi.ts'
import { areSpecsHere, dig, isJson, type Json, readSpec, SPECS_NEEDED } from './read-spec.ts'

const FILE = 'max-bot-api-2026-07-01.json'
const CHANNEL = '-70000000000001'

const UPDATES: Readonly<Record<string, string>> = {
  message_created: 'MessageCreatedUpdate',
  message_callback: 'MessageCallbackUpdate',
  bot_added: 'BotAddedToChatUpdate',
  bot_removed: 'BotRemovedFromChatUpdate',
  bot_started: 'BotStartedUpdate',
  bot_stopped: 'BotStoppedUpdate',
}

const bodyOf = (name: string) => ({
  post: {
    requestBody: {
      content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
    },
    responses: {},
  },
})

/** The document with its slips mended and a path for each kind of update. */
function readMaxSpec(): Json {
  const spec = readSpec(FILE)
  const schemas = dig(spec, 'components', 'schemas')
  const body = dig(schemas, 'MessageBody')
  const { required: _misplaced, ...attachments } = dig(body, 'properties', 'attachments')
  return {
    ...spec,
    paths: {
      ...dig(spec, 'paths'),
      ...Object.fromEntries(
        Object.entries(UPDATES).map(([type, name]) => [`/${type}`, bodyOf(name)]),
      ),
    },
    components: {
      ...dig(spec, 'components'),
      schemas: {
        ...schemas,
        // Its text names three kinds.
        ChatType: { enum: ['chat', 'channel', 'dialog'] },
        // `link` is required of a body but no property of it: it is one of the message.
        MessageBody: {
          ...body,
          properties: { ...dig(body, 'properties'), attachments },
          required: ['mid', 'seq', 'text', 'attachments'],
        },
      },
    },
  }
}

/** The documented path of a call. */
const PATHS: readonly (readonly [RegExp, string])[] = [
  [/^\/chats\/[^/]+\/members\/(me|admins)$/, '/chats/{chatId}/members/$1'],
  [/^\/chats\/[^/]+\/(members|pin|actions)$/, '/chats/{chatId}/$1'],
  [/^\/chats\/-?\d+$/, '/chats/{chatId}'],
  [/^\/chats\/[^/]+$/, '/chats/{chatLink}'],
  [/^\/messages\/[^/]+$/, '/messages/{messageId}'],
  [/^\/videos\/[^/]+$/, '/videos/{videoToken}'],
]
const documented = (path: string): string => {
  const found = PATHS.find(([pattern]) => pattern.test(path))
  return found ? path.replace(...found) : path
}

describe.skipIf(!areSpecsHere)(`the fake of MAX and its description${SPECS_NEEDED}`, () => {
  let at = new Date('2026-11-15T09:00:00.000Z')
  let check: ReturnType<typeof createOpenApiCheck>
  let base = ''
  const server = createServer((request, response) => host.listener(request, response))
  let host: ReturnType<typeof createNetworkHost>

  beforeAll(async () => {
    check = createOpenApiCheck(readMaxSpec())
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
    const address = server.address()
    base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
    host = createNetworkHost({
      fakes: [createMaxFake],
      baseUrl: base,
      clock: { now: () => at },
      fetch,
      log: { error: (detail) => expect(detail).toBeUndefined() },
    })
  })

  afterAll(() => {
    host.close()
    server.close()
  })

  const call = async (method: string, path: string, body?: unknown): Promise<Json> => {
    at = new Date(at.getTime() + 2000)
    const response = await fetch(`${base}/max/api${path}`, {
      method,
      headers: {
        authorization: 'local-max-token',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const json: unknown = await response.json()
    return isJson(json) ? json : {}
  }
  const act = (id: string, given: Record<string, string>) =>
    host
      .findFake('max')
      ?.actions?.find((action) => action.id === id)
      ?.run(given)

  const upload = async (kind: string, name: string) => {
    const { url, token } = await call('POST', `/uploads?type=${kind}`)
    const body = new FormData()
    body.append('data', new File(['bytes'], name))
    const answer = await (await fetch(String(url), { method: 'POST', body })).text()
    return { token, answer }
  }

  const say = (fields: Json, to = `chat_id=${CHANNEL}`) =>
    call('POST', `/messages?${to}`, { text: 'Раз', attachments: null, link: null, ...fields })

  const talk = async () => {
    const image = await upload('image', 'a.jpg')
    const video = await upload('video', 'a.mp4')
    const file = await upload('file', 'a.pdf')
    at = new Date(at.getTime() + 60_000)
    const shown = [
      { type: 'image', payload: JSON.parse(image.answer) },
      { type: 'video', payload: { token: video.token } },
    ]
    const buttons = [
      [{ type: 'callback', text: 'Да', payload: 'yes' }],
      [{ type: 'link', text: 'Открыть', url: 'https://kadr.example/' }],
    ]
    const keyboard = { type: 'inline_keyboard', payload: { buttons } }
    const sent = await say({
      attachments: [...shown, keyboard],
      text: '<b>Раз</b>',
      format: 'html',
    })
    const mid = String(dig(sent, 'message', 'body').mid)
    await say({ attachments: [{ type: 'file', payload: JSON.parse(file.answer) }] })
    await say({ link: { type: 'reply', mid }, notify: false })
    const asked = await say({ attachments: [keyboard] }, 'user_id=42')
    await call('PUT', `/messages?message_id=${mid}`, { text: 'Два', attachments: null, link: null })
    await call('GET', `/messages?chat_id=${CHANNEL}&count=10`)
    await call('GET', `/messages?message_ids=${mid}`)
    await call('GET', `/messages/${mid}`)
    await call('GET', `/videos/${video.token}`)
    await call('PUT', `/chats/${CHANNEL}/pin`, { message_id: mid, notify: false })
    await call('GET', `/chats/${CHANNEL}/pin`)
    await call('GET', `/chats/${CHANNEL}`)
    await call('DELETE', `/chats/${CHANNEL}/pin`)
    await call('DELETE', `/messages?message_id=${mid}`)
    return String(dig(asked, 'message', 'body').mid)
  }

  const look = async () => {
    for (const path of ['/me', '/subscriptions', '/chats/@vetrova_life', '/chats/-1']) {
      await call('GET', path)
    }
    for (const part of ['/me', '/admins', '', '?user_ids=42']) {
      await call('GET', `/chats/${CHANNEL}/members${part}`)
    }
    await call('POST', `/chats/${CHANNEL}/actions`, { action: 'typing_on' })
  }

  const problemsOf = (request: RecordedRequest) =>
    check.problems({ request, path: documented(request.path.replace('/api', '')) })

  it('agrees in every call and every reply', async () => {
    await look()
    await talk()
    const calls = host.requests('max').filter(({ path }) => path.startsWith('/api/'))
    expect(calls.length).toBeGreaterThan(25)
    expect(
      calls.flatMap((request) => problemsOf(request).map((problem) => [request.path, problem])),
    ).toEqual([])
  })

  it('agrees in every update', async () => {
    const first = await call('GET', '/updates?timeout=0')
    const mid = await talk()
    act('start', { person: '42', payload: 'to_x' })
    act('write', { person: '42', text: 'Раз', reply: mid })
    act('press', { person: '42', message: mid, data: 'yes' })
    act('join', { person: '42' })
    act('write', { person: '42', text: 'Раз', group: 'true' })
    act('leave', { person: '42' })
    act('block', { person: '42' })
    const { updates } = await call('GET', `/updates?timeout=0&marker=${first.marker}`)
    const list = Array.isArray(updates) ? updates.filter(isJson) : []
    expect(new Set(list.map(({ update_type }) => update_type))).toEqual(
      new Set(Object.keys(UPDATES)),
    )
    const [model] = host.requests('max')
    if (!model) throw new Error('Nothing was called')
    const found = list.flatMap((update) =>
      check.problems({
        request: { ...model, method: 'POST', query: {}, fields: update },
        path: `/${update.update_type}`,
      }),
    )
    expect(found).toEqual([])
  })

  it('would notice a wrong call', async () => {
    await call('POST', `/messages?chat_id=${CHANNEL}&parse_mode=html`, {
      text: 'Раз',
      title: 'Два',
    })
    const request = host.requests('max').at(-1)
    const found = request ? problemsOf(request).join('\n') : ''
    expect(found).toContain('unknown query parse_mode')
    expect(found).toContain('title')
  })
})
