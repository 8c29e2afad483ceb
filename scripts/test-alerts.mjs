import { join } from 'node:path'
import { ROOT } from './lib/paths.mjs'
import { bringPromtool, findPromtool } from './lib/promtool.mjs'
import { run } from './lib/run.mjs'

const RULES = join(ROOT, 'deploy/prometheus')

/** Prometheus' own reading of the rules and of their trials, in which each alert fires once. */
const promtool = findPromtool() ?? bringPromtool()
const steps = [
  ['check', 'rules', join(RULES, 'rules.yaml')],
  ['check', 'config', '--syntax-only', join(RULES, 'prometheus.yaml')],
  ['test', 'rules', join(RULES, 'rules.test.yaml')],
]
for (const args of steps) {
  const code = await run({ command: promtool, args })
  if (code !== 0) process.exitCode = code ?? 1
}
