import { newId } from '@kadr/kit/new-id'
import { expect, it } from 'vitest'
import { composeGroup } from '../groups/group-notifications.ts'
import type { PostBrief } from '../post-briefs.repository.ts'
import { composeNotification } from './compose-notification.ts'

const NOON = new Date('2026-03-10T09:00:00Z')
const postId = newId()
const post: PostBrief = {
  title: 'Кофе в зёрнах',
  authorName: 'Анна',
  dueAt: NOON,
  timeZone: 'Europe/Moscow',
  picture: null,
  accounts: [{ targetId: newId(), network: 'threads', title: 'Анна', state: 'missed' }],
}
const event = { id: 1, workspaceId: newId(), actorId: null, subjectId: postId, createdAt: NOON }

const published = composeNotification({
  event: {
    ...event,
    kind: 'post.published',
    payload: {
      dueAt: null,
      accountTitles: ['Канал', 'Анна'],
      networks: ['telegram', 'pinterest'],
      urls: ['https://t.me/kadr/7', null],
      hasDraftsAtNetwork: false,
    },
  },
  now: NOON,
  post,
})

it('names the post, the accounts, the time and the links of what is out', () => {
  expect(published).toMatchObject({
    title: 'Пост опубликован: «Кофе в зёрнах»',
    text: '10\u00a0марта, 12:00. Telegram «Канал», Pinterest «Анна».\nTelegram: https://t.me/kadr/7',
    link: `/posts?post=${postId}`,
  })
})

it('says who sent a post back, when, and their words', () => {
  const payload = { authorId: newId(), title: 'Кофе в зёрнах', note: 'Добавьте цену', version: 2 }
  const compose = (by: { byName: string; guestName?: string }) =>
    composeNotification({
      event: { ...event, kind: 'post.returned', payload: { ...payload, ...by } },
      now: NOON,
      post,
    })
  expect(compose({ byName: 'Борис' })).toMatchObject({
    title: 'Пост вернули на доработку: «Кофе в зёрнах»',
    text: 'Борис, 10\u00a0марта, 12:00\nДобавьте цену',
  })
  expect(compose({ byName: 'Ольга', guestName: 'Ольга' })).toMatchObject({
    text: 'Ольга (по ссылке), 10\u00a0марта, 12:00\nДобавьте цену',
  })
})

it('names the post, the account and the time of what did not go out', () => {
  const target = { postId, network: 'threads', accountTitle: 'Анна', version: 2 } as const
  const payload = { ...target, message: 'Не вышло' }
  expect(
    composeNotification({ event: { ...event, kind: 'target.failed', payload }, now: NOON, post }),
  ).toMatchObject({
    title: 'Threads: не опубликовано. Пост «Кофе в зёрнах»',
    text: '«Анна», 10\u00a0марта, 12:00: Не вышло',
  })
  const missed = { postId, dueAt: null }
  expect(
    composeNotification({
      event: { ...event, kind: 'target.missed', payload: missed },
      now: NOON,
      post,
    }),
  ).toMatchObject({
    title: 'Публикация пропущена. Пост «Кофе в зёрнах»',
    text: expect.stringMatching(/^Threads «Анна», 10\u00a0марта, 12:00\. Время/),
  })
})

it('names every post of a bundle, with a link', () => {
  const message = { title: published.title, text: published.text, rows: [] }
  const bundle = composeGroup({ messages: [message, message, message], kind: 'published' })
  expect(bundle?.text.match(/Кофе в зёрнах/g)).toHaveLength(3)
  expect(bundle?.text).toContain('https://t.me/kadr/7')
})

it('says of a draft of a rule when it is due and where', () => {
  const payload = {
    automationId: 1,
    name: 'Совет недели',
    state: 'made',
    mode: 'draft',
    isManual: false,
    message: null,
    title: 'Кофе в зёрнах',
    madePostId: postId,
    authorId: newId(),
    isPausing: false,
  } as const
  expect(
    composeNotification({
      event: { ...event, kind: 'automation.run_ended', payload },
      now: NOON,
      post,
    }),
  ).toMatchObject({
    title: 'Черновик готов: Кофе в зёрнах',
    text: 'Его сделала автоматизация «Совет недели». 10\u00a0марта, 12:00. Threads «Анна».',
    link: `/posts?post=${postId}`,
  })
})

it('tells approvers who wrote the post, when it is due and where', () => {
  const payload = { postIds: [postId], title: 'Кофе в зёрнах', version: 1 }
  expect(
    composeNotification({
      event: { ...event, kind: 'post.approval_requested', payload },
      now: NOON,
      post,
    }).text,
  ).toBe('Кофе в зёрнах\nАвтор: Анна. 10\u00a0марта, 12:00. Threads «Анна».')
})
