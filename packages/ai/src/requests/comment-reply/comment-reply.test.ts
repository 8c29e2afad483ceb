import { expect, it } from 'vitest'
import { prepare } from '../../../test/prepare.ts'

it('takes the comment and the post as data and gives three replies at most', () => {
  const { prompt, read } = prepare({
    kind: 'comment_reply',
    comment: 'Где вы?',
    postText: 'Мы здесь',
  })
  expect(prompt.data.slice(0, 2)).toEqual([
    { name: 'комментарий', value: 'Где вы?' },
    { name: 'текст поста', value: 'Мы здесь' },
  ])
  expect(prompt.instructions).not.toContain('Где вы?')
  expect(read({ replies: ['А', '', 'Б', 'В', 'Г'] })).toEqual({
    kind: 'comment_reply',
    replies: ['А', 'Б', 'В'],
  })
})
