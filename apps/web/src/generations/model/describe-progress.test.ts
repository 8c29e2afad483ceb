import { expect, it } from 'vitest'
import { describeProgress } from './describe-progress.ts'

const waiting = { state: 'queued', progress: 0, ahead: 2, secondsLeft: 130 } as const
const running = { state: 'rendering', progress: 45, ahead: null, secondsLeft: 17 } as const

it('shows the position in the queue and the estimate', () => {
  expect(describeProgress(waiting)).toBe('Перед вами 2\u00a0рилса, около 2\u00a0мин')
  expect(describeProgress({ ...waiting, ahead: 0, secondsLeft: null })).toBe('Скоро начнём')
})

it('shows the percentage and rounds the estimate up to five seconds', () => {
  expect(describeProgress(running)).toBe('45\u00a0%, осталось около 20\u00a0с')
  expect(describeProgress({ ...running, secondsLeft: 0 })).toBe(
    '45\u00a0%, осталось около 5\u00a0с',
  )
  expect(describeProgress({ ...running, secondsLeft: null })).toBe('45\u00a0%')
})
