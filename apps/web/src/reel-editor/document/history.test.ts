import { expect, it } from 'vitest'
import { amendAll, applyChange, redo, startHistory, undo } from './history.ts'

const step = (history: ReturnType<typeof startHistory<string>>, next: string, at = 0) =>
  applyChange(history, { next, at })

it('undoes and redoes changes', () => {
  const history = step(step(startHistory('а'), 'б'), 'в')
  const back = undo(undo(history))
  expect(back.present).toBe('а')
  expect(undo(back)).toEqual(back)
  expect(redo(redo(back)).present).toBe('в')
})

it('keeps what is amended through undo and redo', () => {
  const history = amendAll(undo(step(startHistory('а'), 'б')), (text) => `${text}!`)
  expect(history.present).toBe('а!')
  expect(redo(history).present).toBe('б!')
})

it('clears the redo stack after a new change', () => {
  const history = step(undo(step(startHistory('а'), 'б')), 'г')
  expect(redo(history).present).toBe('г')
})

it('merges quick typing into one undo step, and splits slow typing', () => {
  const type = (history: ReturnType<typeof startHistory<string>>, next: string, at: number) =>
    applyChange(history, { next, mark: 'text', at })
  const quick = type(type(startHistory(''), 'п', 0), 'пр', 200)
  expect(undo(quick).present).toBe('')
  const slow = type(quick, 'при', 5000)
  expect(undo(slow).present).toBe('пр')
})

it('does not merge changes with different marks', () => {
  const first = applyChange(startHistory('а'), { next: 'б', mark: 'text:1', at: 0 })
  const second = applyChange(first, { next: 'в', mark: 'text:2', at: 1 })
  expect(undo(second).present).toBe('б')
})
