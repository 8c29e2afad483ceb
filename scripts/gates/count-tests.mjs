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

export const countTests = () => {
  const vitest = readReport(VITEST_REPORT)
  const playwright = readReport(PLAYWRIGHT_REPORT)?.stats
  return {
    passed: (vitest?.numPassedTests ?? 0) + (playwright?.expected ?? 0) + (playwright?.flaky ?? 0),
    failed: (vitest?.numFailedTests ?? 0) + (playwright?.unexpected ?? 0),
  }
}
