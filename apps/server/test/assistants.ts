import type { WorkspaceRole } from '@kadr/contract/identity/workspaces'
import { type ApiScope, apiScope } from '@kadr/contract/integrations/scopes'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { z } from 'zod'
import { ask, type Writer } from './posts.ts'
import type { TestShell } from './test-shell.ts'

/** One that answers single calls, and the one before it that begins with a handshake. */
export const REVISIONS = ['2026-07-28', '2025-11-25'] as const
export type Revision = (typeof REVISIONS)[number]

const HERE = 'http://localhost:3000'
const created = z.object({ token: z.string() })

export const newKey = async (
  app: TestShell,
  who: Writer,
  {
    scopes = apiScope.options,
    ceiling = 'owner',
    mayPublish = false,
  }: { scopes?: readonly ApiScope[]; ceiling?: WorkspaceRole; mayPublish?: boolean } = {},
): Promise<string> => {
  const body = { name: 'Помощник', scopes, ceiling, expiresAt: null, mayPublish }
  const { data } = await ask(app, who, { method: 'POST', path: '/integrations/keys', body })
  return created.parse(data).token
}

/** The transport of the client, brought to the app without a network. */
const bring =
  (app: TestShell) =>
  async (url: string | URL, init: RequestInit = {}): Promise<Response> => {
    const answer = await app.http.inject({
      method: init.method === 'GET' ? 'GET' : init.method === 'DELETE' ? 'DELETE' : 'POST',
      url: `${new URL(url).pathname}${new URL(url).search}`,
      headers: { host: new URL(HERE).host, ...Object.fromEntries(new Headers(init.headers)) },
      ...(typeof init.body === 'string' && { payload: init.body }),
    })
    const headers = new Headers()
    for (const [name, value] of Object.entries(answer.headers)) {
      if (value !== undefined && name !== 'content-encoding') headers.set(name, String(value))
    }
    const isEmpty = answer.statusCode === 202 || answer.statusCode === 204
    return new Response(isEmpty ? null : answer.body, { status: answer.statusCode, headers })
  }

/** The official client, connected to the app. */
export const connectAssistant = async (
  app: TestShell,
  token: string,
  revision: Revision = '2026-07-28',
) => {
  const client = new Client(
    { name: 'test-assistant', version: '1.0.0' },
    { versionNegotiation: { mode: revision === '2025-11-25' ? 'legacy' : { pin: revision } } },
  )
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${HERE}/mcp`), {
      requestInit: { headers: { authorization: `Bearer ${token}` } },
      fetch: bring(app),
    }),
  )
  return client
}

export type Assistant = Awaited<ReturnType<typeof connectAssistant>>

/** A call of a tool: what it tells, in both forms. */
export const callTool = async (
  assistant: Assistant,
  name: string,
  args: Record<string, unknown> = {},
) => {
  const result = await assistant.callTool({ name, arguments: args })
  const [first] = z
    .array(z.object({ type: z.literal('text'), text: z.string() }))
    .parse(result.content)
  return {
    text: first?.text ?? '',
    isError: result.isError === true,
    data: z.record(z.string(), z.unknown()).catch({}).parse(result.structuredContent),
  }
}
