import { expect, it } from 'vitest'
import { overallProgress } from './overall-progress.ts'
import { anUpload } from './upload-item.fixture.ts'

it('weighs files by their size and counts ended ones as whole', () => {
  const items = [
    anUpload({ size: 3000, sent: 1500 }),
    anUpload({ size: 1000, state: 'refused', sent: 0 }),
  ]
  expect(overallProgress(items)).toMatchObject({
    percent: 62,
    total: 2,
    ended: 1,
    problems: 1,
    isUnderWay: true,
  })
})

it('leaves out those that wait for their file', () => {
  const items = [anUpload({ state: 'lost' }), anUpload({ state: 'done' })]
  expect(overallProgress(items)).toMatchObject({
    total: 1,
    lost: 1,
    percent: 100,
    isUnderWay: false,
  })
})
