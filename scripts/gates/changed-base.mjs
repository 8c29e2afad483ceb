import { spawnSync } from 'node:child_process'

const git = (cwd, ...args) => {
  const { status, stdout } = spawnSync('git', args, { cwd, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

/**
 * The base commit of the diff: the merge base with the main branch or, on main itself, the parent commit.
 * Undefined in a repository without either.
 */
export const findChangedBase = (cwd) => {
  const head = git(cwd, 'rev-parse', 'HEAD')
  const forks = ['origin/main', 'main'].map((branch) => git(cwd, 'merge-base', 'HEAD', branch))
  return forks.find((fork) => fork && fork !== head) ?? git(cwd, 'rev-parse', 'HEAD~1')
}
