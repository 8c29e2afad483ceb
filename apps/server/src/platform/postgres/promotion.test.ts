import { setTimeout as pause } from 'node:timers/promises'
import { Pool } from 'pg'
import { expect, it, vi } from 'vitest'
import { startServers } from '../../../test/servers.ts'

// It starts two database servers.
vi.setConfig({ testTimeout: 240_000 })

const open = (url: string) => {
  const pool = new Pool({ connectionString: url, max: 4 })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

it('loses nothing that was acknowledged when the standby takes over in the middle of writes', async () => {
  const servers = await startServers(`kadr-test-${process.pid}-`)
  const before = open(servers.urlAt(servers.port()))
  const acknowledged: number[] = []
  let next = 0
  const write = async () => {
    next += 1
    const number = next
    await before.query('insert into letters values ($1)', [number])
    acknowledged.push(number)
  }
  await before.query('create table letters (number int primary key)')

  // What the standby does not have yet nobody is told of.
  servers.stopStandby()
  const waiting = write()
  await pause(300)
  expect(acknowledged).toEqual([])
  servers.resumeStandby()
  await waiting
  expect(acknowledged).toEqual([1])

  const isDown = Promise.withResolvers<void>()
  const writing = Array.from({ length: 3 }, async () => {
    for (;;) await write()
  }).map((writer) => writer.catch(() => isDown.resolve()))
  await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(50), { interval: 5 })
  await servers.promote(() => undefined)
  await Promise.all([isDown.promise, ...writing])
  await before.end()

  const after = open(servers.urlAt(servers.port()))
  const { rows } = await after.query<{ number: number }>('select number from letters')
  const there = new Set(rows.map(({ number }) => number))
  expect(acknowledged.filter((number) => !there.has(number))).toEqual([])
  // The new one takes writes, and gets a standby of its own.
  await after.query('insert into letters values (0)')
  await servers.addStandby()
  await after.query('insert into letters values (-1)')
  await after.end()
  await servers.stop()
})
