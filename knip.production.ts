import type { KnipConfig } from 'knip'
import base from './knip.json' with { type: 'json' }

const TESTS = '!**/*.{test,suite,s3,fixture}.{ts,tsx}!'
/** Rules that tests alone apply. */
const GATES = '!scripts/gates/*.ts!'
/** Partly a double for tests: what it exports need not be used elsewhere. */
const SANDBOX = 'packages/sandbox'

const workspaces = Object.entries(base.workspaces).map(([folder, { project, ...rest }]) => [
  folder,
  {
    ...rest,
    project: [...project, TESTS, ...(folder === '.' ? [GATES] : [])],
    // Every file of a package may be imported; an export of it that no other package imports is dead all the same.
    includeEntryExports: folder.startsWith('packages/'),
  },
])

/** For `knip --production`: an export that only tests use is dead code, unless its own file uses it. */
const config: KnipConfig = {
  ...base,
  ignoreExportsUsedInFile: true,
  ignoreIssues: {
    '**/*.thread.ts': ['exports'],
    // The list of all calls, which tests walk.
    'packages/contract/src/routes.ts': ['exports'],
    // For programs of others.
    'packages/client/src/index.ts': ['exports'],
    // Read by the script that takes the pictures of the site, and by the test that compares them with their captions.
    'packages/content/src/screen-record.ts': ['exports'],
  },
  workspaces: {
    ...Object.fromEntries(workspaces),
    [SANDBOX]: { ...base.workspaces['packages/*'], project: ['src/**/*.ts!', TESTS] },
  },
}

export default config
