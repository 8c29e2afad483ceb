import { accessSync, constants } from 'node:fs'
import { delimiter, isAbsolute, join } from 'node:path'
import { type ProcessLimits, runBounded } from '@kadr/kit/node/bounded-process'
import { isNewerVersion, isOldVersion, supportsRuntimes } from './engine-version.ts'

/**
 * One-file builds unpack themselves before they start, and the JavaScript runtime the engine calls reserves more than
 * a gibibyte of address space.
 */
export const ENGINE_LIMITS: Required<ProcessLimits> = {
  memoryMebibytes: 3072,
  cpuSeconds: 60,
  fileMebibytes: 128,
  timeoutMs: 75_000,
}

export type Engine = {
  program: string
  version: string
  isOld: boolean
  /** The program that runs scripts of the sources for it; null when this version takes none. */
  runtime: string | null
}

/** `no-python`: it is there, and Python, which runs it, is not. */
type EngineSearch = { engine: Engine } | { engine: null; fault: EngineFault }
export type EngineFault = 'absent' | 'no-python' | 'broken'

export type EngineLocation = {
  path: string
  /** YTDLP_PATH: overrides all others. */
  given: string | null
  /** Where `updateEngine` puts it. */
  fetched: string
  now: Date
}

const isExecutable = (file: string) => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const locate = ({ path, given, fetched }: EngineLocation): string[] => {
  if (given !== null) return [given].filter((file) => isAbsolute(file) && isExecutable(file))
  const installed = path
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, 'yt-dlp'))
    .find(isExecutable)
  return [...(isExecutable(fetched) ? [fetched] : []), ...(installed ? [installed] : [])]
}

const faultOf = (error: unknown): EngineFault =>
  error instanceof Error && /python/i.test(error.message) ? 'no-python' : 'broken'

/** Starts the engine of a file and asks for its version. */
export const startEngine = async ({
  program,
  path,
  now,
}: {
  program: string
  path: string
  now: Date
}): Promise<EngineSearch> => {
  try {
    const output = await runBounded({
      program,
      path,
      limits: ENGINE_LIMITS,
      args: ['--ignore-config', '--no-cache-dir', '--version'],
    })
    const version = output.trim()
    const runtime = supportsRuntimes(version) ? process.execPath : null
    return { engine: { program, version, isOld: isOldVersion(version, now), runtime } }
  } catch (error) {
    return { engine: null, fault: faultOf(error) }
  }
}

/** The newest engine that starts, or why there is none. */
export const lookForEngine = async (place: EngineLocation): Promise<EngineSearch> => {
  const { path, now } = place
  const searches = await Promise.all(
    locate(place).map((program) => startEngine({ program, path, now })),
  )
  const engines = searches.flatMap(({ engine }) => engine ?? [])
  const [newest] = engines.toSorted((a, b) => (isNewerVersion(a.version, b.version) ? -1 : 1))
  if (newest) return { engine: newest }
  return searches[0] ?? { engine: null, fault: 'absent' }
}

/** The installed engine with its age; undefined when none starts. */
export const findEngine = async (place: EngineLocation): Promise<Engine | undefined> =>
  (await lookForEngine(place)).engine ?? undefined

/** Whether the runtime of an engine starts as its child would. */
export const canRunScripts = async ({
  runtime,
  path,
}: {
  runtime: string
  path: string
}): Promise<boolean> => {
  try {
    await runBounded({ program: runtime, path, limits: ENGINE_LIMITS, args: ['--eval', '0'] })
    return true
  } catch {
    return false
  }
}
