import type { CreateFake } from '@kadr/sandbox/networks/fake-network'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Account, AppCredentials } from '../src/account.ts'
import {
  type AnswerInput,
  type IncomingItem,
  type ItemInThread,
  PARENT_GONE,
} from '../src/conversations.ts'
import type { NetworkAdapter } from '../src/network-adapter.ts'
import type { Progress, Publication, PublishedPost } from '../src/publish.ts'
import { ANSWER_TEXT, HOSTILE } from './conversations-contract.ts'
import { createPublication } from './publication.ts'
import { publishAll } from './run-publish.ts'
import { startNetwork, type TestNetwork } from './test-network.ts'

type Subject = {
  adapter: NetworkAdapter
  fake: CreateFake
  paths: Readonly<Record<string, string>>
  app?: AppCredentials
  connect(played: TestNetwork): Promise<Account>
  publication?: (played: TestNetwork) => Partial<Publication>
  /** Path of the visible call, with wildcards. */
  answerPath: string
  answerMethod?: string
  /** Silences of the network can not be settled. */
  isUndecidable?: true
  /** Every answer hangs below the first comment. */
  isFlat?: true
  /** What is deleted is told by the root, or asked for. */
  deletion: 'whole' | 'recheck'
  /** Comments under one post, more than a page has. */
  flood: number
}

