import { join } from 'node:path'
import { ROOT } from '../lib/paths.mjs'

const REPORTS = join(ROOT, '.cache/reports')
export const VITEST_REPORT = join(REPORTS, 'vitest.json')
export const PLAYWRIGHT_REPORT = join(REPORTS, 'playwright.json')

const LAYERED = ['apps', 'packages', 'e2e', 'bench', 'scripts']

/** Incremental build info, cached between runs. */
const buildInfo = (project) =>
  join(ROOT, '.cache/tsc', `${project.replaceAll('/', '-')}.tsbuildinfo`)

/** Code that only tests use. */
const DEAD_CODE = ['--include', 'exports,files']

const STATIC_STEPS = [
  {
    title: 'TypeScript',
    // One checker each: several of one project check the same types anew, and the projects fill the cores.
    commands: ['tsconfig.json', 'apps/web', 'e2e'].map((project) => ({
      command: [
        ...['tsc', '--project', project, '--checkers', '1'],
        ...['--incremental', '--tsBuildInfoFile', buildInfo(project)],
      ],
    })),
  },
  {
    title: 'Format, layers, unused code',
    commands: [
      { command: ['biome', 'ci', '--error-on-warnings', '.'] },
      { command: ['depcruise', '--config', '.dependency-cruiser.cjs', ...LAYERED] },
      { command: ['knip'] },
      { command: ['knip', '--production', '--config', 'knip.production.ts', ...DEAD_CODE] },
    ],
  },
]

const unitTests = (options) => ({
  title: 'Unit tests',
  commands: [{ command: ['vitest', 'run', ...options] }],
})

/** For a commit: only tests that reach a file changed since the base; all tests without a base. */
export const commitSteps = ({ base }) => [
  ...STATIC_STEPS,
  unitTests(base ? ['--changed', base, '--passWithNoTests'] : []),
]

/** For a merge: everything that needs no build and no browser. */
export const FAST_STEPS = [
  ...STATIC_STEPS,
  unitTests(['--reporter=default', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`]),
]

// Some networks send Retry-After in whole minutes, so rate limits are left to the long run.
const SHORT_CHAOS =
  '--targets 12 --kills 3 --suspensions 2 --seed 7 --speed 20 --limit 600 --without rate-limited'.split(
    ' ',
  )

const SHORT_PAYMENT_CHAOS = '--payments 24 --kills 2 --seed 7 --limit 600'.split(' ')

const SHORT_MESSAGE_CHAOS =
  '--messages 40 --chats 10 --blocked 2 --kills 2 --suspensions 0 --seed 7 --speed 20 --limit 600'.split(
    ' ',
  )
const SHORT_AUTOMATION_CHAOS = '--automations 10 --days 3 --kills 2 --seed 7 --limit 600'.split(' ')

/** Short runs of `npm run chaos`: real processes, killed and suspended at random. They wait a third of their time. */
export const CHAOS_STEPS = [
  {
    title: 'Chaos: posts, payments, messages, automations',
    commands: [
      { command: ['node', 'bench/chaos/run.ts', ...SHORT_CHAOS] },
      { command: ['node', 'bench/chaos/payments.ts', ...SHORT_PAYMENT_CHAOS] },
      { command: ['node', 'bench/chaos/messages.ts', ...SHORT_MESSAGE_CHAOS] },
      { command: ['node', 'bench/chaos/automations.ts', ...SHORT_AUTOMATION_CHAOS] },
    ],
  },
]

const PLAYWRIGHT = ['playwright', 'test', '--config', 'e2e/playwright.config.ts']

/** Retried tests again, with nothing beside them: one that needs luck fails here. */
export const repeatSteps = ({ chromium, places }) => [
  {
    title: 'Retried browser tests, three times alone',
    commands: [
      {
        command: [...PLAYWRIGHT, '--retries=0', '--repeat-each=3', '--workers=1', ...places],
        env: { CHROMIUM_PATH: chromium },
      },
    ],
  },
]

export const browserSteps = ({ chromium }) => {
  const env = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT_REPORT }
  return [
    // The unit tests of the build have made it already.
    { title: 'Build', commands: [{ command: ['node', 'scripts/build.mjs', '--if-changed'] }] },
    { title: 'Size budgets', commands: [{ command: ['size-limit'] }] },
    {
      title: 'Browser tests, Lighthouse',
      commands: [
        { command: PLAYWRIGHT, env },
        // It waits for most of its time: a stream of events never lets the network be quiet.
        { command: ['node', 'e2e/lighthouse.ts'], env },
      ],
    },
  ]
}
