import { createServer, type Server } from 'node:http'
import { createSafeFetch } from '@kadr/kit/node/safe-fetch'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestShell, type TestShell } from '../../../test/test-shell.ts'
import { createProxyImageModule } from './index.ts'

const REFUSED = {
  success: false,
  error: { code: 'IMAGE_UNAVAILABLE', message: 'Картинка недоступна' },
}
const authenticate = async () => ({ userId: 'u', sessionId: 's' })
let guarded: TestShell
let inside: Server
let port = 0
let hits = 0

beforeAll(async () => {
  guarded = await createTestShell({ authenticate, modules: [createProxyImageModule()] })
  inside = createServer((_request, response) => {
    hits += 1
    response.end()
  })
  await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve))
  const address = inside.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterAll(async () => {
  inside.close()
  await guarded.stop()
})

const ask = (shell: TestShell, url: string) =>
  shell.http.inject({
    url: `/api/analytics/proxy-image?url=${encodeURIComponent(url)}`,
    headers: { authorization: 'Bearer good' },
  })

describe('the inner network', () => {
  it.each([
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0177.0.0.1/',
    'http://0/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[::127.0.0.1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[2002:7f00:1::]/',
    'http://[2001:0:7f00:1::]/',
    'http://[fe80::1]/',
    'http://[fd00::1]/',
    'http://[ff02::1]/',
    'http://[::]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://10.0.0.1/',
    'http://172.16.0.1/',
    'http://192.168.0.1/',
    'http://100.64.0.1/',
    'http://192.0.2.1/',
    'http://198.18.0.1/',
    'http://198.51.100.1/',
    'http://203.0.113.1/',
    'http://224.0.0.1/',
    'http://240.0.0.1/',
    'http://255.255.255.255/',
    'http://①②⑦.⓪.⓪.①/',
    'http://localhost/',
    'http://localhost:5432/',
    'http://example.com:22/',
    'http://user:secret@example.com/',
    'ftp://example.com/a.png',
    'file:///etc/passwd',
    'gopher://example.com/',
    'data:image/png;base64,iVBORw0KGgo=',
    '//example.com/a.png',
    '/etc/passwd',
    'not an address',
  ])('is closed to %s', async (url) => {
    const answer = await ask(guarded, url)
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toEqual(REFUSED)
  })
})

describe('a name that leads inside', () => {
  const NAMES: Record<string, string[]> = {
    'loopback.example': ['127.0.0.1'],
    'mixed.example': ['93.184.216.34', '10.0.0.1'],
    'link-local.example': ['169.254.169.254'],
    'six.example': ['::1'],
    'mapped.example': ['::ffff:10.0.0.1'],
    'nowhere.example': [],
  }
  let named: TestShell
  let lookups = 0
  beforeAll(async () => {
    const fetch = createSafeFetch({
      ports: [80, port],
      timeoutMs: 1500,
      lookup: (name, _options, callback) => {
        lookups += 1
        const flipped = lookups === 1 ? ['93.184.216.34'] : ['127.0.0.1']
        const found = name === 'flip.example' ? flipped : (NAMES[name] ?? [])
        callback(
          null,
          found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
        )
      },
    })
    named = await createTestShell({
      authenticate,
      modules: [createProxyImageModule({ fetch, timeoutMs: 1500 })],
    })
  })
  afterAll(() => named.stop())

  it.each(Object.keys(NAMES))('is closed: %s', async (name) => {
    expect((await ask(named, `http://${name}/a.png`)).json()).toEqual(REFUSED)
  })

  it('gets no second look: what was checked is what is called', async () => {
    lookups = 0
    hits = 0
    expect((await ask(named, `http://flip.example:${port}/flip`)).json()).toEqual(REFUSED)
    expect(hits).toBe(0)
  })
})
