import { createServer, type Server } from 'node:http'
import { createGoogleSandbox } from '@kadr/sandbox'
import { Browser } from '@kadr/sandbox/browser-fixture'
import type { GoogleConfig } from '../src/config/config.ts'

export type GoogleProvider = {
  config: GoogleConfig
  /** Chooses a user on the provider's page and returns the parameters of the redirect. */
  choose(input: {
    url: string
    label: string
  }): Promise<{ code: string; state: string; iss: string }>
  stop(): void
}

const listen = (server: Server) =>
  new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })

/** A real OpenID provider on the loopback; the app is given only its URL. */
export const startGoogleProvider = async (publicUrl: string): Promise<GoogleProvider> => {
  const server = createServer()
  const port = await listen(server)
  const config = {
    issuer: `http://127.0.0.1:${port}/sandbox/google`,
    clientId: 'kadr-test',
    clientSecret: 'a-test-secret',
  }
  server.on(
    'request',
    createGoogleSandbox({
      ...config,
      redirectUris: [`${publicUrl}/login/google`],
      log: { error: () => undefined },
    }),
  )
  return {
    config,
    async choose({ url, label }) {
      const browser = new Browser()
      const page = await browser.open(new URL(url))
      const { location } = await browser.press({ page, label })
      const value = (name: string) => location.searchParams.get(name) ?? ''
      return { code: value('code'), state: value('state'), iss: value('iss') }
    },
    stop: () => server.close(),
  }
}
