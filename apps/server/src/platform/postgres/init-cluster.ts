import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import type { RunAs } from './run-as.ts'

export const DATABASE_USER = 'kadr'

const changeOwner = (path: string, runAs: RunAs) => {
  if (runAs.uid !== undefined && runAs.gid !== undefined) chownSync(path, runAs.uid, runAs.gid)
}

const readOrCreatePassword = (file: string) => {
  if (!existsSync(file)) {
    const draft = `${file}.${process.pid}`
    writeFileSync(draft, randomBytes(24).toString('base64url'), { mode: 0o600 })
    renameSync(draft, file)
  }
  return readFileSync(file, 'utf8').trim()
}

/** initdb reads the password from a file, as the user it runs as. */
const withPasswordFile = <T>(
  { password, beside, runAs }: { password: string; beside: string; runAs: RunAs },
  run: (file: string) => T,
): T => {
  const file = `${beside}.password`
  writeFileSync(file, password, { mode: 0o600 })
  changeOwner(file, runAs)
  try {
    return run(file)
  } finally {
    rmSync(file, { force: true })
  }
}

/** Runs initdb once. Atomic by rename: an incomplete cluster never has the final name and is created again. */
export const initCluster = ({
  cluster,
  passwordFile,
  binFolder,
  runAs,
  isDurable,
}: {
  cluster: string
  passwordFile: string
  binFolder: string
  runAs: RunAs
  isDurable: boolean
}): string => {
  const password = readOrCreatePassword(passwordFile)
  if (existsSync(join(cluster, 'PG_VERSION'))) return password
  const draft = `${cluster}.new`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { mode: 0o700 })
  changeOwner(draft, runAs)
  const args = ['-D', draft, '-U', DATABASE_USER, '-A', 'scram-sha-256', '--data-checksums']
  args.push('-E', 'UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=ru-RU')
  if (!isDurable) args.push('--no-sync')
  const { status, stderr } = withPasswordFile({ password, beside: draft, runAs }, (file) =>
    spawnSync(join(binFolder, 'initdb'), [...args, '--pwfile', file], {
      ...runAs,
      cwd: '/',
      env: { LC_ALL: 'C', TZ: 'UTC' },
      encoding: 'utf8',
    }),
  )
  if (status !== 0) throw new Error(`initdb: ${stderr}`)
  renameSync(draft, cluster)
  return password
}
