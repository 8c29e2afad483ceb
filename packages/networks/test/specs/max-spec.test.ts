import { createServer } from 'node:http'
import { createHttpClient } from '@kadr/kit/http-client'
import { createNetworkHost, type RecordedRequest } from '@kadr/sandbox/networks/host'
import { createMaxFake } from '@kadr/sandbox/networks/max/index'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { max } from '../../src/max/index.ts'
import type { PrepareOutcome, Publication } from '../../src/publish.ts'
import { getAccount } from '../sign-in.ts'
import { createTestFile } from '../test-media.ts'
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

  const publishOurs = async () => {
    const send = createHttpClient({ fetch, guardedFetch: fetch })
    const ctx = {
      http: (request: Parameters<typeof send>[0]) => {
        at = new Date(at.getTime() + 2000)
        return send(request)
      },
      clock: { now: () => at },
      app: { clientId: 'id7700000000_bot', clientSecret: 'local-max-token' },
      endpoints: { ...max.endpoints, api: `${base}/max/api`, site: `${base}/max/www` },
    }
    const method = max.connect.default
    if (method?.by !== 'bot') throw new Error('MAX connects by the bot')
    const found = await method.finish({ ctx, channel: 'vetrova_life', personExternalId: '42' })
    const account = getAccount(found)
    const publication: Publication = {
      key: 'k',
      text: '<b>Осень</b>',
      media: [createTestFile({ kind: 'image' }), createTestFile({ kind: 'video' })],
      settings: {
        isSilent: true,
        isPinned: true,
        hasLinkPreview: false,
        format: 'html',
        buttons: [{ text: 'Открыть', url: 'https://kadr.example/' }],
      },
      startedAt: at,
    }
    let step: PrepareOutcome = { kind: 'step', progress: {} }
    while (step.kind === 'step' || step.kind === 'wait') {
      if (step.kind === 'wait') at = new Date(at.getTime() + step.seconds * 1000)
      const { progress } = step
      step = await max.publish.prepare({ ctx, account, publication, progress })
    }
    if (step.kind !== 'ready') throw new Error(step.failure.code)
    const input = { ctx, account, publication, progress: step.progress }
    const outcome = await max.publish.submit(input)
    if (outcome.kind !== 'published') throw new Error(JSON.stringify(outcome))
    const { post } = outcome
    expect((await max.publish.reconcile(input)).kind).toBe('published')
    const reply = {
      ctx,
      account,
      root: post,
      parent: post,
      key: 'r',
      text: 'Дальше',
      startedAt: at,
    }
    expect((await max.publish.reply?.submit(reply))?.kind).toBe('published')
    const refused = new Set<string>()
    await max.profile({ ctx, account })
    await max.metrics.account?.read({ ctx, account, since: at, until: at, refused })
    const items = [{ ...post, publishedAt: at }]
    await max.metrics.items?.read({ ctx, account, refused, items })
    await max.metrics.list?.({ ctx, account, cursor: String(at.getTime()) })
    await max.setup.checkApp({ ctx, method: 'default', redirectUri: '', webhookUrl: null })
    await max.publish.remove({ ctx, account, post })
  }

  it('agrees in every call of our publisher', async () => {
    host.clearRequests()
    await publishOurs()
    const calls = host.requests('max').filter(({ path }) => path.startsWith('/api/'))
    expect(calls.length).toBeGreaterThan(13)
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
