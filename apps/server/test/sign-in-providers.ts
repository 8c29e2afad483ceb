import { createServer, type Server } from 'node:http'
import type { OauthProvider } from '@kadr/contract/identity/users'
import { systemClock } from '@kadr/kit/clock'
import { Browser } from '@kadr/sandbox/browser-fixture'
import { createGoogleSandbox } from '@kadr/sandbox/google'
import { createSignInHost } from '@kadr/sandbox/sign-in'
import type { OauthSettings } from '../src/config/sign-in.ts'

export type SignInProviders = {
  /** For `Config.signIn`. */
  signIn: Readonly<Record<OauthProvider, OauthSettings>>
  /** Chooses a person on the provider's page and returns the parameters of the redirect as our page sends them. */
  choose(input: { url: string; label: string }): Promise<{ code: string; state: string }>
  stop(): void
}

const KEYS = { clientId: 'kadr-test', clientSecret: 'a-test-secret' }

const listen = (server: Server) =>
  new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })

const settingsAt = (page: string, person = page, pictures = page): OauthSettings => ({
  ...KEYS,
  pageUrl: page,
  serverUrl: page,
  personUrl: person,
  pictureUrl: pictures,
})

/** Real sign-in pages on the loopback; the app is given only their addresses. */
export const startSignInProviders = async (publicUrl: string): Promise<SignInProviders> => {
  const server = createServer()
  const origin = `http://127.0.0.1:${await listen(server)}`
  const log = { error: () => undefined }
  const issuer = `${origin}/sandbox/google`
  const baseUrl = `${origin}/sandbox/id`
  const applicationOf = (provider: OauthProvider) => ({
    ...KEYS,
    redirectUris: [`${publicUrl}/login/${provider}`],
  })
  const google = createGoogleSandbox({ ...applicationOf('google'), issuer, log })
  const host = createSignInHost({
    baseUrl,
    clock: systemClock,
    fetch,
    log,
    vkId: applicationOf('vk'),
    yandexId: applicationOf('yandex'),
  })
  server.on('request', (request, response) =>
    request.url?.startsWith('/sandbox/google')
      ? google(request, response)
      : host.listener(request, response),
  )
  const yandex = `${baseUrl}/yandex-id`
  return {
    signIn: {
      google: settingsAt(issuer),
      vk: settingsAt(`${baseUrl}/vk-id`),
      yandex: settingsAt(`${yandex}/oauth`, `${yandex}/login`, `${yandex}/avatars`),
    },
    async choose({ url, label }) {
      const browser = new Browser()
      const page = await browser.open(new URL(url))
      const { location } = await browser.press({ page, label })
      const value = (name: string) => location.searchParams.get(name) ?? ''
      const optional = { iss: value('iss'), deviceId: value('device_id') }
      const given = Object.entries(optional).filter(([, text]) => text !== '')
      return { code: value('code'), state: value('state'), ...Object.fromEntries(given) }
    },
    stop: () => server.close(),
  }
}
