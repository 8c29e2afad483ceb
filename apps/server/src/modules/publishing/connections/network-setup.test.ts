import { getNetworkSetup } from '@kadr/contract/publishing/network-setup'
import { NETWORKS } from '@kadr/contract/publishing/networks'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, signInAs } from '../../../../test/people.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'

const KEYS = { clientId: 'key', clientSecret: 'secret' }
const PROOF = 'tiktok-developers-site-verification=ABC'

let app: TestShell
beforeAll(async () => {
  app = await createTestApp({
    config: {
      publicUrl: 'https://kadr.example',
      verificationFiles: new Map([['tiktokABC.txt', PROOF]]),
    },
  })
  app.ctx.config.networks = {
    ...app.ctx.config.networks,
    linkedin: { apps: { default: KEYS }, endpoints: {}, authority: null },
  }
})
afterAll(() => app.stop())

it('tells the owner what each network asks for, with the addresses of this installation', async () => {
  const { token } = await signInAs(app, { id: 7 })
  const answer = await call(app, { path: '/connections/setup', token })
  const { publicUrl, isReachable, networks } = getNetworkSetup.data.parse(answer.data)
  expect([publicUrl, isReachable]).toEqual(['https://kadr.example', true])
  expect(networks).toHaveLength(NETWORKS.length)
  const of = (id: string) => networks.find(({ network }) => network === id)
  expect(of('linkedin')).toMatchObject({
    state: 'real',
    redirectUrls: [
      'https://kadr.example/api/auth/linkedin/callback',
      'https://kadr.example/api/auth/linkedin/pages-callback',
    ],
    apiVersion: { value: '202609', variable: 'LINKEDIN_VERSION' },
  })
  expect(of('instagram')).toMatchObject({
    state: 'sandbox',
    redirectUrls: [
      'https://kadr.example/api/auth/instagram/callback',
      'https://kadr.example/api/auth/instagram/facebook-business-callback',
    ],
  })
  expect(of('bluesky')?.redirectUrls).toEqual([])
  // Google's popup returns to the page that opened it.
  expect(of('youtube')?.redirectUrls).toEqual(['https://kadr.example/api/auth/youtube/callback'])
})

it('serves the files that prove whose site it is', async () => {
  const found = await app.http.inject({ url: '/tiktokABC.txt' })
  expect([found.statusCode, found.body]).toEqual([200, PROOF])
  expect(found.headers['content-type']).toContain('text/plain')
})
