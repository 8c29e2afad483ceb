import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { isProcessAlive } from '@kadr/kit/node/is-process-alive'
import { Client } from 'pg'
import { startCluster } from '../../apps/server/src/platform/postgres/cluster.ts'
import { readPidFile } from '../../apps/server/src/platform/postgres/postmaster.ts'
import { createDataDir } from '../support/cluster.ts'

/** A TCP proxy: the port stays the same when the database restarts on another one. */
const openProxy = async (portOf: () => number) => {
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const upstream = connect(portOf(), '127.0.0.1')
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        client.destroy()
        upstream.destroy()
      })
    }
    client.pipe(upstream)
    upstream.pipe(client)
  })
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
  const close = () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  }
  return { port, close }
}

/** A durable PostgreSQL that can be killed and restarted behind the same URL. */
export const startKillableDatabase = async () => {
  const data = createDataDir()
  let cluster = await startCluster({ dataDir: data.folder })
  const admin = new Client({ connectionString: cluster.urlOf('postgres') })
  await admin.connect()
  await admin.query('create database chaos')
  await admin.end()
  const proxy = await openProxy(() => cluster.port)
  const url = new URL(cluster.urlOf('chaos'))
  url.port = String(proxy.port)
  return {
    url: url.href,
    folder: data.folder,
    /** kill -9, then crash recovery by a new server on the same data directory. */
    async kill() {
      const { pid } = readPidFile(cluster.folder) ?? {}
      if (!pid) throw new Error('The database has no process')
      process.kill(pid, 'SIGKILL')
      while (isProcessAlive(pid)) await pause(10)
      cluster = await startCluster({ dataDir: data.folder })
    },
    async stop() {
      proxy.close()
      await cluster.stop()
      data.remove()
    },
  }
}
