import { existsSync } from 'node:fs'

const CHRT = '/usr/bin/chrt'
const NICE = '/usr/bin/nice'

/**
 * What a command is wrapped in to stand back behind everything else. On Linux a process that wakes takes its core at
 * once from one of the idle policy, but waits for the end of the time slice of one that only has a low priority.
 */
export const listBackgroundArgs = (): string[] => {
  if (existsSync(CHRT)) return [CHRT, '--idle', '0']
  return existsSync(NICE) ? [NICE, '-n', '19'] : []
}
