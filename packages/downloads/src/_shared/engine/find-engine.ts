import { accessSync, constants } from 'node:fs'
import { delimiter, isAbsolute, join } from 'node:path'
import { DAY_MS } from '@kadr/kit/durations'
import { runBounded } from '@kadr/kit/node/bounded-process'

/** Sources change every few weeks; an engine older than this is named as the likely cause of a failure. */
const OLD_AFTER_DAYS = 90
const LIMITS = { memoryMebibytes: 512, cpuSeconds: 20, fileMebibytes: 1, timeoutMs: 30_000 }

export type Engine = { program: string; version: string; isOld: boolean }

const isExecutable = (file: string) => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const locate = ({ path, given }: { path: string; given: string | null }) => {
  if (given !== null) return isAbsolute(given) && isExecutable(given) ? given : undefined
  return path
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, 'yt-dlp'))
    .find(isExecutable)
}

/** Versions are days of release: 2023.03.04, or 2023.03.04.103522 of a nightly build. */
export const isOldVersion = (version: string, now: Date): boolean => {
  const [, year, month, day] = /^(\d{4})\.(\d{1,2})\.(\d{1,2})/.exec(version) ?? []
  if (!year) return true
  const released = Date.UTC(Number(year), Number(month) - 1, Number(day))
  return now.getTime() - released > OLD_AFTER_DAYS * DAY_MS
}

/** The installed engine with its age; undefined when there is none that starts. */
export const findEngine = async ({
  path,
  given,
  now,
}: {
  path: string
  /** YTDLP_PATH: a newer one than the system's. */
  given: string | null
  now: Date
}): Promise<Engine | undefined> => {
  const program = locate({ path, given })
  if (!program) return undefined
  try {
    const output = await runBounded({
      ...{ program, path, limits: LIMITS },
      args: ['--ignore-config', '--no-cache-dir', '--version'],
    })
    const version = output.trim()
    return { program, version, isOld: isOldVersion(version, now) }
  } catch {
    return undefined
  }
}
