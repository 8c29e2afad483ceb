import { expect, it } from 'vitest'

// The scripts run before anything is installed and have no types.
const { findFaults, findFlaky, findSkipped } = await import(
  String(new URL('count-tests.mjs', import.meta.url))
)

const spec = (title: string, status: string) => ({
  title,
  file: 'desktop/a.spec.ts',
  line: 7,
  tests: [{ status }],
})

it('names the tests that passed only at the second try, however deep they are', () => {
  const suites = [
    {
      title: 'desktop/a.spec.ts',
      file: 'desktop/a.spec.ts',
      specs: [spec('steady', 'expected'), spec('shaky', 'flaky')],
      suites: [
        { title: 'within', file: 'desktop/a.spec.ts', specs: [spec('deep', 'flaky')] },
        { title: 'beside', file: 'desktop/a.spec.ts', specs: [spec('broken', 'unexpected')] },
      ],
    },
  ]
  expect(findFlaky(suites)).toEqual([
    { title: 'desktop/a.spec.ts: shaky', place: 'desktop/a.spec.ts:7' },
    { title: 'desktop/a.spec.ts: within › deep', place: 'desktop/a.spec.ts:7' },
  ])
})

it('names nothing when there is no report', () => {
  expect(findFlaky(undefined)).toEqual([])
})

it('lists what was skipped with what it needs', () => {
  const vitest = {
    testResults: [
      {
        assertionResults: [
          { fullName: 'voices [needs rhvoice] speak', status: 'skipped' },
          { fullName: 'a picture is drawn', status: 'passed' },
          { fullName: 'forgotten', status: 'pending' },
        ],
      },
    ],
  }
  const annotations = [{ type: 'skip', description: 'needs ffmpeg' }]
  const clip = { ...spec('clip', 'skipped'), tests: [{ status: 'skipped', annotations }] }
  const playwright = { suites: [{ title: 'a', file: 'a', specs: [clip, spec('ok', 'expected')] }] }
  expect(findSkipped({ vitest, playwright })).toEqual([
    { title: 'voices speak', reason: 'rhvoice' },
    { title: 'forgotten', reason: '' },
    { title: 'desktop/a.spec.ts: clip', reason: 'ffmpeg' },
  ])
  expect(findSkipped({})).toEqual([])
})

it('fails a run with more than eight retried browser tests, or one skipped without a reason', () => {
  const skipped = [{ title: 'a', reason: 'ffmpeg' }]
  expect(findFaults({ flaky: Array.from('abcdefgh'), skipped })).toEqual([])
  expect(findFaults({ flaky: Array.from('abcdefghi'), skipped })).toHaveLength(1)
  expect(findFaults({ flaky: [], skipped: [{ title: 'b', reason: '' }] })).toEqual([
    'skipped without a reason: b',
  ])
})
