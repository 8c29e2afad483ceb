import { createCard } from '@kadr/contract/studio/create-card'
import { expect, it } from 'vitest'
import { listMarked, markedIn } from './use-number-marks.ts'

const MARKED = listMarked({ unverifiedNumbers: [[], ['40', '1990']], captionNumbers: ['40'] })

it('marks a number of an engine where it stands, until it is typed over', () => {
  expect(MARKED).toEqual(['40', '1990'])
  const card = createCard('item', { title: 'Скидка 40 %', body: 'с 1990 года и 12 мастеров' })
  expect(markedIn(card, MARKED)).toEqual(['40', '1990'])
  expect(markedIn({ ...card, title: 'Скидка 30 %' }, MARKED)).toEqual(['1990'])
  expect(markedIn(card, [])).toEqual([])
})
