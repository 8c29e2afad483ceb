import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '@kadr/kit/clock'
import { makeCertificate } from '@kadr/sandbox/certificate'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadConfig } from '../../../config/config.ts'
import { messengers } from '../messengers/messengers.ts'
import { createNetworks } from './networks.ts'

const { key, certificate } = makeCertificate(['localhost'])
const folder = mkdtempSync(join(tmpdir(), 'kadr-authority-'))
const certificateFile = join(folder, 'root.pem')
const stops: (() => void)[] = []
let ofMax = ''
let ofOthers = ''

/** Two hosts whose certificates come of one authority, which the system does not know. */
const open = async (redirectTo?: string): Promise<string> => {
  const server = createServer({ key, cert: certificate }, (request, response) => {
    const isLeading = redirectTo && request.url?.startsWith('/away')
    response.writeHead(isLeading ? 302 : 200, {
      'content-type': 'application/json',
      ...(isLeading && { location: redirectTo }),
    })
    response.end('{"chat_id":1}')
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  stops.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return `https://localhost:${typeof address === 'object' && address ? address.port : 0}`
}

beforeAll(async () => {
  writeFileSync(certificateFile, certificate)
  ofOthers = await open()
  ofMax = await open(ofOthers)
})
afterAll(() => {
  for (const stop of stops) stop()
  rmSync(folder, { recursive: true, force: true })
})

const configOf = (over: Record<string, string> = {}) =>
  loadConfig({
    NODE_ENV: 'test',
    SANDBOX: 'off',
    MAX_BOT_TOKEN: 'token',
    MAX_BOT_NAME: 'id7700000000_bot',
    MAX_API_URL: ofMax,
    ...over,
  })

const ask = async (url: string, config = configOf({ MAX_CA_FILE: certificateFile })) => {
  const context = createNetworks({ config, clock: systemClock }).findContext({
    network: 'max',
    method: 'default',
  })
  const outcome = await context?.http({ method: 'GET', url, timeoutMs: 5000 })
  return outcome?.kind === 'replied' ? outcome.reply.status : outcome?.kind
}

it('trusts the authority of a network at its address and nowhere else', async () => {
  expect(await ask(`${ofMax}/me`)).toBe(200)
  expect(await ask(`${ofOthers}/me`)).not.toBe(200)
  expect(await ask(`${ofMax}/me`, configOf())).not.toBe(200)
})

it('does not follow a redirect with that trust', async () => {
  expect(await ask(`${ofMax}/away`)).toBe(302)
})

it('trusts it for the bot of the messenger at the same address', async () => {
  const known = (config: ReturnType<typeof configOf>) =>
    messengers.max.hasChat({ config, chatId: -1 })
  expect(await known(configOf({ MAX_CA_FILE: certificateFile }))).toBe(true)
  expect(await known(configOf())).toBeUndefined()
})

it('names the variable whose file is missing', () => {
  expect(() => configOf({ MAX_CA_FILE: join(folder, 'no.pem') })).toThrow(/MAX_CA_FILE: файла/)
})
