import { apiScope } from '@kadr/contract/integrations/scopes'
import { newId } from '@kadr/kit/new-id'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callTool, connectAssistant, newKey, REVISIONS } from '../../../../test/assistants.ts'
import { createFakeClock } from '../../../../test/fake-clock.ts'
import { addAccount, addMember, newWriter, type Writer } from '../../../../test/posts.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'
import { TOOLS } from './tools.ts'

const clock = createFakeClock(new Date('2026-03-10T09:00:00Z'))
let app: TestShell
let owner: Writer
let account: string
beforeAll(async () => {
  app = await createTestApp({ clock })
  owner = await newWriter(app, 4100)
  account = await addAccount(app, owner)
})
afterAll(() => app.stop())

/** So many are read whole, and chosen from well. */
const MOST_TOOLS = 17

const post = (body: object | string, headers: Record<string, string> = {}) =>
  app.http.inject({
    method: 'POST',
    url: '/mcp',
    headers: {
      host: 'localhost:3000',
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
      ...headers,
    },
    payload: body,
  })
const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list' }

describe.each(REVISIONS)('the revision %s', (revision) => {
  it('lists tools with shapes, and answers in both forms', async () => {
    const assistant = await connectAssistant(app, await newKey(app, owner), revision)
    const { tools } = await assistant.listTools()
    expect(tools).toHaveLength(TOOLS.length)
    for (const { name, title, description, outputSchema, annotations } of tools) {
      expect(`${title} ${description}`, name).toMatch(/[а-я]/)
      expect(outputSchema, name).toBeDefined()
      expect(annotations?.readOnlyHint, name).toBeTypeOf('boolean')
    }
    const { data, text } = await callTool(assistant, 'get_limits')
    expect(data).toMatchObject({ timeZone: 'Europe/Moscow', now: '2026-03-10 12:00' })
    for (const value of ['Europe/Moscow', '2026-03-10 12:00', data.workspace]) {
      expect(text).toContain(value)
    }
    const accounts = await callTool(assistant, 'list_accounts')
    expect(accounts.data.accounts).toMatchObject([{ id: account, isReady: true }])
  })

  it('has pages and beginnings of talks', async () => {
    const assistant = await connectAssistant(app, await newKey(app, owner), revision)
    const { resources } = await assistant.listResources()
    expect(resources.map(({ uri }) => uri)).toEqual(['kadr://plan/week', 'kadr://results/month'])
    for (const { uri } of resources) {
      const { contents } = await assistant.readResource({ uri })
      expect(JSON.stringify(contents)).toContain('Europe/Moscow')
    }
    const { prompts } = await assistant.listPrompts()
    expect(prompts).toHaveLength(3)
    const { messages } = await assistant.getPrompt({ name: 'plan_week' })
    expect(JSON.stringify(messages)).toContain('find_what_works')
  })

  it('tells what is wrong with arguments in Russian, without a failure of ours', async () => {
    const assistant = await connectAssistant(app, await newKey(app, owner), revision)
    for (const args of [{ postId: 'нет' }, {}, { postId: newId() }]) {
      const { isError, text } = await callTool(assistant, 'get_post', args)
      expect(isError).toBe(true)
      expect(text).toMatch(/[а-яё]/i)
    }
  })
})

it('has few tools', () => expect(TOOLS.length).toBeLessThanOrEqual(MOST_TOOLS))

it.each([
  ['without a token', {}, 401],
  ['with another word', { authorization: 'Bearer abc' }, 401],
  ['with a session', { authorization: '' }, 401],
  ['from a page of another site', { origin: 'https://evil.example' }, 403],
  ['to another name of the host', { host: 'evil.example' }, 403],
])('refuses a call %s', async (what, headers, status) => {
  const authorization = what === 'with a session' ? `Bearer ${owner.token}` : undefined
  const answer = await post(LIST, { ...headers, ...(authorization && { authorization }) })
  expect(answer.statusCode).toBe(status)
  if (status === 401) {
    expect(answer.headers['www-authenticate']).toContain(
      'resource_metadata="http://localhost:3000/.well-known/oauth-protected-resource/mcp"',
    )
  }
})

it('takes one call at a time, by POST', async () => {
  const headers = { authorization: `Bearer ${await newKey(app, owner)}` }
  expect((await post([LIST, LIST], headers)).statusCode).toBe(400)
  expect((await post({ ...LIST, method: 'subscriptions/listen' }, headers)).statusCode).toBe(400)
  const got = await app.http.inject({ url: '/mcp', headers: { host: 'localhost:3000' } })
  expect(got.statusCode).toBe(405)
  expect(got.headers.allow).toBe('POST')
})

