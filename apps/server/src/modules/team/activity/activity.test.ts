import { newId } from '@kadr/kit/new-id'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { setPlan } from '../../../../test/connecting.ts'
import { createFakeClock } from '../../../../test/fake-clock.ts'
import { call, signInAs } from '../../../../test/people.ts'
import { ask, newWriter } from '../../../../test/posts.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'
import { describeActivity } from './activity-texts.ts'

const clock = createFakeClock(new Date('2026-03-10T09:00:00Z'))
let app: TestShell
beforeAll(async () => {
  app = await createTestApp({ clock })
})
afterAll(() => app.stop())

const INVITE = {
  role: 'editor',
  isApprover: false,
  connectionIds: null,
  note: 'Лена',
  to: null,
  maxUses: 1,
  days: 7,
}

it('the log tells managers who did what, filtered and as a file', async () => {
  const owner = await newWriter(app, 1100)
  await setPlan({ app, userId: owner.userId, plan: 'AGENCY' })
  const { data } = await ask(app, owner, { method: 'POST', path: '/team/invites', body: INVITE })
  const url = new URL(z.object({ url: z.string() }).parse(data).url)
  const lena = await signInAs(app, { id: 1200, firstName: 'Лена' })
  const path = `/team/accept/${url.searchParams.get('token')}`
  await call(app, { method: 'POST', path, token: lena.token })
  await app.consumeEvents()
  const page = z.object({
    items: z.array(z.object({ text: z.string(), actor: z.nullable(z.object({ id: z.string() })) })),
  })
  const read = async (query = '') =>
    page.parse((await ask(app, owner, { path: `/team/activity${query}` })).data).items
  expect((await read()).map(({ text }) => text)).toEqual([
    'Лена теперь в команде: редактор',
    'Создано приглашение: редактор',
  ])
  expect(await read(`?actorId=${lena.user.id}`)).toHaveLength(1)
  expect(await read('?area=posts')).toEqual([])
  const file = await ask(app, owner, { path: '/team/activity/export' })
  expect(z.object({ csv: z.string() }).parse(file.data).csv).toContain(
    'Лена;Команда;Лена теперь в команде: редактор',
  )
  await call(app, {
    method: 'DELETE',
    path: '/users/me',
    token: lena.token,
    body: { confirmation: 'УДАЛИТЬ' },
  })
  expect((await read())[0]?.actor).toBeNull()
})

it('names the post, its networks and its author', () => {
  const targetId = newId()
  const event = {
    id: 1,
    workspaceId: newId(),
    actorId: null,
    subjectId: targetId,
    createdAt: clock.now(),
  }
  const post = {
    title: 'Кофе в зёрнах',
    authorName: 'Анна',
    dueAt: null,
    timeZone: 'Europe/Moscow',
    picture: null,
    accounts: [
      { targetId, network: 'telegram' as const, title: 'Канал', state: 'missed' as const },
    ],
  }
  const published = {
    dueAt: null,
    accountTitles: ['Анна', 'Анна'],
    networks: ['youtube' as const, 'telegram' as const],
    hasDraftsAtNetwork: false,
  }
  expect(
    describeActivity({ ...event, kind: 'post.published', payload: published }, post).text,
  ).toBe('Пост «Кофе в зёрнах» вышел: YouTube «Анна», Telegram «Анна». Автор: Анна')
  const missed = { postId: newId(), dueAt: null }
  expect(describeActivity({ ...event, kind: 'target.missed', payload: missed }, post).text).toBe(
    'Пост «Кофе в зёрнах» пропустил своё время: Telegram «Канал»',
  )
  expect(describeActivity({ ...event, kind: 'post.deleted', payload: {} }, undefined).text).toBe(
    'Пост удалён',
  )
})
