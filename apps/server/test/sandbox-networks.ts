import { createServer } from 'node:http'
import type { Clock } from '@kadr/kit/clock'
import { fakes } from '@kadr/sandbox/networks/all-fakes'
import { createNetworkHost, type NetworkHost } from '@kadr/sandbox/networks/host'
import type { Config } from '../src/config/config.ts'
import { SANDBOX_NETWORKS_PATH } from '../src/config/sandbox-credentials.ts'

export type SandboxNetworks = {
  host: NetworkHost
  /** Configuration that points the app to these networks. */
  config: Pick<Config, 'host' | 'port' | 'publicUrl'>
  stop(): Promise<void>
}

/** All sandbox networks on a real loopback socket; the app is given only their URL. */
export const startNetworks = async (
  clock: Clock,
  { hasHistory = false } = {},
): Promise<SandboxNetworks> => {
  const server = createServer()
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
  const publicUrl = `http://127.0.0.1:${port}`
  const host = createNetworkHost({
    fakes: Object.values(fakes),
    baseUrl: `${publicUrl}${SANDBOX_NETWORKS_PATH}`,
    clock,
    hasHistory,
    fetch,
    log: { error: () => undefined },
  })
  // The clocks of tests stand still, and VK counts the calls of a second.
  host
    .findFake('vk')
    ?.actions?.find(({ id }) => id === 'switch-isUnlimited')
    ?.run({ value: 'on' })
  server.on('request', host.listener)
  return {
    host,
    config: { host: '127.0.0.1', port, publicUrl },
    async stop() {
      host.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Submits the consent page; returns the redirect URL. */
export const consent = async ({
  url,
  personId,
  untick = [],
}: {
  url: string
  personId?: string | undefined
  /** Scopes to decline. */
  untick?: readonly string[]
}): Promise<URL> => {
  const page = await fetch(url)
  const html = await page.text()
  const form = new URLSearchParams()
  for (const [name, value] of new URL(url).searchParams) form.set(`request.${name}`, value)
  for (const [, scope = ''] of html.matchAll(/name="scope" value="([^"]+)"/g)) {
    if (!untick.includes(scope)) form.append('scope', scope)
  }
  const [, first = ''] = /name="person" value="([^"]+)"/.exec(html) ?? []
  form.set('person', personId ?? first)
  form.set('decision', 'allow')
  const answer = await fetch(url, { method: 'POST', body: form, redirect: 'manual' })
  const location = answer.headers.get('location')
  if (!location) throw new Error(`The consent form answered ${answer.status}`)
  return new URL(location)
}

/** What the callback page sends to the API. */
export const proofOf = (back: URL): Record<string, string> => {
  const values = new URLSearchParams(back.hash.slice(1))
  const state = back.searchParams.get('state') ?? values.get('state') ?? ''
  const accessToken = values.get('access_token')
  if (!accessToken) {
    const deviceId = back.searchParams.get('device_id')
    return { code: back.searchParams.get('code') ?? '', state, ...(deviceId && { deviceId }) }
  }
  return { accessToken, longLivedToken: values.get('long_lived_token') ?? '', state }
}
