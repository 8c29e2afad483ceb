import { mkdir } from 'node:fs/promises'
import { createOutside, createPlayedOutside, type Outside } from '@kadr/downloads'
import { createDownloadSandbox, playedSources } from '@kadr/sandbox/downloads'
import type { Config } from '../../config/config.ts'
import type { AppContext } from '../../context.ts'

export type OpenedOutside = {
  outside: Outside
  /** Where the sources are played; null: they are the real ones. */
  playedAt: Config['downloads']['playedAt']
  close(): void
}

/** The real sources, or all of them played by a local server in the sandbox: one that runs already or its own. */
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

/** A link the sandbox has a work for. */
export const sampleLink = (source: string): string | null =>
  playedSources[source]?.linkTo('00') ?? null
