import { createServer, type Server } from 'node:http'
import { type AddressInfo, isIP, type LookupFunction } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isPublicAddress } from './public-address.ts'
import { createSafeFetch, RefusedAddressError } from './safe-fetch.ts'

const NAMES: Record<string, string[]> = {
  'rebind.test': ['127.0.0.1'],
  'mixed.test': ['93.184.216.34', '127.0.0.1'],
  'meta.test': ['169.254.169.254'],
  'v6.test': ['::1'],
  'nat64.test': ['64:ff9b::7f00:1'],
  localhost: ['127.0.0.1'],
}

const lookup: LookupFunction = (host, _options, callback) => {
  const list = NAMES[host]
  if (!list) return callback(Object.assign(new Error('ENOTFOUND'), { code: 'ENOTFOUND' }), '', 0)
  callback(
    null,
    list.map((address) => ({ address, family: isIP(address) })),
  )
}

const TRICKS = [
  '127.0.0.1',
  '127.1',
  '127.0.0.53',
  '2130706433',
  '0x7f000001',
  '0177.0.0.1',
  '017700000001',
  '0.0.0.0',
  '0',
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::127.0.0.1]',
  '[64:ff9b::7f00:1]',
  '169.254.169.254',
  '[fe80::1]',
  '[fd00:ec2::254]',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.1.1',
  '100.64.0.1',
  '198.18.0.1',
  '192.0.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '240.0.0.1',
  'localhost',
  'rebind.test',
  'mixed.test',
  'meta.test',
  'v6.test',
  'nat64.test',
  '①②⑦.⓪.⓪.①',
  '[2002:7f00:1::]',
  '[2001::1]',
]

let server: Server
let port = 0
let hits = 0

beforeAll(async () => {
  server = createServer((request, response) => {
    hits += 1
    const target = new URL(request.url ?? '/', 'http://x').searchParams.get('to')
    if (target) response.writeHead(302, { location: target })
    response.end('secret')
  })
  await new Promise<void>((resolve) => server.listen(0, '::', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.close()
})

it.each(TRICKS)('refuses %s and never opens a connection', async (host) => {
  const before = hits
  const safeFetch = createSafeFetch({ lookup, ports: [port] })
  await expect(safeFetch(`http://${host}:${port}/`)).rejects.toThrow(RefusedAddressError)
  expect(hits).toBe(before)
})

it('goes to the address that was checked, even when a second answer would differ', async () => {
  let answers = 0
  const flipping: LookupFunction = (_host, _options, callback) => {
    answers += 1
    callback(null, [{ address: answers === 1 ? '::1' : '10.0.0.1', family: answers === 1 ? 6 : 4 }])
  }
  const safeFetch = createSafeFetch({
    lookup: flipping,
    ports: [port],
    isAllowed: (address) => address === '::1',
  })
  const response = await safeFetch(`http://flip.test:${port}/`)
  expect(await response.text()).toBe('secret')
  expect(answers).toBe(1)
})

it.each([
  () => `http://127.0.0.1:${port}/`,
  () => `http://rebind.test:${port}/`,
  () => 'http://0x7f.1/',
  () => 'file:///etc/passwd',
  () => 'http://169.254.169.254/latest/meta-data',
])('refuses a redirect to an internal address (%#)', async (target) => {
  NAMES['start.test'] = ['::1']
  const safeFetch = createSafeFetch({
    lookup,
    ports: [port, 80],
    isAllowed: (address) => address === '::1',
  })
  const url = `http://start.test:${port}/?to=${encodeURIComponent(target())}`
  await expect(safeFetch(url)).rejects.toThrow(RefusedAddressError)
})

it('refuses endless redirects, credentials, odd ports and odd schemes', async () => {
  NAMES['loop.test'] = ['::1']
  const isAllowed = () => true
  const loop = `http://loop.test:${port}/?to=`
  const safeFetch = createSafeFetch({ lookup, ports: [port], isAllowed })
  await expect(safeFetch(`${loop}${encodeURIComponent(`${loop}%2F`)}`)).resolves.toBeDefined()
  const endless = createSafeFetch({ lookup, ports: [port], isAllowed, maxRedirects: 0 })
  await expect(endless(`${loop}${encodeURIComponent(loop)}`)).rejects.toThrow('too many redirects')
  await expect(safeFetch(`http://a:b@loop.test:${port}/`)).rejects.toThrow('credentials')
  await expect(safeFetch('http://loop.test:22/')).rejects.toThrow('port 22')
  await expect(safeFetch('gopher://loop.test/')).rejects.toThrow('scheme')
  await expect(safeFetch('not an address')).rejects.toThrow('not an address')
})

it.each(['93.184.216.34', '8.8.8.8', '2606:2800:220:1:248:1893:25c8:1946'])(
  'takes %s for public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)
