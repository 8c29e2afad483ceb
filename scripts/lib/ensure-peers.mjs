import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fail } from './fail.mjs'
import { hashFiles } from './hash-files.mjs'
import { ROOT } from './paths.mjs'
import { run } from './run.mjs'
import { isStamped, stamp } from './stamp.mjs'

const STEP = 'peers'
const MANIFEST = join(ROOT, 'packages/networks/test/peers/servers')
export const PEERS = join(ROOT, '.cache/peers')
const SQLITE = join(PEERS, 'node_modules/better-sqlite3')

/** The Node that runs npm: one peer compiles against it, and the pinned Node has no headers. */
export const findPeersNode = () => process.env.npm_node_execpath ?? process.execPath

/** Third-party servers for tests, with their own lockfile, separate from our packages. */
export const ensurePeers = async () => {
  const node = findPeersNode()
  const version = spawnSync(node, ['--version']).stdout.toString().trim()
  const manifest = ['package.json', 'package-lock.json'].map((name) => join(MANIFEST, name))
  const hash = hashFiles({ paths: manifest, extra: `${process.platform} ${version}` })
  if (isStamped({ step: STEP, hash }) && existsSync(SQLITE)) return
  const npm = process.env.npm_execpath
  if (!npm?.endsWith('.js')) fail('Запустите через npm: npm run test:peers')
  process.stdout.write(
    'Ставим чужие серверы (один раз, несколько минут: один из них собирается)…\n',
  )
  mkdirSync(PEERS, { recursive: true })
  for (const name of ['package.json', 'package-lock.json']) {
    copyFileSync(join(MANIFEST, name), join(PEERS, name))
  }
  // Install scripts are skipped and the required one is run explicitly: npm would run it with the pinned Node.
  const install = ['ci', '--prefix', PEERS, '--ignore-scripts', '--no-audit', '--no-fund']
  const isInstalled = await run({ command: node, args: [npm, ...install, '--loglevel=error'] })
  if (isInstalled !== 0) fail('Чужие серверы не установились: сообщение npm выше')
  if (!(await compileSqlite({ node, npm }))) fail('better-sqlite3 не собрался: сообщение выше')
  if (!canLoadSqlite(node)) {
    fail(
      `better-sqlite3 собран не для ${version}: запустите npm тем Node, чьи заголовки установлены`,
    )
  }
  stamp({ step: STEP, hash })
}

/** npm may run by one Node while the headers on the machine are of another. */
const canLoadSqlite = (node) => {
  const script = 'new (require(process.argv[1]))(":memory:")'
  return spawnSync(node, ['-e', script, SQLITE]).status === 0
}

/** A prebuilt binary if available, else compiled. */
const compileSqlite = async ({ node, npm }) => {
  const ready = join(PEERS, 'node_modules/prebuild-install/bin.js')
  // It reads the package.json of its working folder, whatever `--path` says.
  const fetched = await run({ command: node, args: [ready], cwd: SQLITE, quiet: true })
  if (fetched === 0) return true
  const gyp = join(dirname(npm), '../node_modules/node-gyp/bin/node-gyp.js')
  const build = ['rebuild', '--release', '-C', SQLITE, '--loglevel=error']
  return (await run({ command: node, args: [gyp, ...build], quiet: true })) === 0
}
