import { connect, createServer, type Socket } from 'node:net'

/** What passes through it now. `silent`: nothing, and nobody is told. `shut`: nobody gets in. */
type DoorState = 'open' | 'silent' | 'shut'

type Pair = { client: Socket; upstream: Socket }

const join = ({ client, upstream }: Pair) => {
  client.pipe(upstream)
  upstream.pipe(client)
}

const part = ({ client, upstream }: Pair) => {
  client.unpipe(upstream).pause()
  upstream.unpipe(client).pause()
}

/** The network between a process and a server: a TCP proxy whose address stays while the server moves. */
export const openDoor = async (portOf: () => number) => {
  let state: DoorState = 'open'
  const pairs = new Set<Pair>()
  const forgotten = new Set<Pair>()
  const waiting = new Set<Socket>()

  const end = (pair: Pair) => {
    pairs.delete(pair)
    forgotten.delete(pair)
    pair.client.destroy()
    pair.upstream.destroy()
  }
  const lead = (client: Socket) => {
    waiting.delete(client)
    const pair = { client, upstream: connect(portOf(), '127.0.0.1') }
    for (const socket of [client, pair.upstream]) {
      socket.setNoDelay(true)
      socket.on('error', () => undefined)
      // Of a connection that was forgotten neither side learns that the other has gone.
      socket.on('close', () => !forgotten.has(pair) && state !== 'silent' && end(pair))
    }
    pairs.add(pair)
    join(pair)
  }
  const server = createServer({ pauseOnConnect: true }, (client) => {
    client.on('error', () => undefined)
    if (state === 'shut') return client.destroy()
    if (state === 'open') {
      lead(client)
      return client.resume()
    }
    waiting.add(client)
    client.once('close', () => waiting.delete(client))
  })
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
  const cut = () => {
    for (const pair of pairs) end(pair)
    for (const client of waiting) client.destroy()
  }
  return {
    port,
    /** Ends all connections, as a server that was killed does. */
    cut,
    /** Nothing gets through in either direction until `open`; then what was sent arrives late. */
    silence() {
      state = 'silent'
      for (const pair of pairs) part(pair)
    },
    /** Connections of now never bring anything again, and stay; new ones work. */
    forget() {
      for (const pair of pairs) {
        part(pair)
        forgotten.add(pair)
      }
      pairs.clear()
    },
    /** Connecting fails, and what is connected is cut. */
    shut() {
      state = 'shut'
      cut()
    },
    open() {
      state = 'open'
      for (const pair of pairs) {
        if (pair.client.destroyed || pair.upstream.destroyed) end(pair)
        else join(pair)
      }
      for (const client of waiting) {
        lead(client)
        client.resume()
      }
    },
    close() {
      cut()
      for (const pair of forgotten) end(pair)
      server.close()
    },
  }
}

export type Door = Awaited<ReturnType<typeof openDoor>>
