import { expect, it } from 'vitest'
import { describeProgress } from './describe-progress.ts'

const waiting = { state: 'queued', progress: 0, ahead: 2, secondsLeft: 130 } as const
const running = { state: 'rendering', progress: 45, ahead: null, secondsLeft: 17 } as const

it('tells the place in the queue and when it will be ready', () => {
  expect(describeProgress(waiting)).toBe(
    'Перед вами 2\u00a0рилса, готово примерно через 2\u00a0мин',
  )
  expect(describeProgress({ ...waiting, ahead: 0, secondsLeft: null })).toBe('Начинаем')
})

it('tells per cents and rounds what is left up to five seconds', () => {
  expect(describeProgress(running)).toBe('45\u00a0%, осталось около 20\u00a0с')
  expect(describeProgress({ ...running, secondsLeft: 0 })).toBe(
    '45\u00a0%, осталось около 5\u00a0с',
  )
  expect(describeProgress({ ...running, secondsLeft: null })).toBe('45\u00a0%')
})
