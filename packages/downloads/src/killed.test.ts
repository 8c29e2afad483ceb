import { execFileSync, spawn } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { removeStaleTempFolders } from '@kadr/kit/node/temp-folder'
import { expect, it } from 'vitest'
import { engine } from '../test/played.ts'

const PROGRAM = join(import.meta.dirname, '../test/busy-downloads.ts')

/** Child processes by pid. */
const childrenOf = (parent: number): Map<number, string> => {
  const lines = execFileSync('ps', ['-e', '-o', 'pid=,ppid=,stat=,comm='], { encoding: 'utf8' })
  const rows = lines
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
  const found = new Map<number, string>()
  const visit = (pid: number) => {
    for (const [child = '', above = '', , name = ''] of rows) {
      if (Number(above) !== pid || name === 'ps') continue
      found.set(Number(child), name)
      visit(Number(child))
    }
  }
  visit(parent)
  return found
}

/** Zombie processes stay listed until their new parent reaps them. */
const isRunning = (pid: number) => {
  try {
    const stat = execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' })
    return !stat.trim().startsWith('Z')
  } catch {
    return false
  }
}

it.skipIf(!engine)(
  'a process killed in the middle leaves no program running and no folder behind [needs yt-dlp]',
  async () => {
    const child = spawn(process.execPath, [PROGRAM], { stdio: ['ignore', 'pipe', 'inherit'] })
    const [folder = ''] = await new Promise<string[]>((resolve) => {
      createInterface({ input: child.stdout }).once('line', (line) => resolve([line]))
    })
    let programs = new Map<number, string>()
    await expect
      .poll(
        () => {
          programs = childrenOf(child.pid ?? 0)
          const names = [...programs.values()].join(' ')
          return names.includes('ffmpeg') && names.includes('yt-dlp')
        },
        { timeout: 60_000, interval: 50 },
      )
      .toBe(true)
    child.kill('SIGKILL')
    await expect.poll(() => [...programs.keys()].filter(isRunning), { timeout: 60_000 }).toEqual([])
    await removeStaleTempFolders(folder)
    expect(readdirSync(folder).filter((name) => name.startsWith('work-'))).toEqual([])
    rmSync(folder, { recursive: true })
  },
  240_000,
)
