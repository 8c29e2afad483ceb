import { expect, it } from 'vitest'

// The scripts run before anything is installed and have no types.
const { findFlaky } = await import(String(new URL('count-tests.mjs', import.meta.url)))

const spec = (title: string, status: string) => ({
  title,
  file: 'desktop/a.spec.ts',
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
    'desktop/a.spec.ts: shaky',
    'desktop/a.spec.ts: within › deep',
  ])
})

it('names nothing when there is no report', () => {
  expect(findFlaky(undefined)).toEqual([])
})
