import { type DomainEvent, EVENT_KINDS, eventPayloads } from '@kadr/contract/events'
import { WEBHOOK_KINDS, webhookPayloads } from '@kadr/contract/integrations/webhook-events'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { EVENT_GROUPS, nameEvent } from './event-words.ts'
import { TOLD_KINDS, type ToldKind, toPublicEvent } from './public-events.ts'

const ID = '019f0000-0000-7000-8000-000000000000'
const AT = '2026-03-10T09:00:00.000Z'
/** Three bytes each, a control that JSON writes as six, half of a pair, and what JSON escapes. */
const HUGE = `${'漢'.repeat(20_000)}`
const NASTY = `\u0000\u0007\ud800"\\\n${'漢"'.repeat(20_000)}`

const ofAccount = { network: 'telegram', title: NASTY, accountTitle: NASTY }
/** Every field that an inner payload of these kinds may have, as large as it can be. */
const full = (text: string) => ({
  ...ofAccount,
  title: text,
  accountTitle: text,
  postId: ID,
  postIds: Array.from({ length: 1000 }, () => ID),
  madePostId: ID,
  commentId: ID,
  connectionId: ID,
  itemId: ID,
  authorId: ID,
  assigneeId: ID,
  userId: ID,
  toUserIds: Array.from({ length: 1000 }, () => ID),
  accountTitles: Array.from({ length: 200 }, () => text),
  networks: Array.from({ length: 200 }, () => 'telegram'),
  urls: Array.from({ length: 200 }, () => `https://example.com/${'a'.repeat(279)}`),
  url: `https://example.com/${'a'.repeat(5000)}`,
  message: text,
  note: text,
  text,
  name: text,
  topic: text,
  byName: text,
  authorName: text,
  guestName: text,
  personName: text,
  postTitle: text,
  action: 'edit',
  output: 'video',
  state: 'made',
  mode: 'draft',
  reason: 'failures',
  waiting: { reason: 'down', until: AT, asksAt: null },
  at: AT,
  dueAt: AT,
  endsAt: AT,
  wallTime: '2026-03-10T09:00',
  automationId: 7,
  version: 3,
  reminder: 0,
  isDraftAtNetwork: true,
  hasDraftsAtNetwork: true,
  isLastDay: true,
  isBacklog: false,
  isQuiet: false,
  isTold: false,
  isOutside: true,
  isManual: true,
  isPausing: true,
  isRepeated: false,
})

const eventOf = (kind: ToldKind, fields: object) => {
  const reason = kind === 'automation.paused' ? { reason: 'no_points' } : {}
  const payload = eventPayloads[kind].parse({ ...fields, ...reason })
  const event = { id: 1, kind, workspaceId: ID, actorId: ID, subjectId: ID, payload }
  return Object.assign(event, { createdAt: new Date(AT) })
}
type Told = DomainEvent<ToldKind>
const isTold = (event: ReturnType<typeof eventOf>): event is Told & typeof event =>
  TOLD_KINDS.includes(event.kind)
const tell = (kind: ToldKind, fields: object) => {
  const event = eventOf(kind, fields)
  if (!isTold(event)) throw new Error(`${kind} is no event`)
  return toPublicEvent<ToldKind>(event)
}

it.each(TOLD_KINDS)('tells of %s in its public shape and below 20 kB', (kind) => {
  for (const text of [HUGE, NASTY, '', 'Ваза']) {
    const told = tell(kind, full(text))
    if (!told) throw new Error(`${kind} is not told`)
    expect(webhookPayloads[told.kind].parse(told.data)).toEqual(told.data)
    const body = JSON.stringify({ type: told.kind, timestamp: AT, data: { ID, ...told.data } })
    expect(Buffer.byteLength(body)).toBeLessThan(19_700)
  }
})

it('passes on no field that its public shape does not name', () => {
  fc.assert(
    fc.property(fc.constantFrom(...TOLD_KINDS), fc.string(), (kind, text) => {
      const told = tell(kind, full(text))
      if (!told) return
      const shape = webhookPayloads[told.kind]
      expect(Object.keys(told.data).sort()).toEqual(Object.keys(shape.shape).sort())
    }),
  )
})

it('keeps to itself what nobody is to be told', () => {
  expect(tell('conversation.received', { ...full('Ваза'), isBacklog: true })).toBeNull()
  expect(tell('conversation.received', { ...full('Ваза'), isQuiet: true })).toBeNull()
  expect(tell('target.handed_over', { ...full('Ваза'), reminder: 1 })).toBeNull()
  const longUrl = tell('target.published', full('Ваза'))
  expect(longUrl?.data).toMatchObject({ url: null })
})

it('has a Russian name and a place on the screen for every public event, and an inner one behind it', () => {
  const shown = EVENT_GROUPS.flatMap(({ kinds }) => kinds)
  expect([...shown].sort()).toEqual([...WEBHOOK_KINDS].sort())
  expect(new Set(shown).size).toBe(shown.length)
  for (const kind of WEBHOOK_KINDS) expect(nameEvent(kind)).toMatch(/[а-яё]/)
  const told = new Set(TOLD_KINDS.map((kind) => tell(kind, full('Ваза'))?.kind))
  expect([...told].sort()).toEqual([...WEBHOOK_KINDS].sort())
  expect(TOLD_KINDS.every((kind) => EVENT_KINDS.includes(kind))).toBe(true)
})
