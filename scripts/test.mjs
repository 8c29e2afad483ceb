import { countTests, findFaults, forgetReports } from './gates/count-tests.mjs'
import { runSteps } from './gates/run-steps.mjs'
import { browserSteps, CHAOS_STEPS, FAST_STEPS, repeatSteps } from './gates/steps.mjs'
import { ensureChromium } from './lib/ensure-chromium.mjs'
import { ensureFfmpeg } from './lib/ensure-ffmpeg.mjs'
import { ensureYtdlp } from './lib/ensure-ytdlp.mjs'
import { ensureInstalled } from './lib/install.mjs'

const runGates = async () => {
  forgetReports()
  // npm downloads while apt-get does.
  const installing = ensureInstalled()
  ensureFfmpeg()
  ensureYtdlp()
  const chromium = ensureChromium()
  await installing
  const isPassed = await runSteps([...FAST_STEPS, ...CHAOS_STEPS, ...browserSteps({ chromium })])
  const places = countTests().flaky.map(({ place }) => place)
  if (!isPassed || places.length === 0) return isPassed
  return runSteps(repeatSteps({ chromium, places: [...new Set(places)] }))
}

const groupBy = (items, keyOf) => {
  const groups = new Map()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}

let isPassed = false
try {
  isPassed = await runGates()
} catch (error) {
  console.error(error.message)
}
const { passed, failed, flaky, skipped } = countTests()
if (flaky.length > 0) {
  console.log(`\nПрошли не с первой попытки: ${flaky.length}`)
  for (const { title } of flaky) console.log(`  ~ ${title}`)
}
if (skipped.length > 0) {
  console.log(`\nПропущены: ${skipped.length}`)
  for (const [reason, tests] of groupBy(skipped, ({ reason }) => reason)) {
    console.log(`  нужно: ${reason}`)
    for (const { title } of tests) console.log(`    - ${title}`)
  }
}
const faults = findFaults({ flaky, skipped })
for (const fault of faults) console.error(`  ✗ ${fault}`)
isPassed &&= faults.length === 0
// A gate that is not a test may fail while every test passed: it counts as one failure.
console.log(`\n${passed} passed, ${isPassed ? failed : Math.max(failed, 1)} failed`)
process.exitCode = isPassed ? 0 : 1