/** Shared test suite of networks whose sandbox has people who write. */
export function describeTalk(subject: Subject): void {
  const { adapter } = subject
  const { conversations } = adapter
  if (!conversations?.read) throw new Error('Nothing is read')
  const read = conversations.read
  let played: TestNetwork
  let account: Account
  let post: PublishedPost

  beforeEach(async () => {
    const started = await startNetwork(subject)
    played = subject.app ? { ...started, ctx: { ...started.ctx, app: subject.app } } : started
    account = await subject.connect(played)
    const publication = createPublication(played, subject.publication?.(played))
    const outcome = await publishAll({ played, adapter, account, publication })
    if (outcome.kind !== 'published') throw new Error(JSON.stringify(outcome))
    post = outcome.post
    played.clock.advance(60)
  })
  afterEach(async () => {
    expect(played.failures).toEqual([])
    await played.close()
  })

  const fake = () => {
    const [found] = played.host.fakes()
    if (!found) throw new Error('There is no fake')
    return found
  }
  const act = (id: string, given: Readonly<Record<string, string>>) => {
    const action = played.host.actionsOf(fake()).find((one) => one.id === id)
    if (!action) throw new Error(`There is no action ${id}`)
    action.run(given)
    played.clock.advance(1)
  }
  const postId = () => fake().posts()[0]?.id ?? ''
  /** A stranger writes; the id of the sandbox. */
  const comment = (text: string, answers = ''): string => {
    act('comment', { post: postId(), person: '1', text, answers })
    return fake().voice?.comments().at(-1)?.id ?? ''
  }

  const readAll = async (since: Date | null = null) => {
    const items: IncomingItem[] = []
    const whole: string[] = []
    const posts = [{ ...post, publishedAt: played.clock.now() }]
    let cursor: Progress | null = null
    let state: Progress | null = null
    for (let page = 0; page < 60; page += 1) {
      const outcome = await read({ ctx: played.ctx, account, posts, since, cursor, state })
      if (outcome.kind === 'failed') throw new Error(JSON.stringify(outcome.failure))
      expect(outcome.notice).toBeUndefined()
      items.push(...outcome.items)
      whole.push(...outcome.whole)
      state = outcome.state ?? state
      cursor = outcome.cursor
      if (!cursor) return { items, whole }
    }
    throw new Error('Reading does not come to an end')
  }
  const findText = async (text: string): Promise<IncomingItem> => {
    const { items } = await readAll()
    const item = items.find((one) => one.text === text)
    if (!item) throw new Error(`«${text}» is not among ${items.map((one) => one.text)}`)
    return item
  }

  const answerInput = (item: ItemInThread, given: Partial<AnswerInput> = {}): AnswerInput => ({
    ctx: played.ctx,
    account,
    item,
    key: 'answer-1',
    text: ANSWER_TEXT,
    startedAt: played.clock.now(),
    ...given,
  })
  const prepare = async (input: AnswerInput): Promise<AnswerInput> => {
    let progress = input.progress ?? {}
    for (let step = 0; conversations.answer.prepare && step < 10; step += 1) {
      const outcome = await conversations.answer.prepare({ ...input, progress })
      if (outcome.kind === 'failed') throw new Error(outcome.failure.code)
      progress = outcome.progress
      if (outcome.kind === 'ready') break
      if (outcome.kind === 'wait') played.clock.advance(outcome.seconds)
    }
    return { ...input, progress }
  }
  const answers = () =>
    fake()
      .voice?.comments()
      .filter(({ text }) => text === ANSWER_TEXT) ?? []
  const fault = (kind: 'timeout-before' | 'timeout-after' | 'server-error-after') =>
    played.host.setFault({
      network: adapter.id,
      path: subject.answerPath,
      method: subject.answerMethod ?? 'POST',
      kind,
      times: 1,
    })

  describe(`people write at ${adapter.title}`, () => {
    it('and all of it is read, each once, under its post', async () => {
      const texts = ['Сколько стоит?', HOSTILE.replace('\u0000', ''), '😀'.repeat(200)]
      for (const text of texts) comment(text)
      const { items } = await readAll()
      expect([...items.map(({ text }) => text)].sort()).toEqual([...texts].sort())
      for (const item of items) {
        expect(item).toMatchObject({ kind: 'comment', isOurs: false, parentExternalId: null })
        expect(item.rootExternalId).toBe(post.externalId)
        expect(item.happenedAt.getTime()).toBeLessThanOrEqual(played.clock.now().getTime())
      }
    })

    it('more than a page has', async () => {
      act('comment-flood', { post: postId(), count: String(subject.flood) })
      const { items } = await readAll()
      const ids = new Set(items.map(({ externalId }) => externalId))
      expect([ids.size, items.length]).toEqual([subject.flood, subject.flood])
    })

    it('and are answered; the answer comes back as ours, below what it answers', async () => {
      comment('Где вы?')
      const item = await findText('Где вы?')
      const outcome = await conversations.answer.submit(await prepare(answerInput(item)))
      if (outcome.kind !== 'published') throw new Error(JSON.stringify(outcome))
      played.clock.advance(1)
      const ours = await findText(ANSWER_TEXT)
      expect(ours).toMatchObject({
        externalId: outcome.post.externalId,
        isOurs: true,
        rootExternalId: post.externalId,
        parentExternalId: item.externalId,
      })
    })

    it('below one another', async () => {
      const first = comment('Первый')
      comment('Второй', first)
      const parent = await findText('Первый')
      const below = await findText('Второй')
      expect(below).toMatchObject({ parentExternalId: parent.externalId, isOurs: false })
      const outcome = await conversations.answer.submit(await prepare(answerInput(below)))
      expect(outcome).toMatchObject({ kind: 'published' })
      played.clock.advance(1)
      const expected = subject.isFlat ? parent.externalId : below.externalId
      expect(await findText(ANSWER_TEXT)).toMatchObject({ parentExternalId: expected })
    })

    it.each([
      ['the answer was written', 'timeout-after', 1],
      ['the answer was written and the reply was lost', 'server-error-after', 1],
      ['nothing was written', 'timeout-before', 0],
    ] as const)('and after a silence it is told that %s', async (_what, kind, count) => {
      comment('Где вы?')
      const input = await prepare(answerInput(await findText('Где вы?')))
      fault(kind)
      expect(await conversations.answer.submit(input)).toMatchObject({ kind: 'unknown' })
      expect(answers()).toHaveLength(count)
      played.clock.advance(conversations.answer.settleMs / 1000 + 1)
      const settled = await conversations.answer.reconcile(input)
      if (subject.isUndecidable) expect(settled).toEqual({ kind: 'undecidable' })
      else expect(settled.kind).toBe(count === 1 ? 'published' : 'absent')
      expect(answers()).toHaveLength(count)
    })

    it('and delete: an answer is refused, and nothing of it stands anywhere', async () => {
      const id = comment('Уберу')
      const item = await findText('Уберу')
      act('comment-remove', { comment: id })
      const refused = async () => {
        const input = answerInput(item)
        const prepared = await conversations.answer.prepare?.(input)
        if (prepared?.kind === 'failed') return prepared
        const progress = prepared?.progress ?? {}
        return conversations.answer.submit({ ...input, progress })
      }
      expect(await refused()).toMatchObject({ failure: { code: PARENT_GONE } })
      expect(answers()).toEqual([])
      if (subject.deletion === 'whole') {
        const { items, whole } = await readAll()
        expect(whole).toEqual([post.externalId])
        expect(items).toEqual([])
      } else {
        const items = [item]
        const again = await conversations.recheck?.read({ ctx: played.ctx, account, items })
        expect(again).toMatchObject({ kind: 'read', items: [], gone: [item.externalId] })
      }
    })

    if (conversations.hide)
      it('and are hidden and shown again', async () => {
        comment('Спам')
        const item = await findText('Спам')
        const input = { ctx: played.ctx, account, item }
        expect(await conversations.hide?.(input)).toEqual({ kind: 'done' })
        expect(await conversations.hide?.(input)).toEqual({ kind: 'done' })
        expect(await conversations.show?.(input)).toEqual({ kind: 'done' })
        expect(await findText('Спам')).toMatchObject({ externalId: item.externalId })
      })

    it('when the network is down, it is read later', async () => {
      played.host.setFault({ network: adapter.id, path: '/*', kind: 'server-error', times: 1 })
      const posts = [{ ...post, publishedAt: played.clock.now() }]
      const input = { ctx: played.ctx, account, posts, since: null, cursor: null, state: null }
      expect(await read(input)).toMatchObject({ failure: { kind: 'retryable' } })
    })
  })
}
