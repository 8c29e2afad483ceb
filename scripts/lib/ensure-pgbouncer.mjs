import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDebian } from './apt-install.mjs'
import { ROOT } from './paths.mjs'

/** Prepared statements in transaction mode came with 1.21. */
const LEAST = [1, 21]
/** The oldest Debian that has one of these. */
const SUITE = 'trixie'
const OWN = join(ROOT, '.cache/pgbouncer')
/** With the libraries of that Debian: those of this machine may be older. */
const PACKAGES = [
  'pgbouncer',
  'libc6',
  'libgcc-s1',
  'libcares2',
  'libevent-2.1-7t64',
  'libssl3t64',
  'libsystemd0',
  'libpam0g',
  'libaudit1',
  'libcap-ng0',
  'libcap2',
  'zlib1g',
  'libzstd1',
]

const isNewEnough = (command) => {
  const [program, ...args] = command
  const { stdout } = spawnSync(program, [...args, '--version'], { encoding: 'utf8' })
  const [, major, minor] = /PgBouncer (\d+)\.(\d+)/.exec(stdout ?? '') ?? []
  return Number(major) > LEAST[0] || (Number(major) === LEAST[0] && Number(minor) >= LEAST[1])
}

const must = (program, args, cwd) => {
  const done = spawnSync(program, args, { cwd, encoding: 'utf8' })
  if (done.status === 0) return
  throw new Error(`${program} ${args.join(' ')}: ${done.stderr || done.error}`)
}

const ownCommand = () => {
  const folder = join(OWN, 'usr/lib')
  if (!existsSync(folder)) return []
  const place = readdirSync(folder).find((name) => name.endsWith('-linux-gnu'))
  const libraries = join(folder, place ?? '')
  const loader = readdirSync(libraries).find((name) => /^ld-linux.*\.so/.test(name))
  if (!loader) return []
  const program = join(OWN, 'usr/sbin/pgbouncer')
  return [join(libraries, loader), '--library-path', libraries, program]
}

/** The packages of a newer Debian, unpacked beside us and not installed. */
const bring = () => {
  const apt = join(OWN, 'apt')
  for (const path of ['lists/partial', 'cache/archives/partial', 'packages']) {
    mkdirSync(join(apt, path), { recursive: true })
  }
  const keys = '/usr/share/keyrings/debian-archive-keyring.gpg'
  const source = `deb [signed-by=${keys}] http://deb.debian.org/debian ${SUITE} main\n`
  writeFileSync(join(apt, 'sources.list'), source)
  writeFileSync(join(apt, 'status'), '')
  const settings = [
    `Dir::Etc::sourcelist=${apt}/sources.list`,
    'Dir::Etc::sourceparts=/dev/null',
    `Dir::State=${apt}`,
    `Dir::State::status=${apt}/status`,
    `Dir::Cache=${apt}/cache`,
    'APT::Sandbox::User=root',
  ].flatMap((setting) => ['-o', setting])
  must('apt-get', ['-q', ...settings, 'update'], apt)
  must('apt-get', ['-q', ...settings, 'download', ...PACKAGES], join(apt, 'packages'))
  for (const file of readdirSync(join(apt, 'packages'))) {
    must('dpkg-deb', ['--extract', join(apt, 'packages', file), OWN], apt)
  }
  rmSync(apt, { recursive: true, force: true })
}

/** The command of a PgBouncer that keeps prepared statements: the machine's, or one brought here. */
export const ensurePgbouncer = () => {
  const find = () =>
    [['pgbouncer'], ['/usr/sbin/pgbouncer'], ownCommand()].find(
      (command) => command.length > 0 && isNewEnough(command),
    )
  const found = find()
  if (found) return found
  if (!isDebian()) throw new Error(`Нужен PgBouncer от ${LEAST.join('.')}: поставьте его в PATH`)
  process.stdout.write('Ставим PgBouncer…\n')
  bring()
  const brought = find()
  if (brought) return brought
  throw new Error(`PgBouncer из Debian ${SUITE} не запускается: поставьте от ${LEAST.join('.')}`)
}