it('answers in JSON in both revisions', async () => {
  const headers = { authorization: `Bearer ${await newKey(app, owner)}` }
  const answer = await post(LIST, { ...headers, 'mcp-protocol-version': '2025-11-25' })
  expect(answer.headers['content-type']).toContain('application/json')
  expect(answer.json()).toMatchObject({ jsonrpc: '2.0', id: 1 })
})

it('refuses a key that came in the address, and revokes it', async () => {
  const token = await newKey(app, owner)
  const answer = await app.http.inject({ method: 'POST', url: `/mcp?key=${token}`, payload: LIST })
  expect(answer.statusCode).toBe(400)
  expect((await post(LIST, { authorization: `Bearer ${token}` })).statusCode).toBe(401)
})

const call = (name: string, token: string) =>
  post(
    { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: {} } },
    { authorization: `Bearer ${token}`, 'mcp-protocol-version': '2025-11-25' },
  )

describe('scopes', () => {
  it.each(TOOLS.map(({ name, scope }) => [name, scope] as const))(
    '%s needs %s',
    async (name, scope) => {
      const others = await newKey(app, owner, {
        scopes: apiScope.options.filter((one) => one !== scope),
      })
      const refused = await call(name, others)
      expect(refused.statusCode).toBe(403)
      expect(refused.headers['www-authenticate']).toContain(
        `error="insufficient_scope", scope="${scope}"`,
      )
      const listed = await post(LIST, { authorization: `Bearer ${others}` })
      expect(listed.body).not.toContain(`"${name}"`)
      const alone = await newKey(app, owner, { scopes: [scope] })
      expect((await call(name, alone)).statusCode).toBe(200)
    },
  )

  it('of a viewer write nothing', async () => {
    const token = await newKey(app, owner, { ceiling: 'viewer' })
    const assistant = await connectAssistant(app, token)
    const writes: Record<string, object> = {
      create_draft: { text: 'Чай' },
      update_draft: { postId: newId(), version: 0, text: 'Чай' },
      create_reel: { sentence: 'Как выбрать чай' },
      schedule_post: { postId: newId(), version: 0, when: 'now' },
      answer_comment: { conversationId: newId(), version: 0, text: 'Да' },
    }
    expect(Object.keys(writes)).toEqual(
      expect.arrayContaining(
        TOOLS.filter(({ effect }) => effect !== 'look').map(({ name }) => name),
      ),
    )
    for (const [name, args] of Object.entries(writes)) {
      const { isError, text } = await callTool(assistant, name, { ...args })
      expect(isError, name).toBe(true)
      expect(text, name).toBe('Недостаточно прав: нужна роль редактора')
    }
  })
})

it('shows a member of some accounts no other ones', async () => {
  const editor = await addMember(app, owner, { id: 4110, role: 'admin' })
  const token = await newKey(app, editor, { ceiling: 'admin' })
  const hidden = await addAccount(app, owner, 'telegram', 'Тайный')
  await app.database.pool.query(
    `update workspace_members set role = 'editor', connection_ids = array[$3]::uuid[] where user_id = $1 and workspace_id = $2`,
    [editor.userId, owner.workspaceId, account],
  )
  const assistant = await connectAssistant(app, token)
  const { text } = await callTool(assistant, 'list_accounts')
  expect(text).not.toContain('Тайный')
  const draft = await callTool(assistant, 'create_draft', { text: 'Чай', accountIds: [hidden] })
  expect(draft.isError).toBe(true)
  expect((await callTool(assistant, 'get_results')).isError).toBe(true)
})

it('is counted by the key, over both kinds of calls', async () => {
  const limited = await createTestApp({ clock, config: { areRateLimitsOn: true } })
  const who = await newWriter(limited, 4120)
  const token = await newKey(limited, who)
  const send = () =>
    limited.http.inject({
      method: 'POST',
      url: '/mcp',
      headers: { host: 'localhost:3000', authorization: `Bearer ${token}` },
      payload: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'create_draft' } },
    })
  const first = await send()
  expect(first.headers['ratelimit-policy']).toBe('"write";q=30;w=60')
  let last = first
  for (let count = 0; count < 31; count += 1) last = await send()
  expect(last.statusCode).toBe(429)
  expect(last.headers['retry-after']).toBeDefined()
  await limited.stop()
})

it('writes what it changes into the log of the workspace', async () => {
  const assistant = await connectAssistant(app, await newKey(app, owner))
  await callTool(assistant, 'create_draft', { text: 'Чай' })
  await callTool(assistant, 'get_limits')
  const { rows } = await app.database.pool.query<{ call: string }>(
    `select payload->>'call' as call from events where kind = 'api.called' and workspace_id = $1`,
    [owner.workspaceId],
  )
  expect(rows.map((row) => row.call)).toContain('Черновик поста')
  expect(rows.map((row) => row.call)).not.toContain('Пространство, права и остатки')
})
