import { expect, it } from 'vitest'
import { changed, redone, startHistory, undone } from './history.ts'

const step = (history: ReturnType<typeof startHistory<string>>, next: string, at = 0) =>
  changed(history, { next, at })

it('undoes and redoes changes', () => {
  const history = step(step(startHistory('а'), 'б'), 'в')
  const back = undone(undone(history))
  expect(back.present).toBe('а')
  expect(undone(back)).toEqual(back)
  expect(redone(redone(back)).present).toBe('в')
})

it('clears the redo stack after a new change', () => {
  const history = step(undone(step(startHistory('а'), 'б')), 'г')
  expect(redone(history).present).toBe('г')
})

it('merges quick typing into one undo step, and splits slow typing', () => {
  const type = (history: ReturnType<typeof startHistory<string>>, next: string, at: number) =>
    changed(history, { next, mark: 'text', at })
  const quick = type(type(startHistory(''), 'п', 0), 'пр', 200)
  expect(undone(quick).present).toBe('')
  const slow = type(quick, 'при', 5000)
  expect(undone(slow).present).toBe('пр')
})

it('does not merge changes with different marks', () => {
  const first = changed(startHistory('а'), { next: 'б', mark: 'text:1', at: 0 })
  const second = changed(first, { next: 'в', mark: 'text:2', at: 1 })
  expect(undone(second).present).toBe('б')
})
