import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const CHRT = '/usr/bin/chrt'
const NICE = '/usr/bin/nice'
const IDLE_POLICY = ['--idle', '0']

let known: readonly string[] | undefined

/** A container may forbid the policy; the command would not start then. */
const isIdlePolicyAllowed = () =>
  existsSync(CHRT) && spawnSync(CHRT, [...IDLE_POLICY, 'true']).status === 0

const findArgs = (): string[] => {
  if (isIdlePolicyAllowed()) return [CHRT, ...IDLE_POLICY]
  return existsSync(NICE) ? [NICE, '-n', '19'] : []
}

/**
 * Wrapper of a command for the lowest priority. On Linux a waking process preempts one of the idle policy immediately,
 * but waits for the end of the time slice of one that only has a low priority.
 */
export const listBackgroundArgs = (): readonly string[] => {
  known ??= findArgs()
  return known
}
