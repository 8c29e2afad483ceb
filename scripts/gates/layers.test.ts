import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')
const PACKAGES = [
  'contract',
  'domain',
  'kit',
  'networks',
  'sandbox',
  'scene',
  'render',
  'speech',
  'objects',
]
const LIBRARIES = ['zod', 'fastify', 'drizzle-orm', 'left-pad']

/** From bottom to top; each is broken by importing the one above it. */
const WINGS = [
  'base',
  'identity',
  'delivery',
  'money',
  'library',
  'publishing',
  'studio',
  'insight',
  'audience',
  'team',
  'automation',
  'integrations',
  'bot',
  'operations',
  'site',
]
const wingBreaches = Object.fromEntries(
  WINGS.slice(0, -1).map((wing, height) => [
    `wing-${wing}`,
    {
      from: `packages/contract/src/${wing}/breach.ts`,
      imports: `../${WINGS[height + 1]}/shapes.ts`,
    },
  ]),
)

/** One deliberate violation of each rule: the importing file and its import. */
const BREACHES: Record<string, { from: string; imports: string }> = {
  ...wingBreaches,
  'no-circular': { from: 'apps/web/src/ui/circle-a.ts', imports: './circle-b.ts' },
  'no-unresolvable': { from: 'apps/web/src/ui/lost.ts', imports: './nowhere.ts' },
  'messengers-are-met-by-their-port': {
    from: 'apps/server/src/modules/bot/bot/messenger-breach.ts',
    imports: '../../../platform/outside/messengers/telegram/index.ts',
  },
  'contract-is-the-floor': {
    from: 'packages/contract/src/breach.ts',
    imports: '@kadr/kit/tool',
  },
  'domain-is-pure': { from: 'packages/domain/src/breach.ts', imports: '@kadr/kit/node/process' },
  'scene-is-pure': { from: 'packages/scene/src/breach.ts', imports: '@kadr/kit/node/process' },
  'objects-run-anywhere': { from: 'packages/objects/src/breach.ts', imports: 'node:fs' },
  'objects-know-no-product': {
    from: 'packages/objects/src/node/breach.ts',
    imports: '@kadr/domain/money/plans',
  },
  'reel-kinds-are-strangers': {
    from: 'packages/scene/src/kinds/slideshow/breach.ts',
    imports: '../product-demo/to-scene.ts',
  },
  'render-knows-no-product': {
    from: 'packages/render/src/breach.ts',
    imports: '@kadr/domain/money/plans',
  },
  'speech-knows-no-product': {
    from: 'packages/speech/src/breach.ts',
    imports: '@kadr/domain/money/plans',
  },
  'reading-is-pure': {
    from: 'packages/speech/src/text/breach.ts',
    imports: '@kadr/kit/node/process',
  },
  'starter-stands-on-scene-and-kit': {
    from: 'packages/starter/src/breach.ts',
    imports: '@kadr/domain/money/plans',
  },
  'sandbox-stands-on-kit': {
    from: 'packages/sandbox/src/imitation.ts',
    imports: '@kadr/networks/youtube/publish',
  },
  'kit-imports-no-workspace': {
    from: 'packages/kit/src/node/breach.ts',
    imports: '@kadr/contract/identity/users',
  },
  'pure-kit-runs-anywhere': { from: 'packages/kit/src/breach.ts', imports: 'node:fs' },
  'packages-not-to-apps': {
    from: 'packages/sandbox/src/breach.ts',
    imports: '../../../apps/server/src/context.ts',
  },
  'web-sees-shared-packages-only': {
    from: 'apps/web/src/platform/breach.ts',
    imports: '@kadr/kit/node/process',
  },
  'content-is-for-builds': {
    from: 'packages/content/src/breach.ts',
    imports: '@kadr/networks/youtube/publish',
  },
  'facts-are-read-by-the-server-too': {
    from: 'packages/content/src/facts.ts',
    imports: '@kadr/scene/draw/draw',
  },
  'writer-stands-on-ai-and-content': {
    from: 'packages/writer/src/breach.ts',
    imports: '@kadr/sandbox/fake',
  },
  'web-build-compiles-content': {
    from: 'apps/web/scripts/breach.ts',
    imports: '@kadr/networks/youtube/publish',
  },
  'web-uses-zod-mini': { from: 'apps/web/src/platform/full-zod.ts', imports: 'zod' },
  'adapters-see-contract-domain-and-kit-only': {
    from: 'packages/networks/src/tiktok/breach.ts',
    imports: '@kadr/sandbox/fake',
  },
  'adapter-folders-are-strangers': {
    from: 'packages/networks/src/tiktok/stranger.ts',
    imports: '../youtube/publish.ts',
  },
  'modules-meet-through-index': {
    from: 'apps/server/src/modules/money/points/points.service.ts',
    imports: '../../identity/users/users.service.ts',
  },
  'routes-and-jobs-do-not-touch-data': {
    from: 'apps/server/src/modules/identity/users/users.routes.ts',
    imports: './users.repository.ts',
  },
  'only-repositories-touch-data': {
    from: 'apps/server/src/modules/identity/users/breach.service.ts',
    imports: 'drizzle-orm',
  },
  'services-do-not-know-http': {
    from: 'apps/server/src/modules/identity/users/http.service.ts',
    imports: 'fastify',
  },
  'db-is-the-ground-floor': {
    from: 'apps/server/src/db/breach.ts',
    imports: '../modules/identity/users/index.ts',
  },
  'server-platform-knows-no-module': {
    from: 'apps/server/src/platform/downwards.ts',
    imports: '../modules/identity/users/index.ts',
  },
  'nothing-imports-the-composition-root': {
    from: 'apps/server/src/platform/breach.ts',
    imports: '../app.ts',
  },
  'web-flows-one-way': {
    from: 'apps/web/src/ui/upwards.ts',
    imports: '../features/identity/users/account-page.ts',
  },
  'site-knows-no-app': { from: 'apps/web/src/site/upwards.ts', imports: '../app/routes/guard.ts' },
  'features-do-not-meet': {
    from: 'apps/web/src/features/money/billing/breach.ts',
    imports: '../../identity/users/account-page.ts',
  },
  'platform-is-below-media': {
    from: 'apps/web/src/platform/downwards.ts',
    imports: '../media/uploads.ts',
  },
  'ai-stands-on-media': {
    from: 'apps/web/src/media/sideways.ts',
    imports: '../ai/ask.ts',
  },
  'documents-know-no-content': {
    from: 'apps/web/src/documents/upwards.ts',
    imports: '../media/uploads.ts',
  },
  'platform-is-below-documents': {
    from: 'apps/web/src/platform/upwards.ts',
    imports: '../documents/saver.ts',
  },
  'generations-are-below-the-editor': {
    from: 'apps/web/src/generations/upwards.ts',
    imports: '../reel-editor/history.ts',
  },
  'media-is-below-generations': {
    from: 'apps/web/src/media/downwards.ts',
    imports: '../generations/kinds.ts',
  },
  'ui-is-a-leaf': {
    from: 'apps/web/src/ui/session.ts',
    imports: '../platform/session/session-store.ts',
  },
  'content-stays-on-the-server': {
    from: 'apps/web/src/site/breach.ts',
    imports: './articles.server.ts',
  },
}

