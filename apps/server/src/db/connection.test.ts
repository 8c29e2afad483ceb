import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import type { PoolClient } from 'pg'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createTestDatabase } from '../../test/test-database.ts'
import { inTransaction, isDatabaseDown, openDatabase } from './connection.ts'

const openWithOneConnection = async () => {
  const database = await createTestDatabase()
  const { pool, db, close } = openDatabase({
    url: database.url,
    maxConnections: 1,
    onIdleError: () => undefined,
  })
  onTestFinished(async () => {
    await close()
    await database.close()
  })
  const kill = async (client: PoolClient) => {
    const { rows } = await client.query('select pg_backend_pid() as pid')
    await database.pool.query('select pg_terminate_backend($1, 5000)', [rows[0].pid])
  }
  const readOne = () => inTransaction(db, (tx) => tx.execute(sql`select 1`))
  return { pool, db, kill, readOne }
}

it('gives a connection back that was lost before its transaction began', async () => {
  const { pool, kill, readOne } = await openWithOneConnection()
  const connect = pool.connect.bind(pool)
  vi.spyOn(pool, 'connect').mockImplementationOnce(async () => {
    const client = await connect()
    await kill(client)
    return client
  })
  await expect(readOne()).rejects.toThrow()
  expect((await readOne()).rowCount).toBe(1)
})

it('gives a connection back that was lost within its transaction', async () => {
  const { db, readOne } = await openWithOneConnection()
  const die = sql`select pg_terminate_backend(pg_backend_pid())`
  await expect(inTransaction(db, (tx) => tx.execute(die))).rejects.toThrow()
  expect((await readOne()).rowCount).toBe(1)
})

it('gives up a connection that brings nothing any more, and goes on with a new one', async () => {
  const { url, close } = await createTestDatabase()
  const server = new URL(url)
  const silenced = new Set<Socket>()
  const path = createServer((client) => {
    const upstream = connect(Number(server.port), server.hostname)
    for (const socket of [client, upstream]) {
      silenced.add(socket)
      socket.on('error', () => undefined)
    }
    client.pipe(upstream).pipe(client)
  }).listen(0, '127.0.0.1')
  await once(path, 'listening')
  const given = new URL(url)
  given.port = String((path.address() as AddressInfo).port)
  const database = openDatabase({
    url: given.href,
    maxConnections: 4,
    answersWithinMs: 1000,
    onIdleError: () => undefined,
  })
  onTestFinished(async () => {
    for (const socket of silenced) socket.destroy()
    path.close()
    await database.close()
    await close()
  })
  const readOne = () => inTransaction(database.db, (tx) => tx.execute(sql`select 1`))
  await Promise.all([readOne(), readOne(), readOne(), readOne()])
  // The machine is gone without a word: what is open stays open.
  for (const socket of silenced) socket.unpipe().pause()
  const failure: unknown = await readOne().catch((error: unknown) => error)
  expect(isDatabaseDown(failure)).toBe(true)
  // The idle ones beside it are not tried one after another.
  const answers = await Promise.all([readOne(), readOne(), readOne()])
  expect(answers.map(({ rowCount }) => rowCount)).toEqual([1, 1, 1])
})

it('rolls back what failed, also a savepoint within a transaction', async () => {
  const { db, pool } = await openWithOneConnection()
  await db.execute(sql`create table marks (name text)`)
  const mark = (name: string) => sql`insert into marks values (${name})`
  await inTransaction(db, async (tx) => {
    await tx.execute(mark('kept'))
    const inner = inTransaction(tx, async (nested) => {
      await nested.execute(mark('lost'))
      throw new Error('inner')
    })
    await expect(inner).rejects.toThrow('inner')
  })
  const outer = inTransaction(db, async (tx) => {
    await tx.execute(mark('lost'))
    throw new Error('outer')
  })
  await expect(outer).rejects.toThrow('outer')
  expect((await pool.query('select name from marks')).rows).toEqual([{ name: 'kept' }])
})

const withCode = (code: string) => Object.assign(new Error('query failed'), { code })

it.each(['ECONNREFUSED', '57P01', '57P03', '08006', '53300'])(
  'takes %s for a database that is down',
  (code) => {
    expect(isDatabaseDown(new Error('Failed query', { cause: withCode(code) }))).toBe(true)
  },
)

it('sees a connection that broke in the middle', () => {
  expect(isDatabaseDown(new Error('Connection terminated unexpectedly'))).toBe(true)
})

it.each([withCode('23505'), new Error('broken'), 'text', undefined])(
  'leaves other failures alone (%#)',
  (error) => {
    expect(isDatabaseDown(error)).toBe(false)
  },
)

it('lets nobody hold locks who was suspended within a transaction', async () => {
  const { pool } = await openWithOneConnection()
  const client = await pool.connect()
  const { rows } = await client.query('show idle_in_transaction_session_timeout')
  client.release()
  expect(rows[0]).toEqual({ idle_in_transaction_session_timeout: '10s' })
})
