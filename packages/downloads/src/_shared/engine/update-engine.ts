import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { readBoundedBytes, readBoundedText } from '@kadr/kit/bounded-body'
import type { SafeFetch } from '@kadr/kit/node/safe-fetch'
import { type Engine, type EngineFault, startEngine } from './find-engine.ts'

/** The form for any system: Python runs it. */
const FILE = 'yt-dlp'
const SUMS = 'SHA2-256SUMS'
/** Ten times the size of the file. */
const MAX_FILE_BYTES = 32 * 1024 * 1024
const MAX_SUMS_BYTES = 256 * 1024
const TIMEOUT_MS = 120_000

type UpdateFault = 'unreachable' | 'no-sum' | 'wrong-sum' | EngineFault

/** The engine in use stays as it was. */
export class EngineUpdateError extends Error {
  override name = 'EngineUpdateError'
  readonly fault: UpdateFault
  constructor(fault: UpdateFault, options?: ErrorOptions) {
    super(fault, options)
    this.fault = fault
  }
}

/** Hosts the release is fetched from: GitHub keeps the files of releases at another name. */
export const releaseHosts = (url: string): string[] => {
  const { hostname } = new URL(url)
  return hostname === 'github.com' ? [hostname, 'githubusercontent.com'] : [hostname]
}

const fetchFile = async ({ fetch, url }: { fetch: SafeFetch; url: string }) => {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const response = await fetch(url, { signal }).catch((cause: unknown) => {
    throw new EngineUpdateError('unreachable', { cause })
  })
  if (response.ok) return response
  await response.body?.cancel()
  throw new EngineUpdateError('unreachable', { cause: new Error(`HTTP ${response.status}`) })
}

/** Lines of `sha256sum`: the sum, two signs, the name. */
const sumOf = (sums: string): string | undefined =>
  sums
    .split('\n')
    .map((line) => /^([\da-f]{64}) [ *](.+)$/.exec(line.trim()))
    .find((match) => match?.[2] === FILE)?.[1]

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

const fetchChecked = async ({
  fetch,
  url,
  sum,
}: {
  fetch: SafeFetch
  url: string
  sum: string
}) => {
  const response = await fetchFile({ fetch, url: `${url}/${FILE}` })
  const bytes = await readBoundedBytes(response, MAX_FILE_BYTES).catch((cause: unknown) => {
    throw new EngineUpdateError('unreachable', { cause })
  })
  if (hash(bytes) !== sum) throw new EngineUpdateError('wrong-sum')
  return bytes
}

const writeProgram = async (file: string, bytes: Uint8Array) => {
  const handle = await open(file, 'wx', 0o755)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * Fetches the newest release into `file` when it is another than the one there. It is checked by its sum and started
 * once before it takes the place, at one stroke: a failure or a kill at any moment leaves the engine of before.
 */
export const updateEngine = async ({
  fetch,
  url,
  file,
  path,
  now,
}: {
  fetch: SafeFetch
  url: string
  file: string
  path: string
  now: Date
}): Promise<{ engine: Engine; isNew: boolean }> => {
  const sums = await readBoundedText(
    await fetchFile({ fetch, url: `${url}/${SUMS}` }),
    MAX_SUMS_BYTES,
  )
  const sum = sumOf(sums)
  if (!sum) throw new EngineUpdateError('no-sum')
  const present = await readFile(file).catch(() => undefined)
  if (present && hash(present) === sum) {
    const { engine } = await startEngine({ program: file, path, now })
    if (engine) return { engine, isNew: false }
  }
  const bytes = await fetchChecked({ fetch, url, sum })
  await mkdir(dirname(file), { recursive: true })
  const fresh = `${file}.${randomUUID()}`
  try {
    await writeProgram(fresh, bytes)
    const started = await startEngine({ program: fresh, path, now })
    if (!started.engine) throw new EngineUpdateError(started.fault)
    await rename(fresh, file)
    return { engine: { ...started.engine, program: file }, isNew: true }
  } finally {
    await rm(fresh, { force: true })
  }
}