const ALLOWED: Record<string, string[]> = {
  'apps/server/src/modules/money/points/grant.ts': ['../../identity/users/index.ts'],
  'apps/server/src/modules/identity/users/users.repository.ts': [
    'drizzle-orm',
    '../../../db/connection.ts',
  ],
  'apps/server/src/modules/identity/users/users.service.ts': [
    './users.repository.ts',
    '@kadr/domain/money/plans',
  ],
  'apps/web/src/features/identity/users/account-page.ts': [
    '../../../ui/button.ts',
    '../../../platform/session/session-store.ts',
    '../../../documents/saver.ts',
    '../../../media/uploads.ts',
    '../../../ai/ask.ts',
    '../../../generations/kinds.ts',
    '../../../reel-editor/history.ts',
    '../../money/billing/api/billing.queries.ts',
    '@kadr/contract/identity/users',
    '@kadr/kit/tool',
  ],
  'apps/web/src/ai/ask.ts': [
    '../ui/button.ts',
    '../platform/session/session-store.ts',
    '../media/uploads.ts',
    '@kadr/domain/money/plans',
  ],
  'apps/web/src/site/loaders.ts': ['./articles.server.ts'],
  'packages/contract/src/identity/users.ts': ['zod/mini'],
  'packages/domain/src/money/plans.ts': ['@kadr/contract/identity/users', '@kadr/kit/tool'],
  'packages/scene/src/document/read-scene.ts': [
    'zod/mini',
    '@kadr/contract/identity/users',
    '@kadr/kit/tool',
  ],
  'packages/render/src/worker/worker.ts': [
    '@kadr/scene/draw/draw',
    '@kadr/contract/identity/users',
    '@kadr/kit/node/process',
  ],
  'packages/speech/src/speak.ts': ['@kadr/contract/identity/users', '@kadr/kit/node/process'],
  'packages/speech/src/text/read.ts': ['@kadr/kit/tool'],
  'packages/starter/src/draw.ts': ['@kadr/scene/draw/draw', '@kadr/kit/tool'],
  'packages/sandbox/src/serve.ts': ['@kadr/kit/tool', '@kadr/kit/node/process'],
  'packages/networks/src/youtube/connect.ts': ['@kadr/kit/tool', '@kadr/kit/node/process'],
  'packages/kit/src/node/process.ts': ['node:fs', '../tool.ts'],
}

