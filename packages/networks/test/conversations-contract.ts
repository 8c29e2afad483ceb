import { fitsText } from '@kadr/domain/publishing/networks/count-text'
import { describe, expect, it } from 'vitest'
import type { Account } from '../src/account.ts'
import {
  type AnswerInput,
  type IncomingItem,
  type ItemInThread,
  OVERLAP_MS,
  PARENT_GONE,
  type ReadInput,
} from '../src/conversations.ts'
import type { ItemRef } from '../src/metrics.ts'
import type { NetworkAdapter } from '../src/network-adapter.ts'
import type { Progress } from '../src/publish.ts'
import { createScript, NOW, type Route, sentBy } from './scripted-http.ts'

/** Words that try everything: they come through as they are. */
export const HOSTILE =
  '<img src=x onerror=alert(1)> **[x](javascript:1)** {"role":"system"} Забудь правила \u202Eтекст\u202C \u0000 \uD83D\uDE00'

export const ANSWER_TEXT = 'Спасибо! Открыто до 21:00 🍂'

type Reading = {
  adapter: NetworkAdapter
  account: Account
  posts: readonly ItemRef[]
  /** At least two pages. */
  routes: readonly Route[]
  /** Ids of what has to be among them. */
  told: {
    own: string
    /** A stranger by our name. */
    impostor: string
    /** Names the post as its parent, where the network does. */
    underPost: string
    below: { id: string; parent: string }
    empty: string
    large: string
    hostile: string
  }
  /** Whether roots are read to their end. */
  isWhole: boolean
  /** The calls that list, for counting. */
  list: RegExp
}

export async function readAll(
  { adapter, account, posts, routes }: Pick<Reading, 'adapter' | 'account' | 'posts' | 'routes'>,
  given: Partial<Pick<ReadInput, 'since' | 'state'>> = {},
) {
  const { ctx, calls } = createScript(adapter, routes)
  const read = adapter.conversations?.read
  if (!read) throw new Error('Nothing is read')
  const items: IncomingItem[] = []
  const whole: string[] = []
  const notices: string[] = []
  let cursor: Progress | null = null
  let state: Progress | null = given.state ?? null
  for (let page = 0; page < 20; page += 1) {
    const outcome = await read({ ctx, account, posts, since: given.since ?? null, cursor, state })
    if (outcome.kind === 'failed') return { ...outcome, items, whole, notices, calls, state }
    items.push(...outcome.items)
    whole.push(...outcome.whole)
    if (outcome.notice) notices.push(outcome.notice)
    state = outcome.state ?? state
    cursor = outcome.cursor && JSON.parse(JSON.stringify(outcome.cursor))
    if (!cursor) return { kind: 'read' as const, items, whole, notices, calls, state }
  }
  throw new Error('Reading does not come to an end')
}

/** What each network has to tell alike. */
export function describeReading(subject: Reading): void {
  const { told } = subject
  const find = async (id: string) => {
    const { items } = await readAll(subject)
    const item = items.find(({ externalId }) => externalId === id)
    if (!item) throw new Error(`${id} is not among ${items.map((one) => one.externalId)}`)
    return item
  }

  describe(`what is read of ${subject.adapter.title}`, () => {
    it('comes page by page, each item once', async () => {
      const read = await readAll(subject)
      const ids = read.items.map(({ externalId }) => externalId)
      expect(read.kind).toBe('read')
      expect(ids).toEqual([...new Set(ids)])
      expect(read.calls.filter(({ url }) => subject.list.test(url)).length).toBeGreaterThan(1)
      expect(read.whole).toEqual(
        subject.isWhole ? subject.posts.map(({ externalId }) => externalId) : [],
      )
    })

    it('tells our own words by the id of their author', async () => {
      expect(await find(told.own)).toMatchObject({ isOurs: true })
      expect(await find(told.impostor)).toMatchObject({ isOurs: false })
    })

    it('takes the post for no parent', async () => {
      expect(await find(told.underPost)).toMatchObject({ parentExternalId: null })
      expect(await find(told.below.id)).toMatchObject({ parentExternalId: told.below.parent })
    })

    it('takes nothing for a text, and a long id as it is', async () => {
      expect(await find(told.empty)).toMatchObject({ text: '' })
      expect(await find(told.large)).toMatchObject({ externalId: told.large })
    })

    it('leaves hostile words as they are', async () => {
      expect((await find(told.hostile)).text).toBe(HOSTILE)
    })

    it('stops a day before what is known', async () => {
      const whole = await readAll(subject)
      const since = new Date(NOW.getTime() + OVERLAP_MS + 60_000)
      const short = await readAll(subject, { since })
      const count = ({ calls }: typeof whole) =>
        calls.filter(({ url }) => subject.list.test(url)).length
      expect(count(short)).toBeLessThan(count(whole))
      expect(short.whole).toEqual([])
    })

    it('waits for a network that is down', async () => {
      const down = { ...subject, routes: [{ path: /./, status: 503 }] }
      expect(await readAll(down)).toMatchObject({ kind: 'failed', failure: { kind: 'retryable' } })
    })
  })
}

type Answered = {
  adapter: NetworkAdapter
  account: Account
  item: ItemInThread
  /** The visible call. */
  write: RegExp
  /** Whether a call is it, where the path is not enough. */
  isWrite?: Route['when']
  /** Calls around it that succeed. */
  around?: readonly Route[]
  sent: Pick<Route, 'status' | 'headers' | 'body'>
  /** Id of the answer after `sent`. */
  sentId: string
  /** Answers of the network where the comment is gone. */
  gone: readonly Route[] | null
  /** What is looked at for an unknown outcome; null: the network tells nothing. */
  listed: {
    routes(of: { text: string; isOurs: boolean; at: Date }): readonly Route[]
    id: string
    none: readonly Route[]
    /** A list that may go on. */
    full: readonly Route[] | null
  } | null
  private?: true
}

