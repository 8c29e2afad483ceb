import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { runBounded } from '@kadr/kit/node/bounded-process'
import { isDiskFull } from '@kadr/kit/node/disk-full'
import type { MediaTools } from './media-tools.ts'
import { MediaRefusedError, REASONS } from './refusal.ts'

const LIMITS = { memoryMebibytes: 2048, cpuSeconds: 60, fileMebibytes: 256, timeoutMs: 90_000 }

/** Decodes HEIC to a JPEG in `folder` and returns its path. */
export const decodeHeic = async ({
  tools,
  path,
  folder,
}: {
  tools: MediaTools
  path: string
  folder: string
}): Promise<string> => {
  if (!tools.heicDecoder) throw new MediaRefusedError(REASONS.noHeic)
  try {
    await runBounded({
      program: tools.heicDecoder,
      args: ['-q', '95', path, join(folder, 'decoded.jpg')],
      limits: LIMITS,
      path: tools.path,
    })
  } catch (error) {
    throw isDiskFull(error) ? error : new MediaRefusedError(REASONS.broken, { cause: error })
  }
  // A file with several pictures becomes decoded-1.jpg, decoded-2.jpg and so on.
  const made = (await readdir(folder)).filter((name) => name.startsWith('decoded')).sort()
  const first = made[0]
  if (!first) throw new MediaRefusedError(REASONS.broken)
  return join(folder, first)
}
