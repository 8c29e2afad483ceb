import { DAY_MS, MINUTE_MS } from '@kadr/kit/durations'
import { planQuestions } from '@kadr/writer/questions'
import { expect, it } from 'vitest'
import { setUpAutomating } from '../../../../../test/automating.ts'
import { ruleOf } from '../../../../../test/automations.ts'
import { ask } from '../../../../../test/posts.ts'

const world = setUpAutomating()
const { clock, create, send, runsOf, planOf, work, postsOf, notificationsOf } = world

const TOPIC = 'Ремонт бензопил в Твери'
const WORDS = 'Чистим карбюратор и меняем свечу'

const answersTo = (sentence: string) =>
  planQuestions({ sentence, facts: [], now: clock.now() }).questions.map(({ id }) => ({
    questionId: id,
    text: WORDS,
  }))

const notices = async () =>
  (await notificationsOf()).filter(({ kind }) => kind === 'automation_asks')

it('waits for answers about a topic it does not know, tells once, and goes on in its own time', async () => {
  const made = await create({ source: { kind: 'topics', topics: [TOPIC] }, mode: 'draft' })
  await work()
  const [waiting] = await planOf(made, 1)
  expect(waiting).toMatchObject({ item: { title: TOPIC }, problem: 'Нужны ответы', isEmpty: false })
  const runId = waiting?.runId ?? ''
  expect(await postsOf()).toEqual([])
  clock.advance(70 * MINUTE_MS)
  await work()
  expect(await notices()).toMatchObject([
    { title: `Нужны ответы: ${TOPIC}`, link: `/reels/questions?rule=${made.id}&run=${runId}` },
  ])
  expect(await send(`/${made.id}/runs/${runId}`)).toMatchObject({
    state: 'asking',
    question: TOPIC,
    cost: { ai: 0 },
  })
  const answers = answersTo(TOPIC)
  const path = `/${made.id}/runs/${runId}/answers`
  const empty = answers.map((one) => ({ ...one, text: '' }))
  await expect(send(path, { method: 'POST', body: { answers: empty } })).rejects.toThrow(
    'Ответьте хотя бы на один вопрос',
  )
  await send(path, { method: 'POST', body: { answers } })
  await send(path, { method: 'POST', body: { answers } })
  await work()
  const [post, ...others] = await postsOf()
  expect(others).toEqual([])
  expect(post?.text).toContain(WORDS)
  expect(post?.time?.wallTime).toBe('2026-03-11T10:00')
  await expect(
    send(`/${made.id}/runs/0197a0c0-0000-7000-8000-000000000001/answers`, {
      method: 'POST',
      body: { answers },
    }),
  ).rejects.toThrow('NOT_FOUND')
})

it.each(['slideshow', 'talking-head'] as const)('makes a %s of the answers', async (output) => {
  const source = { kind: 'topics' as const, topics: [TOPIC] }
  const made = await create({ output, source, mode: 'draft' })
  await work()
  const runId = (await planOf(made, 1))[0]?.runId ?? ''
  const body = { answers: answersTo(TOPIC) }
  await send(`/${made.id}/runs/${runId}/answers`, { method: 'POST', body })
  await work()
  const { rows } = await world.app().database.pool.query<{ caption: string; words: string }>(
    `select caption, form::text as words from reels
     where id = (select reel_id from automation_runs where id = $1)`,
    [runId],
  )
  expect(rows).toHaveLength(1)
  expect(rows[0]?.caption).toContain(WORDS)
  expect(rows[0]?.words).toContain('карбюратор')
})

it('asks nothing for a meme, which no answers make, and names the topic', async () => {
  const source = { kind: 'topics' as const, topics: [TOPIC, 'кофе дома'] }
  const made = await create({ output: 'greenscreen-meme', source, mode: 'draft' })
  await work()
  const [run] = await runsOf(made)
  expect(run).toMatchObject({ state: 'failed', item: { title: TOPIC } })
  expect(run?.failure?.message).toContain(TOPIC)
})

it('takes the next topic without asking twice, and late answers take the next free moment once', async () => {
  const topics = [TOPIC, 'кофе дома', 'уход за кожей', 'выбор матраса']
  const made = await create({ source: { kind: 'topics', topics }, mode: 'draft' })
  await work()
  const runId = (await planOf(made, 1))[0]?.runId ?? ''
  for (let day = 0; day < 2; day += 1) {
    clock.advance(DAY_MS)
    await work()
  }
  const told = (await runsOf(made)).toReversed().map((run) => [run.item?.title, run.state])
  expect(told.slice(0, 3)).toEqual([
    [TOPIC, 'skipped'],
    ['кофе дома', 'made'],
    ['уход за кожей', 'made'],
  ])
  expect(await notices()).toHaveLength(1)
  const body = { answers: answersTo(TOPIC) }
  const path = `/${made.id}/runs/${runId}/answers`
  const taken = await send(path, { method: 'POST', body })
  expect(taken).toMatchObject({ item: { title: TOPIC }, time: { wallTime: '2026-03-14T10:00' } })
  await send(path, { method: 'POST', body })
  const chosen = (await planOf(made, 9)).filter(({ item }) => item?.title === TOPIC)
  expect(chosen.filter(({ isChosen }) => isChosen)).toHaveLength(1)
  expect(await send(`/${made.id}/runs/${runId}`)).toMatchObject({
    question: null,
    failure: { code: 'moved', message: expect.stringContaining('14 марта') },
  })
  clock.advance(DAY_MS)
  await work()
  const posts = await postsOf()
  const late = posts.filter(({ text }) => text.includes(WORDS))
  expect(late.map(({ time }) => time?.wallTime)).toEqual(['2026-03-14T10:00'])
})

it('asks nothing that facts of the business answer, also when they come after the question', async () => {
  const topic = 'Сколько стоит заточка бензопилы в Твери'
  const source = { kind: 'topics' as const, topics: [topic] }
  const made = await create({ source, mode: 'draft' })
  await work()
  expect((await planOf(made, 1))[0]?.problem).toBe('Нужны ответы')
  const price = { kind: 'price', title: topic, text: '350 ₽ за цепь', source: 'answer' }
  const { error } = await ask(world.app(), world.who(), {
    method: 'POST',
    path: '/business/facts/keep',
    body: { facts: [price] },
  })
  expect(error).toBeFalsy()
  clock.advance(70 * MINUTE_MS)
  await work()
  expect((await postsOf()).map(({ text }) => text)).toEqual([expect.stringContaining('за цепь')])
  const other = await create({ source, mode: 'draft', name: 'Ещё одно' })
  await work()
  expect((await planOf(other, 1)).map(({ problem }) => problem)).not.toContain('Нужны ответы')
})

it('says before it is saved which topics it will ask about', async () => {
  const rule = ruleOf([world.channel()], {
    source: { kind: 'topics', topics: ['кофе дома', TOPIC, 'уход за кожей'] },
  })
  const preview = await send('/preview', { method: 'POST', body: { rule } })
  expect(preview).toMatchObject({ coverage: { checked: 3, isWhole: true, asks: [TOPIC] } })
})
