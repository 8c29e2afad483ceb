import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestConfig } from '../../test/test-config.ts'
import { type Config, loadConfig } from '../config/config.ts'
import { checkStorage } from './check-storage.ts'

/** A store that knows one bucket, another of a different region and one it lets nobody into. */
const STATUSES: Readonly<Record<string, number>> = {
  '/kadr': 200,
  '/kadr-away': 301,
  '/kadr-closed': 403,
  '/kadr-broken': 500,
}
const asked: string[] = []
const store = createServer((request, response) => {
  const path = new URL(request.url ?? '/', 'http://store').pathname.replace(/\/$/, '')
  asked.push(`${request.method} ${path}`)
  response.writeHead(STATUSES[path] ?? 404).end()
})
let endpoint = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve))
  const address = store.address()
  endpoint = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
})
afterAll(() => {
  store.closeAllConnections()
  store.close()
})

const bucketEnv = (bucket: string, at = endpoint) => ({
  S3_BUCKET: bucket,
  S3_ACCESS_KEY: 'key',
  S3_SECRET_KEY: 'secret',
  S3_ENDPOINT: at,
})
const textsOf = async (over: Partial<Config>) => {
  const found = await checkStorage({ ...createTestConfig(), ...over })
  return found.map(({ level, subject, text }) => `${level} ${subject}: ${text}`)
}
const ofBucket = async (bucket: string, at?: string) =>
  (await textsOf({ s3: loadConfig(bucketEnv(bucket, at)).s3 }))[0]

it('says that the bucket is there, and leaves nothing in it', async () => {
  asked.length = 0
  expect(await ofBucket('kadr')).toBe('ok Файлы: бакет kadr доступен.')
  expect(asked).toEqual(['HEAD /kadr'])
})

it.each([
  ['kadr-none', /^error Файлы: на http:.* нет бакета kadr-none\./],
  ['kadr-closed', /^error Файлы: .* не пускает .*S3_ACCESS_KEY, S3_SECRET_KEY/],
  ['kadr-away', /^error Файлы: бакет kadr-away в другом регионе\. Задайте S3_REGION\./],
  ['kadr-broken', /^error Файлы: .* отвечает 500/],
])('says what is wrong with the bucket %s', async (bucket, text) => {
  expect(await ofBucket(bucket)).toMatch(text)
})

it('says that the store does not answer', async () => {
  expect(await ofBucket('kadr', 'http://127.0.0.1:1')).toMatch(
    /^error Файлы: http:\/\/127\.0\.0\.1:1 не отвечает\. Проверьте S3_ENDPOINT/,
  )
})

it('looks after the bucket of the copies, and misses copies where people work', async () => {
  const { backup } = loadConfig({ ...bucketEnv('kadr'), BACKUP_TO: 's3://kadr-copies' })
  const [, wrong] = await textsOf({ backup })
  expect(wrong).toMatch(/^warning Копии: на http:.* нет бакета kadr-copies\./)
  const none = { ...backup, to: null }
  expect((await textsOf({ backup: none, env: 'production' }))[1]).toMatch(
    /^warning Копии: BACKUP_TO/,
  )
  expect((await textsOf({ backup: none }))[1]).toMatch(/^info Копии: BACKUP_TO/)
  const [files, copies] = await textsOf({
    dataDir: '/data',
    backup: { ...backup, to: { kind: 'folder', path: '/copies' } },
  })
  expect([files, copies]).toEqual([
    'info Файлы: лежат в /data.',
    'ok Копии: складываются в /copies.',
  ])
})
