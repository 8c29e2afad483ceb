import { createHash, randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { readStored, SESSION_KEY } from './stored.ts'

const REDIRECT = 'https://assistant.example/cb'

/** Stands for the site of the assistant, which the browser returns to. */
export const openAssistant = async ({
  page,
  baseURL = '',
}: {
  page: Page
  baseURL?: string | undefined
}) => {
  await page.route(`${REDIRECT}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Assistant</h1>' }),
  )
  const verifier = randomBytes(32).toString('base64url')
  const registered = await page.request.post(`${baseURL}/oauth/register`, {
    data: { client_name: 'Ассистент', redirect_uris: [REDIRECT] },
  })
  const { client_id: clientId } = await registered.json()
  const asked = new URLSearchParams({
    client_id: clientId,
    redirect_uri: REDIRECT,
    response_type: 'code',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    state: '20260728',
    resource: `${baseURL}/mcp`,
  })
  return {
    address: `/oauth/authorize?${asked}`,
    /** The code that the browser came back with becomes access. */
    finish: async (): Promise<string> => {
      await page.waitForURL(`${REDIRECT}**`)
      const back = new URL(page.url()).searchParams
      const answer = await page.request.post(`${baseURL}/oauth/token`, {
        form: {
          grant_type: 'authorization_code',
          client_id: clientId,
          code: back.get('code') ?? '',
          redirect_uri: REDIRECT,
          code_verifier: verifier,
          resource: `${baseURL}/mcp`,
        },
      })
      return (await answer.json()).access_token
    },
  }
}

/** A call of a tool by the assistant, in the revision that begins with a handshake. */
export const callTool = async ({
  page,
  baseURL,
  token,
  name,
  args = {},
}: {
  page: Page
  baseURL: string | undefined
  token: string
  name: string
  args?: object
}) => {
  const answer = await page.request.post(`${baseURL}/mcp`, {
    headers: {
      authorization: `Bearer ${token}`,
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': '2025-11-25',
    },
    data: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } },
  })
  return { status: answer.status(), body: await answer.text() }
}

/** An account that a person publishes to by hand: nothing has to be signed in. */
export const addHandAccount = async ({
  page,
  baseURL,
}: {
  page: Page
  baseURL: string | undefined
}) => {
  const session = await readStored(page, SESSION_KEY)
  await page.request.post(`${baseURL}/api/users/me/connections/by-hand`, {
    headers: { authorization: `Bearer ${session?.token}` },
    data: { network: 'dzen', title: 'Мастерская', address: 'https://dzen.ru/workshop' },
  })
}
