import type { ChangedTarget } from '@kadr/contract/publishing/post-approval'
import { expect, it } from 'vitest'
import { groupChanges } from './group-changes.ts'

const change = (accountTitle: string, textNow: string): ChangedTarget => ({
  targetId: `id of ${accountTitle}`,
  accountTitle,
  network: 'bluesky',
  textBefore: 'Было',
  textNow,
  mediaBefore: [null],
  mediaNow: [null],
})

it('shows accounts that changed alike once, and others apart', () => {
  const groups = groupChanges([
    change('Канал', 'Стало'),
    change('Ветка', 'Стало иначе'),
    change('Лента', 'Стало'),
  ])
  expect(groups.map(({ accounts }) => accounts)).toEqual([['Канал', 'Лента'], ['Ветка']])
  expect(groups.map(({ change: { textNow } }) => textNow)).toEqual(['Стало', 'Стало иначе'])
})