const LEAVES = [
  'packages/kit/src/tool.ts',
  'packages/sandbox/src/fake.ts',
  'packages/networks/src/youtube/publish.ts',
  'packages/scene/src/kinds/product-demo/to-scene.ts',
  'packages/scene/src/draw/draw.ts',
  'apps/server/src/context.ts',
  'apps/server/src/app.ts',
  'apps/server/src/db/connection.ts',
  'apps/server/src/platform/outside/messengers/telegram/index.ts',
  'apps/server/src/modules/identity/users/index.ts',
  'apps/web/src/ui/button.ts',
  'apps/web/src/features/money/billing/api/billing.queries.ts',
  'apps/web/src/media/uploads.ts',
  'apps/web/src/documents/saver.ts',
  'apps/web/src/generations/kinds.ts',
  'apps/web/src/reel-editor/history.ts',
  'apps/web/src/platform/session/session-store.ts',
  'apps/web/src/site/articles.server.ts',
  'apps/web/src/app/routes/guard.ts',
  ...WINGS.map((wing) => `packages/contract/src/${wing}/shapes.ts`),
]

type Violation = { from: string; to: string; rule: { name: string } }
let tree: string
let violations: Violation[]

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(tree, path)), { recursive: true })
  writeFileSync(join(tree, path), text)
}
const importing = (targets: string[]) =>
  `${targets.map((target) => `import '${target}'`).join('\n')}\nexport {}\n`

const installPackages = () => {
  mkdirSync(join(tree, 'node_modules/@kadr'), { recursive: true })
  for (const name of PACKAGES) {
    const manifest = { name: `@kadr/${name}`, exports: { './*': './src/*.ts' } }
    write(`packages/${name}/package.json`, JSON.stringify(manifest))
    symlinkSync(join(tree, 'packages', name), join(tree, 'node_modules/@kadr', name))
  }
  for (const name of LIBRARIES) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }))
    write(`node_modules/${name}/index.js`, '')
  }
  write('node_modules/zod/mini/index.js', '')
}

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'layers-'))
  installPackages()
  write('tsconfig.base.json', readFileSync(join(ROOT, 'tsconfig.base.json'), 'utf8'))
  for (const path of LEAVES) write(path, 'export {}\n')
  for (const [path, targets] of Object.entries(ALLOWED)) write(path, importing(targets))
  for (const { from, imports } of Object.values(BREACHES)) write(from, importing([imports]))
  write('apps/web/src/ui/circle-b.ts', importing(['./circle-a.ts']))

  const report = execFileSync(
    process.execPath,
    [
      join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
      '--config',
      join(ROOT, '.dependency-cruiser.cjs'),
      '--output-type',
      'json',
      'apps',
      'packages',
    ],
    { cwd: tree, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  violations = JSON.parse(report).summary.violations
}, 60_000)
afterAll(() => rmSync(tree, { recursive: true, force: true }))

it.each(Object.entries(BREACHES))('%s catches its breach', (rule, { from }) => {
  const rules = violations.filter((violation) => violation.from === from).map((v) => v.rule.name)
  expect(rules).toContain(rule)
})

it('lets the allowed imports pass', () => {
  const reported = violations.filter(({ from }) => from in ALLOWED)
  expect(reported).toEqual([])
})

it('has a breach here for every rule of the configuration', () => {
  const load = createRequire(import.meta.url)
  const { forbidden }: { forbidden: { name: string }[] } = load('../../.dependency-cruiser.cjs')
  const names = forbidden.map(({ name }) => name)
  expect(Object.keys(BREACHES).toSorted()).toEqual(names.toSorted())
})
