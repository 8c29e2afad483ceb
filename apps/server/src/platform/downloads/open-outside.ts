import { mkdir, readFile } from 'node:fs/promises'
import { createOutside, createPlayedOutside, type Outside } from '@kadr/downloads'
import { createDownloadSandbox, playedSources } from '@kadr/sandbox/downloads'
import type { AppContext } from '../../context.ts'

export type OpenedOutside = { outside: Outside; close(): void }

/** The real sources, or all of them played by a local server in the sandbox: one that runs already or its own. */
export const openOutside = async (
  ctx: Pick<AppContext, 'config' | 'media'>,
): Promise<OpenedOutside> => {
  if (!ctx.config.isSandbox) return { outside: createOutside(), close: () => undefined }
  const { playedAt } = ctx.config.downloads
  if (playedAt) {
    const certificate = await readFile(playedAt.certificateFile, 'utf8')
    return { outside: createPlayedOutside({ ...playedAt, certificate }), close: () => undefined }
  }
  const { tempDir, path } = ctx.media
  await mkdir(tempDir, { recursive: true })
  const sandbox = await createDownloadSandbox({ folder: tempDir, path })
  return { outside: createPlayedOutside(sandbox), close: () => sandbox.close() }
}

/** A link the sandbox has a work for. */
export const sampleLink = (source: string): string | null =>
  playedSources[source]?.linkTo('00') ?? null
