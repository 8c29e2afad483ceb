import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { systemClock } from '@kadr/kit/clock'
import { type ChatRequest, createAiSandbox } from '@kadr/sandbox/ai'
import { createOpenAiEngine } from '../src/openai-compatible/index.ts'
import type { OpenAiSettings } from '../src/openai-compatible/settings.ts'
import { engineSettings } from './engine-settings.ts'

/** The sandbox engine on its own port, and our client connected to it. */
export const startSandboxEngine = async ({
  reply,
  models,
  settings: given = {},
}: {
  reply?: (request: ChatRequest) => string
  models?: readonly string[]
  settings?: Partial<OpenAiSettings>
} = {}) => {
  const sandbox = createAiSandbox({
    key: 'secret',
    now: () => Date.now(),
    ...(reply && { reply }),
    ...(models && { models }),
  })
  const server = createServer(sandbox.listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  const settings = engineSettings({ baseUrl: `${url}/v1`, tokenUrl: `${url}/oauth`, ...given })
  return {
    sandbox,
    settings,
    engine: createOpenAiEngine({ settings, outside: { fetch, clock: systemClock } }),
    stop: () => {
      sandbox.close()
      server.closeAllConnections()
      server.close()
    },
  }
}
