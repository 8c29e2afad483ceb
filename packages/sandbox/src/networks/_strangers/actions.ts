import type { FakeAction, FakeClock, FakeNetwork, FakePost, FakeVoice } from '../fake-network.ts'
import { FLOODER, findStranger, STRANGERS } from './people.ts'

const LISTED = 20
const LONGEST_LABEL = 60
const MAX_FLOOD = 500

const cut = (text: string) =>
  text.length > LONGEST_LABEL ? `${text.slice(0, LONGEST_LABEL)}…` : text || 'Без текста'

type Input = {
  fake: FakeNetwork
  posts: readonly FakePost[]
  clock: FakeClock
}

/** What a stranger can be made to do on the page of the sandbox. */
export function strangerActions({ fake, posts, clock }: Input): readonly FakeAction[] {
  const { voice } = fake
  if (!voice) return []
  const person = {
    name: 'person',
    label: 'Кто пишет',
    value: '1',
    choices: STRANGERS.map(({ number, name }) => ({ value: String(number), label: name })),
  }
  const post = {
    name: 'post',
    label: 'Публикация',
    value: posts[0]?.id ?? '',
    choices: posts.slice(0, LISTED).map(({ id, text }) => ({ value: id, label: cut(text) })),
  }
  const comment = commentField(voice)
  const accounts = fake.people().slice(0, LISTED)
  const account = {
    name: 'account',
    label: 'Аккаунт',
    value: accounts[0]?.id ?? '',
    choices: accounts.map(({ id, name }) => ({ value: id, label: name })),
  }
  const wordsOf = (given: Readonly<Record<string, string>>) => ({
    person: findStranger(Number(given.person || 1)),
    text: given.text ?? '',
    at: clock.now(),
  })
  const text = { name: 'text', label: 'Текст', value: 'Сколько стоит?' }
  const { edit, remove, mention, write } = voice

  return [
    {
      id: 'comment',
      label: 'Написать комментарий',
      fields: [post, person, text, { name: 'answers', label: 'Ответ на комментарий №', value: '' }],
      run: (given) =>
        void voice.comment({
          ...wordsOf(given),
          postId: given.post ?? '',
          answersTo: given.answers || undefined,
        }),
    },
    {
      id: 'comment-flood',
      label: 'Завалить комментариями',
      fields: [post, { name: 'count', label: 'Сколько', value: '50' }],
      run: (given) => {
        const count = Math.min(MAX_FLOOD, Number(given.count) || 0)
        for (let index = 1; index <= count; index += 1) {
          const words = { person: findStranger(FLOODER), text: `Ну ${index}`, at: clock.now() }
          voice.comment({ ...words, postId: given.post ?? '' })
        }
      },
    },
    ...(edit
      ? [
          {
            id: 'comment-edit',
            label: 'Изменить комментарий',
            fields: [comment, text],
            run: (given: Readonly<Record<string, string>>) =>
              edit({ id: given.comment ?? '', text: given.text ?? '', at: clock.now() }),
          },
        ]
      : []),
    ...(remove
      ? [
          {
            id: 'comment-remove',
            label: 'Удалить комментарий',
            fields: [comment],
            run: (given: Readonly<Record<string, string>>) => remove(given.comment ?? ''),
          },
        ]
      : []),
    ...(mention
      ? [
          {
            id: 'mention',
            label: 'Упомянуть аккаунт',
            fields: [account, person, text],
            run: (given: Readonly<Record<string, string>>) =>
              void mention({ ...wordsOf(given), accountId: given.account ?? '' }),
          },
        ]
      : []),
    ...(write
      ? [
          {
            id: 'write-direct',
            label: 'Написать аккаунту лично',
            fields: [account, person, text],
            run: (given: Readonly<Record<string, string>>) =>
              void write({ ...wordsOf(given), accountId: given.account ?? '' }),
          },
        ]
      : []),
  ]
}

const commentField = (voice: FakeVoice) => {
  const newest = voice.comments().toReversed().slice(0, LISTED)
  return {
    name: 'comment',
    label: 'Комментарий',
    value: newest[0]?.id ?? '',
    choices: newest.map(({ id, author, text }) => ({
      value: id,
      label: `${author}: ${cut(text)}`,
    })),
  }
}
