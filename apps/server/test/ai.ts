import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type AiEvent, aiEvent } from '@kadr/contract/studio/ai'
import type { AiTaskInput } from '@kadr/contract/studio/ai-tasks'
import { createAiSandbox } from '@kadr/sandbox/ai'
import * as z from 'zod/mini'
import { type AiConfig, parseAi } from '../src/config/ai.ts'
import type { TestShell } from './test-shell.ts'

/** The AI sandbox on its own port, and the configuration to reach it; `more` of its variables. */
export const startAi = async (more: Record<string, string> = {}, reply?: () => string) => {
  const sandbox = createAiSandbox({
    key: 'secret',
    now: () => Date.now(),
    ...(reply && { reply }),
  })
  const server = createServer(sandbox.listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const config: AiConfig = parseAi({
    AI_BASE_URL: `http://127.0.0.1:${port}/v1`,
    AI_KEY: 'secret',
    AI_MODEL: 'played',
    AI_SPEECH_MODEL: 'played-voice',
    AI_PRICE_INPUT: '10000',
    AI_PRICE_OUTPUT: '20000',
    ...more,
  })
  return {
    sandbox,
    config,
    stop: () => {
      sandbox.close()
      server.closeAllConnections()
      server.close()
    },
  }
}

export const readEvents = (body: string): AiEvent[] =>
  body
    .split('\n\n')
    .filter((part) => part.startsWith('data: '))
    .map((part) => z.parse(aiEvent, JSON.parse(part.slice('data: '.length))))

type Asking = { token: string; task?: AiTaskInput; path?: string; headers?: Record<string, string> }

const TASK: AiTaskInput = { kind: 'caption', topic: 'кофе' }

/** One complete request: its events, or the error response. */
export const ask = async (
  app: TestShell,
  { token, task = TASK, path = '/ai/requests', headers }: Asking,
) => {
  const answer = await app.http.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: { authorization: `Bearer ${token}`, ...headers },
    ...(path === '/ai/requests' && { payload: { task } }),
  })
  const isStream = answer.statusCode === 200
  const events = isStream ? readEvents(answer.body) : []
  return {
    status: answer.statusCode,
    error: isStream ? undefined : answer.json().error,
    events,
    last: events.at(-1),
  }
}
