import { mkdir } from 'node:fs/promises'
import { createOutside, createPlayedOutside, type Outside } from '@kadr/downloads'
import { createDownloadSandbox, playedSources } from '@kadr/sandbox/downloads'
import type { Config } from '../../../config/config.ts'
import type { AppContext } from '../../../context.ts'

export type OpenedOutside = {
  outside: Outside
  /** The server that plays the sources; null for the real ones. */
  playedAt: Config['downloads']['playedAt']
  close(): void
}

/** The real sources, or in the sandbox a local server that plays all of them: a running one or its own. */
export const openOutside = async (
  ctx: Pick<AppContext, 'config' | 'media'>,
): Promise<OpenedOutside> => {
  const close = () => undefined
  if (!ctx.config.isSandbox) return { outside: createOutside(), playedAt: null, close }
  const { playedAt } = ctx.config.downloads
  if (playedAt) return { outside: createPlayedOutside(playedAt), playedAt, close }
  const { tempDir, path } = ctx.media
  await mkdir(tempDir, { recursive: true })
  const sandbox = await createDownloadSandbox({ folder: tempDir, path })
  const { port, certificateFile } = sandbox
  return {
    outside: createPlayedOutside(sandbox),
    playedAt: { port, certificateFile },
    close: () => sandbox.close(),
  }
}

/** A link to a work of the sandbox. */
export const sampleLink = (source: string): string | null =>
  playedSources[source]?.linkTo('00') ?? null
