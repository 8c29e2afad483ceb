import { watchEvents } from '@kadr/contract/events'
import { newId } from '@kadr/kit/new-id'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { z } from 'zod/mini'
import { signInAs, type TestPerson } from '../../../../test/people.ts'
import { addAccount, addMember, createDraft } from '../../../../test/posts.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'
import { workspaceOf } from '../../../../test/workspace-of.ts'
import { inTransaction } from '../../../db/connection.ts'
import { appendEvents } from '../../../platform/events/append-events.ts'
import { sequenceEvents } from '../../../platform/events/event-log.ts'

let app: TestShell
let person: TestPerson
let workspaceId: string
beforeAll(async () => {
  app = await createTestApp()
  person = await signInAs(app, { id: 1 })
  workspaceId = await workspaceOf(app, person.token)
})
afterAll(() => app.stop())

type Frame = z.output<typeof watchEvents.events>

/** The event stream, frame by frame. */
async function* open(
  lastEventId?: number,
  sinceMs = 0,
  headers = { authorization: `Bearer ${person.token}` },
): AsyncGenerator<Frame> {
  const answer = await app.http.inject({
    url: `/api/events?sinceMs=${sinceMs}`,
    headers: {
      ...headers,
      ...(lastEventId !== undefined && { 'last-event-id': String(lastEventId) }),
    },
    payloadAsStream: true,
  })
  expect(answer.statusCode).toBe(200)
  let text = ''
  for await (const chunk of answer.stream()) {
    text += chunk
    const frames = text.split('\n\n')
    text = frames.pop() ?? ''
    for (const frame of frames) {
      const data = /^data: (.*)$/m.exec(frame)?.[1]
      if (data) yield watchEvents.events.parse(JSON.parse(data))
    }
  }
}

const write = (of: string, subjectIds: readonly string[]) =>
  inTransaction(app.ctx.db, (tx) =>
    appendEvents({
      tx,
      events: subjectIds.map((subjectId) => ({
        kind: 'target.removed',
        workspaceId: of,
        subjectId,
        payload: { postId: subjectId },
      })),
    }),
  )

const append = async (of: string, subjectIds: readonly string[]) => {
  await write(of, subjectIds)
  await app.consumeEvents()
}

const readUntil = async (frames: AsyncIterable<Frame>, subjectId: string) => {
  const seen: string[] = []
  for await (const frame of frames) {
    seen.push(...frame.events.map((event) => event.subjectId))
    if (seen.includes(subjectId)) return { seen, last: frame }
  }
  throw new Error('The stream ended early')
}

it('streams what happens in the workspace from now on, and nothing of another', async () => {
  const [before, foreign, own, next] = [newId(), newId(), newId(), newId()]
  await append(workspaceId, [before])
  const frames = open()
  expect((await frames.next()).value).toMatchObject({ isGap: false, events: [] })
  await append(newId(), [foreign])
  await append(workspaceId, [own, next])
  const { seen, last } = await readUntil(frames, next)
  expect(seen).toEqual([own, next])
  expect(last.events.at(-1)).toEqual({ kind: 'target.removed', subjectId: next, postId: next })
})

it('streams what concerns the person alone, whichever workspace is shown', async () => {
  const change = (subjectId: string) =>
    inTransaction(app.ctx.db, (tx) =>
      appendEvents({
        tx,
        events: [{ kind: 'notification.changed', workspaceId: null, subjectId, payload: {} }],
      }),
    )
  const frames = open()
  await frames.next()
  await change(newId())
  await change(person.user.id)
  await app.consumeEvents()
  expect((await readUntil(frames, person.user.id)).seen).toEqual([person.user.id])
  expect((await readUntil(open(undefined, 60_000), person.user.id)).seen).toContain(person.user.id)
})

it('goes on after the last event that a reader has seen', async () => {
  const [first, missed] = [newId(), newId()]
  const frames = open()
  await frames.next()
  await append(workspaceId, [first])
  const { last } = await readUntil(frames, first)
  await append(workspaceId, [missed])
  expect((await readUntil(open(last.position), missed)).seen).toEqual([missed])
})

it('begins with what has happened while the page was loading', async () => {
  const [long, lately] = [newId(), newId()]
  await append(workspaceId, [long])
  await app.database.pool.query(`update events set created_at = now() - interval '1 hour'`)
  await append(workspaceId, [lately])
  expect((await readUntil(open(undefined, 60_000), lately)).seen).toEqual([lately])
})

it('says so when more has happened than it can tell', async () => {
  const frames = open()
  const { value } = await frames.next()
  // Only the positions matter to the stream; the consumers skip these events to save time.
  await write(workspaceId, Array.from({ length: 5001 }, newId))
  while ((await sequenceEvents(app.ctx.db)) > 0);
  const { value: frame } = await open(value?.position).next()
  expect(frame).toMatchObject({ isGap: true, events: [] })
  expect((await open(frame?.position).next()).value).toMatchObject({ isGap: false, events: [] })
  await app.database.pool.query('update event_consumers set position = $1', [frame?.position])
})

it('appends what people do with posts', async () => {
  const frames = open()
  await frames.next()
  const writer = { token: person.token, userId: person.user.id, workspaceId }
  const { id } = await createDraft(app, writer, [])
  await app.consumeEvents()
  const { last } = await readUntil(frames, id)
  expect(last.events).toContainEqual({ kind: 'post.changed', subjectId: id, postId: null })
})

it('names no post to a member who must not see it', async () => {
  const owner = { token: person.token, userId: person.user.id, workspaceId }
  const account = await addAccount(app, owner)
  const client = await addMember(app, owner, { id: 2, role: 'viewer' })
  await app.database.pool.query(
    'update workspace_members set connection_ids = $1 where user_id = $2 and workspace_id = $3',
    [[account], client.userId, workspaceId],
  )
  const headers = { authorization: `Bearer ${client.token}`, 'x-workspace-id': workspaceId }
  const frames = open(undefined, 0, headers)
  await frames.next()
  const hidden = await createDraft(app, owner, [])
  const shown = await createDraft(app, owner, [account])
  await app.consumeEvents()
  const { seen } = await readUntil(frames, shown.id)
  expect(seen).not.toContain(hidden.id)
  expect(seen).toContain(workspaceId)
})
