import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')
const LOCKFILE = 'package-lock.json'
const MIGRATIONS = 'apps/server/src/db/migrations/*.sql'
const MAIN = 'apps/server/src/main.ts'

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })

const tryGit = (...args: string[]): string | undefined => {
  try {
    return git(...args).trim() || undefined
  } catch {
    return undefined
  }
}

/**
 * The newest version; where none is marked yet, what stood before the newest migration. Of merges the first parent: the
 * other one is a branch whose migrations had numbers of their own.
 */
export const findReleaseBefore = (): string => {
  const tag = tryGit('describe', '--tags', '--abbrev=0', '--match', 'v*')
  if (tag) return tag
  const added = tryGit(
    ...['log', '-1', '--first-parent', '-m', '--format=%H', '--diff-filter=A', '--', MIGRATIONS],
  )
  if (!added) throw new Error('No release before this one: name a commit')
  return `${added}^`
}

/** Its packages: ours, where it asks for the same; files are linked, so it takes seconds. */
const installPackages = (folder: string) => {
  const wanted = readFileSync(join(folder, LOCKFILE), 'utf8')
  if (wanted !== readFileSync(join(ROOT, LOCKFILE), 'utf8')) {
    const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error']
    execFileSync('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
    return
  }
  for (const place of ['', 'apps/server', 'apps/web']) {
    const [from, to] = [ROOT, folder].map((root) => join(root, place, 'node_modules'))
    // Workspaces are relative links: they lead to the sources of the folder they are in.
    execFileSync('cp', ['-al', from ?? '', to ?? ''])
  }
}

/** The sources of a commit in a folder of their own, ready to be started. */
export const openRelease = (ref: string) => {
  const commit = git('rev-parse', '--verify', `${ref}^{commit}`).trim()
  const folder = mkdtempSync(join(tmpdir(), 'kadr-release-'))
  const sources = join(folder, 'kadr')
  mkdirSync(sources)
  const packed = execFileSync('git', ['archive', '--format=tar', commit], {
    cwd: ROOT,
    maxBuffer: 2 ** 31,
  })
  execFileSync('tar', ['-x'], { cwd: sources, input: packed })
  installPackages(sources)
  const remove = () => rmSync(folder, { recursive: true, force: true })
  return { commit, main: join(sources, MAIN), folder: sources, remove }
}

export const THIS_RELEASE = { folder: ROOT, main: join(ROOT, MAIN) }
