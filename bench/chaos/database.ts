import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { isProcessAlive } from '@kadr/kit/node/is-process-alive'
import { Client } from 'pg'
import { startCluster } from '../../apps/server/src/platform/postgres/cluster.ts'
import { readPidFile } from '../../apps/server/src/platform/postgres/postmaster.ts'
import { createDataDir } from '../support/cluster.ts'

/** One address for a database that comes back at another port. */
const openSwitch = async (portOf: () => number) => {
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(portOf(), '127.0.0.1')
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        near.destroy()
        far.destroy()
      })
    }
    near.pipe(far)
    far.pipe(near)
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

/** A durable PostgreSQL that can be killed and brought back under the same address. */
export const startMortalDatabase = async () => {
  const data = createDataDir()
  let cluster = await startCluster({ dataDir: data.folder })
  const admin = new Client({ connectionString: cluster.urlOf('postgres') })
  await admin.connect()
  await admin.query('create database chaos')
  await admin.end()
  const gate = await openSwitch(() => cluster.port)
  const url = new URL(cluster.urlOf('chaos'))
  url.port = String(gate.port)
  return {
    url: url.href,
    folder: data.folder,
    /** kill -9, and a new server over what the dead one had written. */
    async kill() {
      const { pid } = readPidFile(cluster.folder) ?? {}
      if (!pid) throw new Error('The database has no process')
      process.kill(pid, 'SIGKILL')
      while (isProcessAlive(pid)) await pause(10)
      cluster = await startCluster({ dataDir: data.folder })
    },
    async stop() {
      gate.close()
      await cluster.stop()
      data.remove()
    },
  }
}
