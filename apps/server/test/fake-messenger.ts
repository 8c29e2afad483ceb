import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createNetworkHost } from '@kadr/sandbox/networks/host'

type CreateFake = Parameters<typeof createNetworkHost>[0]['fakes'][number]

/** The sandbox of one messenger on its own port; pass `apiUrl` to the configuration of an app. */
export const startFakeMessenger = async ({
  name,
  create,
}: {
  name: string
  create: CreateFake
}) => {
  let listen = (_request: IncomingMessage, response: ServerResponse): void => {
    response.destroy()
  }
  const server = createServer((request, response) => listen(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  // Each look is later than the one before: how often a chat may be written to is tested elsewhere.
  let at = Date.now()
  const now = () => {
    at += 600
    return new Date(at)
  }
  const host = createNetworkHost({
    fakes: [create],
    baseUrl: origin,
    clock: { now },
    fetch,
    log: { error: () => undefined },
  })
  listen = host.listener
  return {
    host,
    apiUrl: `${origin}/${name}/api`,
    /** User actions on the bot, by their names on the sandbox page. */
    act: (id: string, given: Record<string, string>) => {
      host
        .findFake(name)
        ?.actions?.find((action) => action.id === id)
        ?.run(given)
    },
    /** Messages to users, oldest first. */
    messages: () => host.posts().toReversed(),
    stop: async () => {
      host.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
