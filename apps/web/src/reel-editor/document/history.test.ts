import { expect, it } from 'vitest'
import { changed, redone, startHistory, undone } from './history.ts'

const step = (history: ReturnType<typeof startHistory<string>>, next: string, at = 0) =>
  changed(history, { next, at })

it('takes changes back and gives them again', () => {
  const history = step(step(startHistory('а'), 'б'), 'в')
  const back = undone(undone(history))
  expect(back.present).toBe('а')
  expect(undone(back)).toEqual(back)
  expect(redone(redone(back)).present).toBe('в')
})

it('forgets what was taken back once something else is done', () => {
  const history = step(undone(step(startHistory('а'), 'б')), 'г')
  expect(redone(history).present).toBe('г')
})

it('takes quick typing in one field back at once, and slow typing by pieces', () => {
  const type = (history: ReturnType<typeof startHistory<string>>, next: string, at: number) =>
    changed(history, { next, mark: 'text', at })
  const quick = type(type(startHistory(''), 'п', 0), 'пр', 200)
  expect(undone(quick).present).toBe('')
  const slow = type(quick, 'при', 5000)
  expect(undone(slow).present).toBe('пр')
})

it('does not join changes of different things', () => {
  const first = changed(startHistory('а'), { next: 'б', mark: 'text:1', at: 0 })
  const second = changed(first, { next: 'в', mark: 'text:2', at: 1 })
  expect(undone(second).present).toBe('б')
})
