import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { VOICE_NOTICES } from '@kadr/speech/notices'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'

const ROOT = resolve(import.meta.dirname, '../../../..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const isThere = (path: string) => existsSync(join(ROOT, path))

/** Named in the list of the server. */
const known = new Set(
  [...read('apps/server/src/config/env.ts').matchAll(/'([A-Z][A-Z\d_]+)'/g)].map(
    ([, name]) => name,
  ),
)
/** Of Node and the system. */
const FOREIGN = new Set(['NODE_COMPILE_CACHE', 'HOME'])
const unknownOf = (names: readonly string[]) =>
  names.filter((name) => !known.has(name) && !FOREIGN.has(name))

const bom = z.object({
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.literal('1.6'),
  metadata: z.object({ component: z.object({ name: z.literal('kadr'), version: z.string() }) }),
  components: z.array(
    z.object({
      type: z.literal('library'),
      name: z.string(),
      version: z.string(),
      purl: z.string().regex(/^pkg:(npm|deb)\/[^@ ]+@[^@ ]+$/),
      hashes: z
        .array(z.object({ alg: z.string(), content: z.string().regex(/^[\da-f]{64,128}$/) }))
        .optional(),
    }),
  ),
})
const lockfile = z.object({
  packages: z.record(
    z.string(),
    z.looseObject({
      name: z.string().optional(),
      version: z.string().optional(),
      link: z.boolean().optional(),
      optional: z.boolean().optional(),
      devOptional: z.boolean().optional(),
    }),
  ),
})

describe('the image', () => {
  const text = read('deploy/image/Dockerfile').replaceAll('\\\n', ' ')
  const lines = text.split('\n').filter((line) => line && !line.startsWith('#'))
  const argumentsOf = (word: string) =>
    lines.flatMap((line) => (line.startsWith(`${word} `) ? [line.slice(word.length + 1)] : []))
  const steps = read('deploy/image/steps.sh')

  it('installs packages of every workspace before it copies the sources', () => {
    const workspaces = globSync(
      ['apps/*/package.json', 'packages/*/package.json', 'e2e/package.json', 'bench/package.json'],
      { cwd: ROOT },
    )
    const copied = argumentsOf('COPY').flatMap((line) => line.split(' ').slice(0, -1))
    const manifests = copied.filter((path) => path.endsWith('/package.json'))
    expect(manifests.toSorted()).toEqual(workspaces.toSorted())
    const ours = copied.filter((path) => !path.startsWith('--') && !path.startsWith('/'))
    expect(ours.filter((path) => !isThere(path))).toEqual([])
  })

  it('runs only steps of the script, which a shell can read', () => {
    const named = argumentsOf('RUN').map((line) => z.parse(z.array(z.string()), JSON.parse(line)))
    for (const [shell, script, step] of named) {
      expect([shell, script]).toEqual(['sh', '/steps.sh'])
      expect(steps).toContain(`\n${step}() {`)
    }
    expect(named).toHaveLength(7)
    execFileSync('sh', ['-n', join(ROOT, 'deploy/image/steps.sh')])
    const [, runtime = ''] = /^RUNTIME='(.*)'$/m.exec(steps) ?? []
    expect(runtime.split(' ').filter((path) => !isThere(path))).toEqual([])
  })

  it('lists all that it is made of, each with its hash, and nothing that is not there', () => {
    const list = join(ROOT, 'deploy/image/list-contents.mjs')
    // It ends with an error where a package lies in node_modules that npm has not recorded.
    const told = execFileSync(process.execPath, [list], {
      cwd: ROOT,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    })
    const contents = z.parse(bom, JSON.parse(told))
    const purls = contents.components.map(({ purl }) => purl)
    expect(new Set(purls).size).toBe(purls.length)
    const npm = contents.components.filter(({ purl }) => purl.startsWith('pkg:npm/'))
    expect(npm.filter(({ hashes }) => !hashes)).toEqual([])
    const { packages } = z.parse(lockfile, JSON.parse(read('package-lock.json')))
    const needed = Object.entries(packages).flatMap(([path, one]) =>
      path.includes('node_modules/') &&
      !one.link &&
      !one.optional &&
      !one.devOptional &&
      one.version
        ? `pkg:npm/${(one.name ?? path.slice(path.lastIndexOf('node_modules/') + 13)).replace('@', '%40')}@${one.version}`
        : [],
    )
    expect(needed.length).toBeGreaterThan(400)
    expect(needed.filter((purl) => !purls.includes(purl))).toEqual([])
  })

  it('keeps the voices that are offered, and no other', () => {
    const [, kept = ''] = /^VOICES='(.*)'$/m.exec(steps) ?? []
    const offered = Object.keys(VOICE_NOTICES).map((key) => key.slice(key.indexOf('/') + 1))
    expect(kept.split(' ').toSorted()).toEqual(offered.toSorted())
  })

  it('ends without rights, with a check of health and no secret', () => {
    expect(argumentsOf('USER')).toEqual(['10001:10001'])
    expect(lines.findLastIndex((line) => /^(RUN|COPY)/.test(line))).toBeLessThan(
      lines.findIndex((line) => line.startsWith('USER')),
    )
    expect(argumentsOf('ADD')).toEqual([])
    expect(text).not.toMatch(/:latest|SECRET|TOKEN|PASSWORD/)
    expect(text).toContain('CMD ["node", "/app/deploy/image/probe.mjs"]')
    const [environment = ''] = argumentsOf('ENV')
    expect(
      unknownOf([...environment.matchAll(/([A-Z_]+)=/g)].map(([, name = '']) => name)),
    ).toEqual([])
  })
})

const service = z.looseObject({
  image: z.string(),
  build: z.unknown().optional(),
  read_only: z.boolean().optional(),
  deploy: z.object({ replicas: z.number() }).optional(),
  command: z.union([z.string(), z.array(z.string())]).optional(),
  environment: z.record(z.string(), z.unknown()).optional(),
  volumes: z.array(z.string()).optional(),
  configs: z.array(z.object({ source: z.string(), target: z.string() })).optional(),
  depends_on: z.record(z.string(), z.unknown()).optional(),
})
const compose = z.looseObject({
  services: z.record(z.string(), service),
  volumes: z.record(z.string(), z.unknown()),
  configs: z.record(z.string(), z.unknown()),
})

describe('one machine with compose', () => {
  const text = read('deploy/compose.yaml')
  const { services, volumes, configs } = compose.parse(parse(text, { merge: true }))
  const own = Object.values(services).filter(({ build }) => build)

  it('runs every role, twice where one may fail', () => {
    const running = Object.values(services).flatMap(({ environment, deploy }) => {
      const roles = environment?.ROLES
      return roles ? [[roles, deploy?.replicas ?? 1]] : []
    })
    expect(running).toEqual([
      ['http', 2],
      ['worker', 2],
      ['render', 2],
      ['bot', 1],
    ])
    expect(own.every((one) => one.read_only)).toBe(true)
    expect(Object.values(services).filter(({ image }) => image.endsWith(':latest'))).toHaveLength(0)
  })

  it('names only what is there', () => {
    const programs = own.flatMap(({ command }) => (Array.isArray(command) ? command[0] : []) ?? [])
    expect(programs.filter((path) => !isThere(path))).toEqual([])
    for (const one of Object.values(services)) {
      const needed = Object.keys(one.depends_on ?? {})
      expect(needed.filter((name) => !(name in services))).toEqual([])
      expect((one.configs ?? []).filter(({ source }) => !(source in configs))).toEqual([])
    }
    const set = own.flatMap(({ environment }) => Object.keys(environment ?? {}))
    expect(unknownOf(set)).toEqual([])
  })

  it('mounts only what is there', () => {
    const mounts = Object.values(services).flatMap((one) => one.volumes ?? [])
    const sources = mounts.flatMap((mount) =>
      mount.includes(':') ? (mount.split(':')[0] ?? '') : [],
    )
    const isMountable = (source: string) =>
      source.startsWith('./') ? isThere(`deploy/${source}`) : source in volumes
    expect(sources.filter((source) => !isMountable(source))).toEqual([])
    expect(sources.length).toBeGreaterThan(6)
  })

  it('has every setting in the example, and no other', () => {
    const used = new Set([...text.matchAll(/\$\{([A-Z\d_]+)/g)].map(([, name]) => name))
    used.delete('KADR_IMAGE')
    const given = [...read('deploy/compose.env.example').matchAll(/^([A-Z\d_]+)=/gm)]
    expect(given.map(([, name]) => name).toSorted()).toEqual([...used].toSorted())
  })

  it('is asked for its figures at the port of the image', () => {
    const targets = z.object({
      scrape_configs: z.tuple([
        z.looseObject({
          dns_sd_configs: z.tuple([
            z.looseObject({ names: z.array(z.string()), port: z.number() }),
          ]),
        }),
      ]),
    })
    const [
      {
        dns_sd_configs: [found],
      },
    ] = targets.parse(parse(read('deploy/prometheus/prometheus.yaml'))).scrape_configs
    expect(found.names.filter((name) => !(name in services))).toEqual([])
    expect(read('deploy/image/Dockerfile')).toContain(`OPERATIONS_PORT=${found.port}`)
  })
})

describe('a plain server with systemd', () => {
  const units = ['kadr@.service', 'kadr-backup.service'].map((name) =>
    read(`deploy/systemd/${name}`),
  )

  it.each(units)('starts what is there, without rights: %#', (unit) => {
    const [, program = ''] =
      /^ExecStart=\/opt\/kadr\/node_modules\/node\/bin\/node (\S+)/m.exec(unit) ?? []
    expect([program, isThere(program)]).toEqual([program, true])
    for (const line of [
      'User=kadr',
      'NoNewPrivileges=yes',
      'ProtectSystem=strict',
      'PrivateTmp=yes',
    ]) {
      expect(unit).toContain(`\n${line}\n`)
    }
    const set = [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = '']) =>
      line.split(' ').map((one) => one.split('=')[0] ?? ''),
    )
    expect(unknownOf(set)).toEqual([])
  })

  const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0

  it.runIf(hasSystemd)('is read by systemd itself without a word [needs systemd-analyze]', () => {
    const files = ['kadr@.service', 'kadr-backup.service', 'kadr-backup.timer']
    const paths = files.map((name) => join(ROOT, 'deploy/systemd', name))
    const told = spawnSync('systemd-analyze', ['verify', '--man=no', ...paths], {
      encoding: 'utf8',
    })
    // The program is where a release is unpacked, not here.
    const isOfUs = (line: string) => line !== '' && !line.includes('/opt/kadr/node_modules/')
    expect(told.stderr.split('\n').filter(isOfUs)).toEqual([])
  })
})
