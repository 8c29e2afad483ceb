import { createServer as createHttpServer, type RequestListener } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import { systemClock } from '@kadr/kit/clock'
import { makeCertificate } from '@kadr/sandbox/certificate'
import { createStockSandbox } from '@kadr/sandbox/stock'
import { afterAll, expect, it } from 'vitest'
import { startSmtpServer } from '../../test/smtp-server.ts'
import { createTestConfig } from '../../test/test-config.ts'
import { parseAi } from '../config/ai.ts'
import { parseStock } from '../config/stock.ts'
import { checkAi } from './check-ai.ts'
import { checkDatabase } from './check-database.ts'
import { checkMail } from './check-mail.ts'
import { checkStock } from './check-stock.ts'

const config = createTestConfig()
const stops: (() => void | Promise<void>)[] = []
afterAll(async () => {
  for (const stop of stops) await stop()
})

const listen = async (server: ReturnType<typeof createHttpServer>): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  stops.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

const engineAt = async (baseUrl: string) => {
  const ai = parseAi({ AI_BASE_URL: baseUrl, AI_KEY: 'secret', AI_MODEL: 'writer' })
  const { level, text } = await checkAi({ config: { ai }, clock: systemClock })
  return `${level}: ${text}`
}
const answer =
  (status: number, body: object): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }

it.each([
  [200, { data: [{ id: 'writer' }] }, /^ok: .* отвечает, ключ принят\.$/],
  [200, { data: [{ id: 'painter' }] }, /^warning: .* нет writer\. Проверьте названия/],
  [401, {}, /^error: .* не принял ключ\. Проверьте AI_KEY/],
  [503, {}, /^error: .* не отвечает/],
])('knows an engine that answers %i %j', async (status, body, text) => {
  const port = await listen(createHttpServer(answer(status, body)))
  expect(await engineAt(`http://localhost:${port}/v1`)).toMatch(text)
})

it('knows an engine that is not there, and one whose certificate nobody trusts', async () => {
  expect(await engineAt('http://127.0.0.1:1/v1')).toMatch(/^error: 127\.0\.0\.1:1 не отвечает/)
  const { key, certificate } = makeCertificate(['localhost'])
  const port = await listen(createHttpsServer({ key, cert: certificate }, answer(200, {})))
  expect(await engineAt(`https://localhost:${port}/v1`)).toMatch(/^error: .*AI_CA_FILE/)
})

const mailAt = async (smtpUrl: string | null, isSandbox = false) => {
  const mail = smtpUrl === null ? null : { smtpUrl, from: 'hello@kadr.test' }
  const { level, text } = await checkMail({ ...config, isSandbox, mail })
  return `${level}: ${text}`
}

it('signs in at the mail server and sends nothing', async () => {
  const server = await startSmtpServer()
  stops.push(server.stop)
  expect(await mailAt(server.url)).toBe('ok: сервер принял вход, отправитель hello@kadr.test.')
  expect(server.letters()).toEqual([])
})

it('knows a mail server that is not there, and an installation without one', async () => {
  expect(await mailAt('smtp://127.0.0.1:1')).toMatch(/^error: сервер не принял вход: .+/)
  expect(await mailAt(null)).toMatch(/^warning: SMTP_URL нет/)
  expect(await mailAt(null, true)).toMatch(/^info: SMTP_URL нет/)
})

it('knows a database that does not answer', async () => {
  const databaseUrl = 'postgres://kadr@127.0.0.1:1/kadr'
  expect(await checkDatabase({ ...config, databaseUrl })).toMatchObject({
    level: 'error',
    text: expect.stringContaining('не отвечает'),
  })
  expect(await checkDatabase({ ...config, databaseUrl: null })).toMatchObject({ level: 'info' })
})

it('searches each library of photos that has a key', async () => {
  const sandbox = createStockSandbox({
    key: 'right',
    photos: [],
    clips: [],
    readPicture: () => Buffer.alloc(0),
    readClip: () => Buffer.alloc(0),
  })
  const port = await listen(createHttpServer(sandbox.listener))
  const stock = parseStock({
    PEXELS_KEY: 'right',
    PEXELS_API_URL: `http://localhost:${port}/pexels`,
    UNSPLASH_KEY: 'wrong',
    UNSPLASH_API_URL: `http://localhost:${port}/unsplash`,
  })
  const found = await checkStock({ config: { stock }, fetch })
  expect(found.map(({ level, subject }) => `${level} ${subject}`)).toEqual([
    'ok Фото: Pexels',
    'warning Фото: Unsplash',
  ])
  expect(found[1]?.text).toContain('UNSPLASH_KEY')
})