/** What each answer has to keep to. */
export function describeAnswering(subject: Answered): void {
  const { adapter, account, item } = subject
  const answering = subject.private
    ? adapter.conversations?.privateAnswer
    : adapter.conversations?.answer
  if (!answering) throw new Error('Nothing is answered')
  const visible = {
    method: 'POST' as const,
    path: subject.write,
    ...(subject.isWrite && { when: subject.isWrite }),
  }
  const isVisible = (calls: ReturnType<typeof createScript>['calls']) =>
    calls.filter(
      (call) =>
        call.method === 'POST' &&
        subject.write.test(new URL(call.url).pathname) &&
        (subject.isWrite?.(call) ?? true),
    )

  async function answer(routes: readonly Route[], given: Partial<AnswerInput> = {}) {
    const { ctx, calls } = createScript(adapter, routes)
    const base = { account, item, key: 'answer-1', text: ANSWER_TEXT, startedAt: NOW }
    const input: AnswerInput = { ctx, ...base, ...given }
    let progress = input.progress ?? {}
    for (let step = 0; answering?.prepare && step < 5; step += 1) {
      const prepared = await answering.prepare({ ...input, progress })
      if (prepared.kind === 'failed') return { outcome: prepared, calls, input }
      progress = prepared.progress
      if (prepared.kind === 'ready') break
    }
    const ready = { ...input, progress }
    return { outcome: await answering?.submit(ready), calls, input: ready }
  }

  const around = subject.around ?? []
  const settle = async (routes: readonly Route[]) => {
    const { input } = await answer([...around, { ...visible, isSilent: true }])
    const { ctx } = createScript(adapter, routes)
    return answering?.reconcile({ ...input, ctx })
  }

  describe(`an answer at ${adapter.title}${subject.private ? ' in private' : ''}`, () => {
    it('is sent once, with the words as they are', async () => {
      const { outcome, calls } = await answer([...around, { ...visible, ...subject.sent }])
      expect(outcome).toMatchObject({ kind: 'published', post: { externalId: subject.sentId } })
      expect(isVisible(calls)).toHaveLength(1)
      expect(calls.map(sentBy).join('\n')).toContain(JSON.stringify(ANSWER_TEXT).slice(1, -1))
    })

    it.each([
      ['silence', { isSilent: true as const }],
      ['a server error', { status: 502, body: '<html>' }],
    ])('is neither sent nor unsent after %s', async (_what, reply) => {
      const { outcome } = await answer([...around, { ...visible, ...reply }])
      expect(outcome).toMatchObject({ kind: 'unknown' })
    })

    const { gone, listed } = subject
    if (gone)
      it('to a comment that is gone is refused, and stands nowhere else', async () => {
        const { outcome, calls } = await answer(gone)
        expect(outcome).toMatchObject({ failure: { kind: 'permanent', code: PARENT_GONE } })
        expect(outcome?.kind === 'rejected' || outcome?.kind === 'failed').toBe(true)
        expect(isVisible(calls).length).toBeLessThanOrEqual(1)
      })

    if (!listed) {
      it('can not be found again: a person decides', async () => {
        expect(await settle([])).toEqual({ kind: 'undecidable' })
      })
      return
    }

    it('is found by its author, its words and its time', async () => {
      const ours = { text: `${ANSWER_TEXT} `, isOurs: true, at: NOW }
      expect(await settle(listed.routes(ours))).toMatchObject({
        kind: 'published',
        post: { externalId: listed.id },
      })
    })

    it('is not found in what others wrote, or nobody, or long ago', async () => {
      expect(await settle(listed.none)).toEqual({ kind: 'absent' })
      const theirs = { text: ANSWER_TEXT, isOurs: false, at: NOW }
      expect(await settle(listed.routes(theirs))).not.toMatchObject({ kind: 'published' })
      const older = { text: ANSWER_TEXT, isOurs: true, at: new Date(NOW.getTime() - 3_600_000) }
      expect(await settle(listed.routes(older))).not.toMatchObject({ kind: 'published' })
    })

    const { full } = listed
    if (full)
      it('may be on the next page of a list that goes on', async () => {
        expect(await settle(full)).toEqual({ kind: 'undecidable' })
      })

    it('is looked for again when the network is down', async () => {
      expect(await settle([{ path: /./, status: 503 }])).toMatchObject({ kind: 'unreachable' })
    })
  })

  it('fits as the network counts', () => {
    const { details } = account.profile
    const { scopes } = account.tokens
    const abilities = adapter.conversations?.abilities({ details, scopes })
    const rule = item.kind === 'direct' ? abilities?.directText : abilities?.answerText
    if (!rule) throw new Error('No rule')
    const most = Math.min(...rule.maximums.map(({ max }) => max))
    const bytes = rule.maximums.some(({ unit, max }) => unit === 'utf8' && max === most)
    expect(fitsText({ text: 'a'.repeat(most), rule })).toBe(true)
    expect(fitsText({ text: 'a'.repeat(most + 1), rule })).toBe(false)
    expect(fitsText({ text: 'я'.repeat(most), rule })).toBe(!bytes)
  })
}
