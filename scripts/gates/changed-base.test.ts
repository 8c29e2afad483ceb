import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

// The scripts run before anything is installed and have no types.
const { findChangedBase } = await import(String(new URL('changed-base.mjs', import.meta.url)))

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kadr-git-'))
  git('init', '--quiet', '--initial-branch=main')
})
afterEach(() => rmSync(folder, { recursive: true }))

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim()
const commit = (subject: string) => {
  const author = ['-c', 'user.name=a', '-c', 'user.email=a@kadr.test']
  git(...author, 'commit', '--quiet', '--allow-empty', '-m', subject)
  return git('rev-parse', 'HEAD')
}

it('counts the changes of a branch from where it left main', () => {
  const fork = commit('first')
  git('checkout', '--quiet', '-b', 'feature')
  commit('second')
  commit('third')
  expect(findChangedBase(folder)).toBe(fork)
})

it('counts the changes of main from the commit before', () => {
  const first = commit('first')
  commit('second')
  expect(findChangedBase(folder)).toBe(first)
})

it('has nothing to count from in a new repository', () => {
  commit('first')
  expect(findChangedBase(folder)).toBeUndefined()
})
