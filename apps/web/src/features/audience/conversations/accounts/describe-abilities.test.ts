import { expect, it } from 'vitest'
import { describeAbilities } from './describe-abilities.ts'

const nothing = {
  comments: false,
  mentions: false,
  direct: false,
  canAnswer: false,
  canHide: false,
  canDelete: false,
  canAnswerPrivately: false,
}

it('names what comes and what can be done with it', () => {
  const all = { ...nothing, comments: true, direct: true, canAnswer: true, canHide: true }
  expect(describeAbilities(all)).toEqual([
    'Приходят: комментарии, личные сообщения',
    'Отсюда можно: ответы, скрытие',
  ])
})

it('says where nothing can be answered', () => {
  expect(describeAbilities({ ...nothing, comments: true })).toEqual([
    'Приходят: комментарии',
    'Отвечать отсюда сеть не даёт',
  ])
})

it('promises nothing where nothing comes', () => {
  expect(describeAbilities({ ...nothing, canAnswer: true })).toEqual([])
})
