import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { createMetrics } from '../../src/platform/telemetry/metrics.ts'

const DEPLOY = resolve(import.meta.dirname, '../../../../deploy')
const read = (path: string) => readFileSync(resolve(DEPLOY, path), 'utf8')

const alert = z.strictObject({
  alert: z.string(),
  expr: z.string(),
  for: z.string().optional(),
  labels: z.strictObject({ severity: z.enum(['page', 'ticket']) }),
  annotations: z.strictObject({ summary: z.string().min(1), description: z.string().min(1) }),
})
const rules = z.object({ groups: z.array(z.object({ rules: z.array(alert) })) })
const trials = z.object({
  tests: z.array(
    z.object({ name: z.string(), input_series: z.array(z.object({ series: z.string() })) }),
  ),
})
const dashboard = z.object({
  uid: z.literal('kadr'),
  panels: z.array(
    z.object({
      id: z.number(),
      type: z.string(),
      title: z.string().min(1),
      description: z.string().optional(),
      fieldConfig: z.object({ defaults: z.object({ unit: z.string() }) }).optional(),
      targets: z.array(z.object({ expr: z.string() })).optional(),
    }),
  ),
})

const alerts = z
  .parse(rules, parse(read('prometheus/rules.yaml')))
  .groups.flatMap((group) => group.rules)
const { tests } = z.parse(trials, parse(read('prometheus/rules.test.yaml')))
const { panels } = z.parse(dashboard, JSON.parse(read('grafana/kadr.json')))
const charts = panels.filter(({ type }) => type !== 'row')

/** What Prometheus itself adds to each target, and its own record of alerts. */
const OF_PROMETHEUS = ['up', 'ALERTS']
const WORDS = new Set(['and', 'or', 'unless', 'on', 'by', 'offset', 'bool', 'ignoring', 'without'])

/** Names of metrics in an expression: no function, label, keyword or duration. */
const metricsOf = (expression: string): string[] =>
  [
    ...expression
      .replaceAll(/\{[^}]*\}|\[[^\]]*\]|\b(by|on|ignoring|without) *\([^)]*\)|\boffset \w+/g, ' ')
      .matchAll(/\b[a-z_][\w:]*\b(?! *\()/gi),
  ].flatMap(([name]) => (WORDS.has(name) ? [] : [name]))

const listNames = async (): Promise<ReadonlySet<string>> => {
  const { registry } = createMetrics({ withDefaults: true })
  const metrics = await registry.getMetricsAsJSON()
  const names = metrics.flatMap(({ name, type }) =>
    String(type) === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
  )
  registry.clear()
  return new Set([...names, ...OF_PROMETHEUS])
}

it('asks only for figures that a process tells', async () => {
  const known = await listNames()
  const asked = [
    ...alerts.map(({ expr }) => expr),
    ...charts.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
    ...tests.flatMap(({ input_series: series }) => series.map((one) => one.series)),
  ].flatMap(metricsOf)
  expect(asked.filter((name) => !known.has(name))).toEqual([])
  expect(new Set(asked).size).toBeGreaterThan(35)
})

it('watches every promise by an alert and on the dashboard', async () => {
  const { registry } = createMetrics({ withDefaults: false })
  const own = (await registry.getMetricsAsJSON()).map(({ name }) => name)
  const shown = charts.flatMap(({ targets = [] }) => targets.flatMap(({ expr }) => metricsOf(expr)))
  const isShown = (name: string) => shown.some((one) => one === name || one.startsWith(`${name}_`))
  expect(own.filter((name) => !isShown(name))).toEqual([])
})

it('has each alert fire once in its trial, and says what to do', () => {
  const names = alerts.map((one) => one.alert)
  expect(new Set(names).size).toBe(names.length)
  expect(tests.map(({ name }) => name)).toEqual(names)
})

const promtool: string | undefined = (
  await import(String(new URL('../../../../scripts/lib/promtool.mjs', import.meta.url)))
).findPromtool()

/** Where Prometheus' own tool is: `npm run test:alerts` brings it. */
it.runIf(promtool)(
  'has each alert fire as Prometheus itself reads the rules [needs promtool]',
  () => {
    const told = execFileSync(promtool ?? '', ['test', 'rules', 'rules.test.yaml'], {
      cwd: resolve(DEPLOY, 'prometheus'),
      encoding: 'utf8',
    })
    expect(told).toContain('SUCCESS')
  },
)

it('explains each chart and gives it a unit', () => {
  expect(
    charts.filter(({ description, fieldConfig }) => !description || !fieldConfig?.defaults.unit),
  ).toEqual([])
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
  expect(charts.length).toBeGreaterThan(30)
})
