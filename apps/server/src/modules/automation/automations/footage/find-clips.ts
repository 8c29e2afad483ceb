import type { FootageSpan } from '@kadr/contract/studio/footage'
import type { Transcript } from '@kadr/contract/studio/transcripts'
import { captionOfClip } from '@kadr/domain/studio/footage/clips/clip-caption'
import { chooseClipsBySound } from '@kadr/domain/studio/footage/clips/clips-by-sound'
import type { AppContext } from '../../../../context.ts'
import { chooseClipsOf } from '../../../studio/clips/index.ts'
import { getTranscriptRow, readFacts } from '../../../studio/footage/index.ts'

/** A part of a video that becomes a reel, with the text of its post. */
export type FoundClip = { span: FootageSpan; title: string; text: string }

const SECOND = 1000

const clockOf = (ms: number): string => {
  const seconds = Math.floor(ms / SECOND)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

const inOrder = <T extends { span: FootageSpan }>(clips: readonly T[]): T[] =>
  clips.toSorted((one, other) => one.span.from - other.span.from)

/** The best ones, in the order of the talk. */
const takeBest = <T extends { span: FootageSpan; score: number }>(
  clips: readonly T[],
  most: number,
): T[] => inOrder(clips.toSorted((one, other) => other.score - one.score).slice(0, most))

/** Parts of the video that make reels; by its sound alone where its words are not known. */
export const findClips = async ({
  ctx,
  by,
  transcript: { id, seconds, wordsSource },
  name,
  most,
  key,
  signal,
}: {
  ctx: AppContext
  by: { workspaceId: string; userId: string }
  transcript: Transcript
  name: string
  most: number
  /** Of the request to an engine: a repeated one costs nothing. */
  key: string
  signal: AbortSignal
}): Promise<{ clips: FoundClip[]; cost: number; isSilent: boolean }> => {
  const row = await getTranscriptRow({ ctx, workspaceId: by.workspaceId, id })
  const { words, sound } = await readFacts({ db: ctx.db, row })
  if (wordsSource !== 'none') {
    const { workspaceId, userId } = by
    const asker = { workspaceId, userId }
    const asked = { ctx, row, by: asker, key: `${key}-${row.version}`, signal }
    const { clips, cost } = await chooseClipsOf(asked)
    const best = takeBest(clips, most)
    const told = best.map((clip) => ({ ...clip, text: captionOfClip(clip, words ?? []) }))
    return { clips: told, cost, isSilent: words?.length === 0 }
  }
  if (!sound) return { clips: [], cost: 0, isSilent: false }
  const heard = chooseClipsBySound({ sound, source: Math.floor(seconds * SECOND) })
  const clips = takeBest(heard, most).map(({ span }) => {
    const title = `${name}, ${clockOf(span.from)}`
    return { span, title, text: title }
  })
  return { clips, cost: 0, isSilent: sound.speech.length === 0 }
}
