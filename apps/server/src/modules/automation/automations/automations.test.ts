import { automation } from '@kadr/contract/automation/automations'
import { DAY_MS } from '@kadr/kit/durations'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { setUpAutomating } from '../../../../test/automating.ts'
import { ruleOf } from '../../../../test/automations.ts'
import { addAccount, addMember, ask } from '../../../../test/posts.ts'

const LONG_MS = 120_000
const world = setUpAutomating()
const { clock, send, create, read, runsOf, planOf, work, postsOf, notificationsOf } = world

it(
  'makes a day ahead what the dry run showed, each moment once',
  async () => {
    const made = await create()
    expect(made.nextRun?.wallTime).toBe('2026-03-11T10:00')
    const plan = await planOf(made, 5)
    expect(plan.map(({ time }) => time.wallTime.slice(5, 13))).toEqual([
      '03-11T10',
      '03-12T10',
      '03-13T10',
      '03-14T10',
      '03-15T10',
    ])
    expect(new Set(plan.slice(0, 3).map(({ item }) => item?.key)).size).toBe(3)
    for (let day = 0; day < 3; day += 1) {
      await work()
      clock.advance(DAY_MS)
    }
    const runs = (await runsOf(made)).toReversed()
    expect(runs.slice(0, 3).map(({ item, state }) => ({ key: item?.key, state }))).toEqual(
      plan.slice(0, 3).map(({ item }) => ({ key: item?.key, state: 'made' })),
    )
    const posts = await postsOf()
    const times = posts.map(({ time }) => time?.wallTime).toSorted()
    expect(times.slice(0, 3)).toEqual(['2026-03-11T10:00', '2026-03-12T10:00', '2026-03-13T10:00'])
    expect(new Set(times).size).toBe(times.length)
    expect(runs[0]?.cost).toEqual({ videos: 0, ai: 1 })
  },
  LONG_MS,
)

it('refuses a language that templates and voices do not know', async () => {
  await expect(create({ language: 'en' })).rejects.toThrow('Шаблонный режим пишет только по-русски')
  await expect(create({ output: 'talking-head', language: 'en' })).rejects.toThrow(
    'Голоса говорят только по-русски',
  )
})

it('leaves out, swaps and makes planned moments, and runs now besides them', async () => {
  const made = await create()
  const [first, second, third] = await planOf(made, 4)
  const wallTime = second?.time.wallTime ?? ''
  const skip = (isSkipped: boolean) =>
    send(`/${made.id}/skip`, { method: 'POST', body: { wallTime, isSkipped } })
  await skip(true)
  expect((await planOf(made, 4))[1]).toMatchObject({ isSkipped: true, item: null })
  await skip(false)
  expect((await planOf(made, 4))[1]).toMatchObject({ isSkipped: false, item: second?.item })
  await send(`/${made.id}/swap`, { method: 'POST', body: { wallTime } })
  const swapped = (await planOf(made, 4))[1]
  expect(swapped?.isChosen).toBe(true)
  expect(swapped?.item?.key).not.toBe(second?.item?.key)
  const words = { wallTime: third?.time.wallTime, topic: 'зимняя резина' }
  await send(`/${made.id}/swap`, { method: 'POST', body: words })
  expect((await planOf(made, 4))[2]?.item?.title).toBe('зимняя резина')
  await expect(
    send(`/${made.id}/swap`, { method: 'POST', body: { wallTime: '2026-03-12T11:00' } }),
  ).rejects.toThrow('NOT_FOUND')
  await send(`/${made.id}/make`, { method: 'POST', body: { count: 3 } })
  await work()
  const titles = (await runsOf(made)).toReversed().map(({ item }) => item?.title)
  expect(titles).toEqual([first?.item?.title, swapped?.item?.title, 'зимняя резина'])
  await send(`/${made.id}/runs`, { method: 'POST', body: { topic: 'выпечка хлеба' } })
  await work()
  const manual = (await runsOf(made)).find(({ isManual }) => isManual)
  expect(manual).toMatchObject({ state: 'made', item: { title: 'выпечка хлеба' } })
  expect((await postsOf()).map(({ time }) => time?.wallTime).toSorted()).toEqual([
    '2026-03-10T12:02',
    '2026-03-11T10:00',
    '2026-03-12T10:00',
    '2026-03-13T10:00',
  ])
})

