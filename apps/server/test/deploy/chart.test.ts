import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { z } from 'zod'
import { createMetrics } from '../../src/platform/telemetry/metrics.ts'
import { renderChart } from './render-chart.ts'

const CHART = resolve(import.meta.dirname, '../../../../deploy/chart')
const read = (path: string) => readFileSync(join(CHART, path), 'utf8')

const values = z.looseObject({
  roles: z.record(z.string(), z.looseObject({ roles: z.string(), replicas: z.number() })),
})
const VALUES = values.parse(parse(read('values.yaml')))
const ALL_ON = {
  ...VALUES,
  pooledDatabase: { secretName: 'pooler', key: 'uri' },
  autoscaling: { ...Object(VALUES.autoscaling), enabled: true },
  backup: { ...Object(VALUES.backup), enabled: true, to: 's3://copies' },
  monitoring: { enabled: true },
}

const resource = z.looseObject({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.looseObject({ name: z.string() }),
  spec: z.looseObject({}),
})

const render = (given: object) => {
  const names = readdirSync(join(CHART, 'templates')).toSorted()
  const root = { Values: given, Release: { Name: 'kadr' }, Chart: { AppVersion: '0.2.0' } }
  return renderChart(
    names.map((name) => read(`templates/${name}`)),
    root,
  )
    .flatMap((text) => parseAllDocuments(text))
    .map((document) => {
      expect(document.errors).toEqual([])
      return document.toJS() as unknown
    })
    .filter((found) => found !== null)
    .map((found) => resource.parse(found))
}

const probe = z.looseObject({ httpGet: z.object({ path: z.string(), port: z.string() }) })
const deployment = z.object({
  replicas: z.number().optional(),
  selector: z.object({ matchLabels: z.record(z.string(), z.string()) }),
  template: z.object({
    metadata: z.object({ labels: z.record(z.string(), z.string()) }),
    spec: z.looseObject({
      securityContext: z.looseObject({ runAsNonRoot: z.literal(true) }),
      containers: z.array(
        z.looseObject({
          image: z.string(),
          securityContext: z.looseObject({ readOnlyRootFilesystem: z.literal(true) }),
          ports: z.array(z.object({ name: z.string(), containerPort: z.number() })),
          startupProbe: probe,
          livenessProbe: probe,
          readinessProbe: probe,
          env: z.array(z.looseObject({ name: z.string(), value: z.string().optional() })),
          resources: z.looseObject({ limits: z.looseObject({ memory: z.string() }) }),
        }),
      ),
    }),
  }),
})

const namesOf = (given: object) =>
  render(given).map(({ kind, metadata }) => `${kind} ${metadata.name}`)

it('makes the processes of all roles, with budgets and a way in', () => {
  expect(namesOf(VALUES).toSorted()).toEqual([
    'Deployment kadr-bot',
    'Deployment kadr-render',
    'Deployment kadr-web',
    'Deployment kadr-worker',
    'HTTPRoute kadr',
    'PodDisruptionBudget kadr-bot',
    'PodDisruptionBudget kadr-render',
    'PodDisruptionBudget kadr-web',
    'PodDisruptionBudget kadr-worker',
    'Service kadr-web',
  ])
  expect(namesOf(ALL_ON)).toEqual(
    expect.arrayContaining(['ScaledObject kadr-render', 'CronJob kadr-backup', 'PodMonitor kadr']),
  )
})

it('runs each role without rights, with its own variables', () => {
  const deployments = render(ALL_ON).filter(({ kind }) => kind === 'Deployment')
  const roles = deployments.map(({ metadata, spec }) => {
    const { selector, template, replicas } = deployment.parse(spec)
    expect(template.metadata.labels).toEqual(selector.matchLabels)
    const [container] = template.spec.containers
    const env = Object.fromEntries(container?.env.map(({ name, value }) => [name, value]) ?? [])
    expect(container?.image).toBe('kadr:0.2.0')
    return [metadata.name, env.ROLES, 'DATABASE_URL' in env, replicas]
  })
  expect(roles.toSorted()).toEqual([
    ['kadr-bot', 'bot', false, 1],
    // Scaled by the line of renders.
    ['kadr-render', 'render', false, undefined],
    // Only pages go through the pooler.
    ['kadr-web', 'http', true, 2],
    ['kadr-worker', 'worker', false, 2],
  ])
})

it('asks each process for its health and whether it is ready, at the port of operations', () => {
  const image = readFileSync(resolve(CHART, '../image/Dockerfile'), 'utf8')
  const containers = render(VALUES)
    .filter(({ kind }) => kind === 'Deployment')
    .flatMap(({ spec }) => deployment.parse(spec).template.spec.containers)
  expect(containers).toHaveLength(4)
  for (const { ports, startupProbe, livenessProbe, readinessProbe } of containers) {
    const probes = [startupProbe, livenessProbe, readinessProbe].map(({ httpGet }) => httpGet)
    expect(probes.map(({ path }) => path)).toEqual(['/health', '/health', '/ready'])
    expect(new Set(probes.map(({ port }) => port))).toEqual(new Set(['operations']))
    const port = ports.find(({ name }) => name === 'operations')?.containerPort
    expect(image).toContain(`OPERATIONS_PORT=${port}`)
  }
})

it('makes renderers by the line of renders', async () => {
  const scaled = z.object({
    scaleTargetRef: z.object({ name: z.string() }),
    minReplicaCount: z.number(),
    maxReplicaCount: z.number(),
    triggers: z.tuple([
      z.looseObject({
        type: z.literal('prometheus'),
        metadata: z.object({ serverAddress: z.string(), query: z.string(), threshold: z.string() }),
      }),
    ]),
    cooldownPeriod: z.number(),
  })
  const found = render(ALL_ON).find(({ kind }) => kind === 'ScaledObject')
  const { scaleTargetRef, triggers, minReplicaCount, maxReplicaCount } = scaled.parse(found?.spec)
  expect(namesOf(ALL_ON)).toContain(`Deployment ${scaleTargetRef.name}`)
  expect(maxReplicaCount).toBeGreaterThan(minReplicaCount)
  const { query } = triggers[0].metadata
  const { registry } = createMetrics({ withDefaults: false })
  const line = (await registry.getMetricsAsJSON()).find(({ name }) => query.includes(`(${name})`))
  expect(line?.name).toBe('render_line')
})

it('says what is missing for copies', () => {
  const given = { ...ALL_ON, backup: { ...ALL_ON.backup, to: '' } }
  expect(() => render(given)).toThrow('backup.to: s3://bucket')
})

it('has a schema for each value it has, and valid examples', () => {
  const schema = z
    .looseObject({ required: z.array(z.string()), properties: z.record(z.string(), z.unknown()) })
    .parse(JSON.parse(read('values.schema.json')))
  expect(Object.keys(VALUES).toSorted()).toEqual(schema.required.toSorted())
  for (const name of schema.required) expect(schema.properties).toHaveProperty(name)
  const whole = z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0])
  for (const given of [VALUES, ALL_ON]) expect(whole.safeParse(given).error).toBeUndefined()
  const { publicUrl: _, ...less } = VALUES
  for (const given of [less, { ...VALUES, publicUrl: 'kadr.example' }, { ...VALUES, more: 1 }]) {
    expect(whole.safeParse(given).success).toBe(false)
  }
  const examples = parseAllDocuments(read('examples/database.yaml'))
  expect(examples.flatMap(({ errors }) => errors)).toEqual([])
  expect(examples.map((one) => resource.parse(one.toJS()).kind)).toEqual([
    'Cluster',
    'ObjectStore',
    'ScheduledBackup',
    'Pooler',
  ])
})
