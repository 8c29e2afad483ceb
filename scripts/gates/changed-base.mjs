import { spawnSync } from 'node:child_process'

const git = (cwd, ...args) => {
  const { status, stdout } = spawnSync('git', args, { cwd, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

/**
 * The commit that changes are counted from: where this branch left the main one, or, on the main one itself, the
 * commit before. Undefined in a repository without either.
 */
export const findChangedBase = (cwd) => {
  const head = git(cwd, 'rev-parse', 'HEAD')
  const forks = ['origin/main', 'main'].map((branch) => git(cwd, 'merge-base', 'HEAD', branch))
  return forks.find((fork) => fork && fork !== head) ?? git(cwd, 'rev-parse', 'HEAD~1')
}