it('pauses, resumes, saves and is deleted in the middle without repeating or losing anything', async () => {
  const made = await create()
  await work()
  await send(`/${made.id}/pause`, { method: 'POST', body: { isPaused: true } })
  clock.advance(3 * DAY_MS)
  await work()
  expect(await runsOf(made)).toHaveLength(1)
  await send(`/${made.id}/pause`, { method: 'POST', body: { isPaused: false } })
  await work()
  const times = (await runsOf(made)).map(({ time }) => time.wallTime)
  expect(times).toEqual(['2026-03-14T10:00', '2026-03-11T10:00'])
  const rule = ruleOf([world.channel()], {
    schedule: { kind: 'times', weekdays: [1], times: ['09:00'] },
  })
  const body = { version: made.version, rule }
  await send(`/${made.id}`, { method: 'PUT', body })
  await expect(send(`/${made.id}`, { method: 'PUT', body })).rejects.toThrow('VERSION_CONFLICT')
  expect((await read(made)).nextRun?.wallTime).toBe('2026-03-16T09:00')
  await send(`/${made.id}?withPosts=true`, { method: 'DELETE' })
  await expect(read(made)).rejects.toThrow('NOT_FOUND')
  await work()
  expect((await postsOf()).map(({ time }) => time?.wallTime)).not.toContain('2026-03-14T10:00')
})

it('makes one post a day also when its time is changed after the post is made', async () => {
  const made = await create()
  await work()
  const at = (times: string[]) =>
    ruleOf([world.channel()], {
      schedule: { kind: 'times', weekdays: [1, 2, 3, 4, 5, 6, 7], times },
    })
  const save = async (times: string[]) =>
    send(`/${made.id}`, {
      method: 'PUT',
      body: { version: (await read(made)).version, rule: at(times) },
    })
  await save(['08:00'])
  const planned = async () =>
    (await planOf(made, 3)).map(({ time, isSkipped }) => [time.wallTime.slice(8), isSkipped])
  // The run at 10:00 on the 11th is made, so its day gets no second post unless a person restores it.
  expect(await planned()).toEqual([
    ['11T08:00', true],
    ['12T08:00', false],
    ['13T08:00', false],
  ])
  expect((await read(made)).nextRun?.wallTime).toBe('2026-03-12T08:00')
  await save(['10:00'])
  expect((await planned()).map(([time]) => time)).toEqual(['12T10:00', '13T10:00'])
  await save(['08:00', '09:00'])
  expect((await planned()).slice(0, 2)).toEqual([
    ['11T08:00', false],
    ['11T09:00', true],
  ])
})

it('pauses itself and tells when points, the account or the right are gone', async () => {
  const noPoints = await create({ name: 'Без баллов' })
  await world
    .app()
    .database.pool.query('update points_balances set granted = 0 where user_id = $1', [
      world.who().userId,
    ])
  await work()
  expect(await read(noPoints)).toMatchObject({ isPaused: true, pause: { reason: 'no_points' } })
  expect((await runsOf(noPoints))[0]).toMatchObject({
    state: 'failed',
    failure: { code: 'no_points' },
  })
  await world
    .app()
    .database.pool.query('update points_balances set granted = 100 where user_id = $1', [
      world.who().userId,
    ])

  const other = await addAccount(world.app(), world.who())
  const broken = await create({
    name: 'Без доступа',
    targets: [{ connectionId: other, settings: {} }],
  })
  await world
    .app()
    .database.pool.query("update connections set access = 'needs_reauth' where id = $1", [other])
  await work()
  expect((await read(broken)).pause?.reason).toBe('account_unavailable')

  const editor = await addMember(world.app(), world.who(), { id: world.nextId(), role: 'editor' })
  const body = { rule: ruleOf([world.channel()], { name: 'Редактора' }), isPaused: false }
  const theirs = z.parse(automation, await send('', { method: 'POST', body }, editor))
  await world
    .app()
    .database.pool.query(
      "update workspace_members set role = 'viewer' where user_id = $1 and workspace_id = $2",
      [editor.userId, world.who().workspaceId],
    )
  await work()
  expect((await read(theirs)).pause?.reason).toBe('author_gone')
  const told = (await notificationsOf()).filter(({ kind }) => kind === 'automation_paused')
  expect(told.map(({ link }) => link)).toEqual(
    expect.arrayContaining([`/reels/automation/${noPoints.id}`, `/reels/automation/${broken.id}`]),
  )
})

it('asks for approval, also where nobody else can give it, or leaves a dated draft', async () => {
  const asking = await create({ name: 'Спросить', mode: 'approval' })
  const draft = await create({
    name: 'Черновик',
    mode: 'draft',
    source: { kind: 'topics', topics: ['букет цветов'] },
  })
  await work()
  const [[asked], [kept]] = await Promise.all([runsOf(asking), runsOf(draft)])
  expect(asked?.post?.state).toBe('pending_approval')
  expect(kept?.post?.state).toBe('draft')
  const posts = await postsOf()
  const atTen = posts.filter(({ time }) => time?.wallTime === '2026-03-11T10:00')
  expect(atTen.map(({ state }) => state).toSorted()).toEqual(['draft', 'pending_approval'])
  const { error } = await ask(world.app(), world.who(), {
    method: 'POST',
    path: `/posts/${asked?.post?.id}/review`,
    body: { version: 1, isApproved: true },
  })
  expect(error?.code).not.toBe('CONFLICT')
})
