import type { FaceTrack, FootageSpan } from '@kadr/contract/studio/footage'
import { WATCH_PART_MS, watchFootage } from '@kadr/footage'
import { withTempFolder } from '@kadr/kit/node/temp-folder'
import { storeStep } from './end-transcript.ts'
import { type FootageWork, openingOf } from './footage-work.ts'
import { lengthOf } from './present-transcript.ts'
import { insertPiece, STORED } from './transcripts.repository.ts'

const store = ({ ctx, held }: FootageWork, { from, to }: FootageSpan, track: FaceTrack) =>
  storeStep({
    ctx,
    held,
    values: { ...STORED, facesUntil: to },
    also: (tx) => {
      const piece = { kind: 'faces', fromMs: from, untilMs: to, data: track } as const
      return insertPiece({ db: tx, values: { transcriptId: held.id, ...piece } })
    },
  })

/** Finds the face after the last part that is stored. */
export const findFaces = async (work: FootageWork): Promise<void> => {
  const { ctx, held, footage, signal } = work
  const { width, height } = footage.row
  const until = lengthOf(held)
  for (let from = held.facesUntil; from < until; from += WATCH_PART_MS) {
    signal.throwIfAborted()
    const span = { from, to: Math.min(until, from + WATCH_PART_MS) }
    const track = await withTempFolder({
      tempDir: ctx.media.tempDir,
      run: (folder) =>
        watchFootage({
          ...openingOf(work),
          size: { width: width ?? 0, height: height ?? 0 },
          span,
          folder,
          signal,
        }),
    })
    await store(work, span, track)
  }
}
