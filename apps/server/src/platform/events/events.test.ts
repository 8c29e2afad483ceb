import { DAY_MS } from '@kadr/kit/durations'
import { newId } from '@kadr/kit/new-id'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createFakeClock } from '../../../test/fake-clock.ts'
import { createTestShell, type TestShell } from '../../../test/test-shell.ts'
import { inTransaction, type Tx } from '../../db/connection.ts'
import { appendEvent, appendEvents, type NewEvent } from './append-events.ts'
import { defineConsumer } from './define-consumer.ts'
import { purgeEvents } from './purge-events.ts'
import { runEventsCommand } from './run-command.ts'

const clock = createFakeClock(new Date())
/** Hook that runs in handlers before they return. */
let beforeReturn: (input: { tx: Tx; title: string }) => Promise<void> = async () => {}

const note = ({ tx, consumer, title }: { tx: Tx; consumer: string; title: string }) =>
  tx.execute(sql`insert into handled (consumer, title) values (${consumer}, ${title})`)

const careful = defineConsumer({
  name: 'test.careful',
  kinds: ['generation.failed'],
  async handle({ tx, event }) {
    const { title } = event.payload
    await note({ tx, consumer: 'careful', title })
    await beforeReturn({ tx, title })
  },
})
const steady = defineConsumer({
  name: 'test.steady',
  kinds: ['generation.failed', 'generation.ready'],
  async handle({ tx, event }) {
    await note({ tx, consumer: 'steady', title: event.payload.title })
  },
})
const modules = [{ name: 'test', consumers: [careful, steady] }]

let app: TestShell
beforeAll(async () => {
  app = await createTestShell({ modules, authenticate: async () => undefined }, { clock })
  await app.database.pool.query(
    'create table handled (id int generated always as identity, consumer text, title text)',
  )
})
afterAll(() => app.stop())
beforeEach(async () => {
  beforeReturn = async () => {}
  await app.consumeEvents()
  await app.database.pool.query('delete from handled; delete from events')
})

const failed = (title: string): NewEvent => ({
  kind: 'generation.failed',
  workspaceId: newId(),
  subjectId: newId(),
  payload: { userId: null, title, message: '' },
})
const append = (...titles: string[]) =>
  inTransaction(app.ctx.db, (tx) => appendEvents({ tx, events: titles.map(failed) }))
const handledBy = async (consumer: string) => {
  const { rows } = await app.database.pool.query<{ title: string }>(
    'select title from handled where consumer = $1 order by id',
    [consumer],
  )
  return rows.map(({ title }) => title)
}
const gaugeOf = async (name: string, consumer: string) => {
  const { body } = await app.http.inject('/metrics')
  return new RegExp(`^${name}\\{consumer="${consumer}"\\} (\\d+)$`, 'm').exec(body)?.[1]
}

it('hands committed events to every consumer of their kind, in order, once', async () => {
  await append('a', 'b')
  await inTransaction(app.ctx.db, (tx) =>
    appendEvent({
      tx,
      kind: 'generation.ready',
      workspaceId: newId(),
      subjectId: newId(),
      payload: { userId: null, title: 'c', output: 'video' },
    }),
  )
  const undone = inTransaction(app.ctx.db, async (tx) => {
    await appendEvent({ tx, ...failed('undone') })
    throw new Error('undo')
  })
  await expect(undone).rejects.toThrow('undo')
  await app.consumeEvents()
  await app.consumeEvents()
  expect(await handledBy('careful')).toEqual(['a', 'b'])
  expect(await handledBy('steady')).toEqual(['a', 'b', 'c'])
})

it('does not lose an event whose transaction commits after a later one was consumed', async () => {
  const late = await app.database.pool.connect()
  await late.query('begin')
  await late.query(
    `insert into events (kind, workspace_id, subject_id, payload) values
     ('generation.failed', $1, $1, '{"userId":null,"title":"late","message":""}')`,
    [newId()],
  )
  await append('early')
  await app.consumeEvents()
  expect(await handledBy('steady')).toEqual(['early'])
  await late.query('commit')
  late.release()
  await app.consumeEvents()
  expect(await handledBy('steady')).toEqual(['early', 'late'])
})

it('appends one event of a key', async () => {
  const twice = { ...failed('keyed'), key: 'same' }
  await inTransaction(app.ctx.db, (tx) => appendEvents({ tx, events: [twice, twice] }))
  await inTransaction(app.ctx.db, (tx) => appendEvent({ tx, ...twice }))
  await app.consumeEvents()
  expect(await handledBy('steady')).toEqual(['keyed'])
})

it('retries a failing event later and later, parks it, and goes on', async () => {
  beforeReturn = async ({ title }) => {
    if (title === 'poison') throw new Error('can not be handled')
  }
  await append('before', 'poison', 'after')
  for (const pause of [0, 1000, 4000, 16_000]) {
    clock.advance(pause)
    await app.consumeEvents()
    await app.consumeEvents()
    expect(await handledBy('careful')).toEqual(['before'])
  }
  expect(await gaugeOf('event_consumer_lag', 'test.careful')).toBe('2')
  expect(await handledBy('steady')).toEqual(['before', 'poison', 'after'])
  clock.advance(64_000)
  await app.consumeEvents()
  expect(await handledBy('careful')).toEqual(['before', 'after'])
  expect(await gaugeOf('event_consumer_parked', 'test.careful')).toBe('1')
  expect(await gaugeOf('event_consumer_lag', 'test.careful')).toBe('0')
})

