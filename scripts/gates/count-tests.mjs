import { readFileSync, rmSync } from 'node:fs'
import { PLAYWRIGHT_REPORT, VITEST_REPORT } from './steps.mjs'

const readReport = (path) => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

/** So that the sum below never counts an earlier run. */
export const forgetReports = () => {
  for (const path of [VITEST_REPORT, PLAYWRIGHT_REPORT]) rmSync(path, { force: true })
}

/** Titles of the browser tests that passed only at the second try, with their files. */
export const findFlaky = (suites = [], titles = []) =>
  suites.flatMap(({ suites: inner, specs = [], title, file }) => {
    const path = title === file ? titles : [...titles, title]
    const own = specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map((spec) => `${spec.file}: ${[...path, spec.title].join(' › ')}`)
    return [...own, ...findFlaky(inner, path)]
  })

export const countTests = () => {
  const vitest = readReport(VITEST_REPORT)
  const report = readReport(PLAYWRIGHT_REPORT)
  const playwright = report?.stats
  return {
    flaky: findFlaky(report?.suites),
    passed: (vitest?.numPassedTests ?? 0) + (playwright?.expected ?? 0) + (playwright?.flaky ?? 0),
    failed: (vitest?.numFailedTests ?? 0) + (playwright?.unexpected ?? 0),
  }
}
