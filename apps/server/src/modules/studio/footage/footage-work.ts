import { safeInput } from '@kadr/kit/node/probe-media'
import type { AppContext } from '../../../context.ts'
import { demuxerOf, type ResourceRow } from '../../library/resources/index.ts'
import type { HeldTranscript } from './transcripts.repository.ts'

/** A source file that is being looked at. */
export type Footage = { path: string; row: ResourceRow }

export type FootageWork = {
  ctx: AppContext
  held: HeldTranscript
  footage: Footage
  /** Aborted when the lease is lost or the process stops. */
  signal: AbortSignal
}

export const inputOf = ({ path, row }: Footage) => ({ path, demuxer: demuxerOf(row.mimeType) })

/** How the programs that look at it open the file. */
export const openingOf = ({ ctx, footage }: Pick<FootageWork, 'ctx' | 'footage'>) => ({
  input: safeInput(inputOf(footage)),
  path: ctx.media.path,
})