const parkPoison = async () => {
  beforeReturn = async () => {
    throw new Error('can not be handled')
  }
  await append('poison')
  for (const pause of [0, 1000, 4000, 16_000, 64_000]) {
    clock.advance(pause)
    await app.consumeEvents()
  }
}
const command = async (...args: string[]) => {
  const lines: string[] = []
  const { ctx, consumers } = app
  await runEventsCommand({ ctx, consumers, args, print: (line) => lines.push(line) })
  return lines.join('\n')
}

it('gives a parked event to its consumer again by a command, once', async () => {
  await parkPoison()
  expect(await command('list')).toMatch(
    /test\.careful {2}\d+ {2}generation\.failed {2}Error: can not/,
  )
  expect(await command('replay')).toContain('Обработано: 0, осталось отложено: 1')
  process.exitCode = 0
  expect(await handledBy('careful')).toEqual([])
  beforeReturn = async () => {}
  const both = await Promise.all([command('replay'), command('replay')])
  expect(both.filter((text) => text.includes('Обработано: 1'))).toHaveLength(1)
  expect(await handledBy('careful')).toEqual(['poison'])
  expect(await command('list')).toBe('Отложенных событий нет')
})

it('gives a parked event up by a command that names it', async () => {
  await parkPoison()
  await expect(command('drop')).rejects.toThrow()
  const [, eventId = ''] = /careful {2}(\d+)/.exec(await command('list')) ?? []
  expect(await command('drop', '--consumer', 'test.careful', '--event', eventId)).toBe('Убрано: 1')
  expect(await command('replay')).toContain('Обработано: 0, осталось отложено: 0')
})

it('handles an event once that succeeds on a retry', async () => {
  let failures = 2
  beforeReturn = async ({ title }) => {
    if (title === 'shaky' && failures-- > 0) throw new Error('not yet')
  }
  await append('shaky', 'after')
  for (const pause of [0, 1000, 4000]) {
    clock.advance(pause)
    await app.consumeEvents()
  }
  expect(await handledBy('careful')).toEqual(['shaky', 'after'])
})

it('repeats nothing and loses nothing when the session is killed in the middle of a batch', async () => {
  let kills = 1
  beforeReturn = async ({ tx, title }) => {
    if (title === 'b' && kills-- > 0) {
      await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`)
    }
  }
  await append('a', 'b', 'c')
  await app.consumeEvents()
  await app.consumeEvents()
  expect(await handledBy('careful')).toEqual(['a', 'b', 'c'])
})

it('parks what no schema of this program can read', async () => {
  await app.database.pool.query(
    `insert into events (kind, workspace_id, subject_id, payload)
     values ('generation.failed', $1, $1, '{"other": true}')`,
    [newId()],
  )
  await append('after')
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await app.consumeEvents()
    clock.advance(DAY_MS)
  }
  expect(await handledBy('careful')).toEqual(['after'])
})

it('starts a new consumer at the end of the log, or at its beginning when asked', async () => {
  await append('old')
  await app.consumeEvents()
  const listener = (name: string, isFromBeginning?: true) =>
    defineConsumer({
      name,
      kinds: ['generation.failed'],
      ...(isFromBeginning && { isFromBeginning }),
      async handle({ tx, event }) {
        await note({ tx, consumer: name, title: event.payload.title })
      },
    })
  const { registerConsumers, drainEvents } = await import('./event-loop.ts')
  const consumers = [listener('new'), listener('historian', true)]
  await registerConsumers({ ctx: app.ctx, consumers })
  await append('fresh')
  await drainEvents({ ctx: app.ctx, consumers })
  expect(await handledBy('new')).toEqual(['fresh'])
  expect(await handledBy('historian')).toEqual(['old', 'fresh'])
  await app.database.pool.query(`delete from event_consumers where name in ('new', 'historian')`)
})

it('purges what everybody has passed after 90 days, and consumers that nobody runs', async () => {
  const names = async () => {
    const { rows } = await app.database.pool.query<{ title: string }>(
      `select payload->>'title' as title from events order by id`,
    )
    return rows.map(({ title }) => title)
  }
  const age = (days: number) =>
    app.database.pool.query(`update events set created_at = created_at - $1::interval`, [
      `${days} days`,
    ])
  await append('passed')
  await app.consumeEvents()
  await append('unread')
  await age(100)
  await purgeEvents({ ctx: app.ctx })
  expect(await names()).toEqual(['unread'])
  await app.consumeEvents()
  await append('young')
  await app.consumeEvents()
  await app.database.pool.query(
    `insert into event_consumers (name, position, moved_at) values ('gone', 0, now() - interval '1 year')`,
  )
  await purgeEvents({ ctx: app.ctx })
  expect(await names()).toEqual(['young'])
  await append('after the purge')
  await app.consumeEvents()
  expect((await handledBy('steady')).at(-1)).toBe('after the purge')
})
