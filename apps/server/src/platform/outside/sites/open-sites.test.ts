import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createSafeFetch, RefusedAddressError } from '@kadr/kit/node/safe-fetch'
import { createSiteSandbox } from '@kadr/sandbox/site'
import { expect, it } from 'vitest'
import { openSites } from './open-sites.ts'

it('opens the shop of the sandbox at our own address, and nothing else there', async () => {
  const server = createServer(createSiteSandbox({ mount: '/sandbox/site' }))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const publicUrl = `http://localhost:${port}`
  const fetch = openSites({ config: { isSandbox: true, publicUrl }, fetch: createSafeFetch() })
  const shop = await fetch(`${publicUrl}/sandbox/site/prices`)
  expect(await shop.text()).toContain('Детское место')
  expect((await fetch(`${publicUrl}/sandbox/site/nothing`)).status).toBe(404)
  const others = ['/sandbox/sites', '/sandbox/site/../pay/x', '/api/users/me']
  for (const path of others) {
    await expect(fetch(`${publicUrl}${path}`)).rejects.toThrow(RefusedAddressError)
  }
  const outside = openSites({
    config: { isSandbox: false, publicUrl },
    fetch: createSafeFetch(),
  })
  await expect(outside(`${publicUrl}/sandbox/site`)).rejects.toThrow(RefusedAddressError)
  server.close()
})
