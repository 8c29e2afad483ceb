import { readFileSync, rmSync } from 'node:fs'
import { PLAYWRIGHT_REPORT, VITEST_REPORT } from './steps.mjs'

const readReport = (path) => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

/** Stale reports must not be counted. */
export const forgetReports = () => {
  for (const path of [VITEST_REPORT, PLAYWRIGHT_REPORT]) rmSync(path, { force: true })
}

/** Titles, with files, of the browser tests that match. */
const findSpecs = (suites = [], isWanted, titles = []) =>
  suites.flatMap(({ suites: inner, specs = [], title, file }) => {
    const path = title === file ? titles : [...titles, title]
    const own = specs
      .filter(({ tests }) => tests.some(isWanted))
      .map((spec) => ({ spec, title: `${spec.file}: ${[...path, spec.title].join(' › ')}` }))
    return [...own, ...findSpecs(inner, isWanted, path)]
  })

/** Browser tests that passed only on a retry, with their places. */
export const findFlaky = (suites) =>
  findSpecs(suites, ({ status }) => status === 'flaky').map(({ spec, title }) => ({
    title,
    place: `${spec.file}:${spec.line}`,
  }))

const NEEDS = /\[needs ([^\]]+)\]/
const NO_REASON = ''

const skippedUnits = ({ testResults = [] } = {}) =>
  testResults
    .flatMap(({ assertionResults = [] }) => assertionResults)
    .filter(({ status }) => status === 'skipped' || status === 'pending' || status === 'todo')
    .map(({ fullName }) => ({
      title: fullName.replace(NEEDS, '').replace(/ {2,}/g, ' ').trim(),
      reason: NEEDS.exec(fullName)?.[1] ?? NO_REASON,
    }))

const skippedSpecs = (suites) =>
  findSpecs(suites, ({ status }) => status === 'skipped').map(({ spec, title }) => {
    const annotations = spec.tests.flatMap((test) => test.annotations ?? [])
    const described = annotations.find(({ type }) => type === 'skip')?.description ?? ''
    return { title, reason: described.replace(/^needs /, '') }
  })

/** Skipped tests by what they need. A unit test declares it in its title: `[needs ffmpeg]`. */
export const findSkipped = ({ vitest, playwright }) => [
  ...skippedUnits(vitest),
  ...skippedSpecs(playwright?.suites),
]

/** More retries than this are treated as a defect of the application, whatever the tests do alone. */
const MAX_FLAKY = 8

/** Reasons to fail a run in which no test failed. */
export const findFaults = ({ flaky, skipped }) => [
  ...(flaky.length > MAX_FLAKY ? [`more than ${MAX_FLAKY} browser tests were retried`] : []),
  ...skipped
    .filter(({ reason }) => reason === NO_REASON)
    .map(({ title }) => `skipped without a reason: ${title}`),
]

export const countTests = () => {
  const vitest = readReport(VITEST_REPORT)
  const playwright = readReport(PLAYWRIGHT_REPORT)
  const stats = playwright?.stats
  return {
    flaky: findFlaky(playwright?.suites),
    skipped: findSkipped({ vitest, playwright }),
    passed: (vitest?.numPassedTests ?? 0) + (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: (vitest?.numFailedTests ?? 0) + (stats?.unexpected ?? 0),
  }
}
