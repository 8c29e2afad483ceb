import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { z } from 'zod'
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
  const examples = parseAllDocuments(read('examples/database.yaml'))
  expect(examples.flatMap(({ errors }) => errors)).toEqual([])
  expect(examples.map((one) => resource.parse(one.toJS()).kind)).toEqual([
    'Cluster',
    'ObjectStore',
    'ScheduledBackup',
    'Pooler',
  ])
})
