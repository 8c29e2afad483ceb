import {
  type FootageSound,
  type FootageSpan,
  type FootageWord,
  footageSound,
} from '@kadr/contract/studio/footage'
import { listParts, settleWords as settleHeard } from '@kadr/footage'
import * as z from 'zod/mini'
import { alignTypedText } from './align-typed-text.ts'
import { settleWords, storeStep } from './end-transcript.ts'
import { type FootageWork, openingOf } from './footage-work.ts'
import { hearPart, WordsFailedError } from './hear-part.ts'
import { lengthOf } from './present-transcript.ts'
import { findRecogniser, noRecogniser } from './recognisers.ts'
import { insertPiece, listPieces, STORED } from './transcripts.repository.ts'

type Found = FootageSpan & { words: readonly FootageWord[] }

/** A part with its words; after the last one the points are settled. */
const store = async (
  { ctx, held }: FootageWork,
  { from, to, words }: Found,
  { isLast, isHeard }: { isLast: boolean; isHeard: boolean },
) => {
  await storeStep({
    ctx,
    held,
    values: { ...STORED, wordsUntil: isLast ? lengthOf(held) : to },
    also: async (tx) => {
      const piece = { kind: 'words', fromMs: from, untilMs: to, data: [...words] } as const
      await insertPiece({ db: tx, values: { transcriptId: held.id, ...piece } })
      if (isLast) await settleWords({ ctx, tx, held, isHeard })
    },
  })
}

const hear = async (work: FootageWork, sound: FootageSound): Promise<void> => {
  const { ctx, held, signal } = work
  const source = lengthOf(held)
  const recogniser = await findRecogniser(ctx)
  if (!recogniser) throw new WordsFailedError(noRecogniser().userMessage)
  const all = listParts(sound, { longest: recogniser.longestPart, source })
  const parts = all.filter(({ to }) => to > held.wordsUntil)
  for (const [index, part] of parts.entries()) {
    signal.throwIfAborted()
    const heard = await hearPart({ ctx, recogniser, opening: openingOf(work), part, signal })
    const words = settleHeard(heard, { sound, source })
    await store(work, { ...part, words }, { isLast: index === parts.length - 1, isHeard: true })
  }
  if (parts.length > 0) return
  const nothing = { from: source, to: source, words: [] }
  await store(work, nothing, { isLast: true, isHeard: all.length > 0 })
}

const layTyped = async (work: FootageWork, sound: FootageSound): Promise<void> => {
  const { ctx, held } = work
  const source = lengthOf(held)
  const pieces = await listPieces({ db: ctx.db, transcriptIds: [held.id] })
  const parts = pieces.filter(({ kind }) => kind === 'words').length
  let from = held.wordsUntil
  const text = held.typedText ?? ''
  for await (const { words, to, isLast } of alignTypedText({ ...work, text, sound, parts })) {
    const until = isLast ? source : Math.min(source - 1, Math.max(from + 1, to))
    await store(work, { from, to: until, words }, { isLast, isHeard: true })
    from = until
  }
}

/** Finds the words after the last that is stored. */
export const findWords = async (work: FootageWork): Promise<void> => {
  const { held } = work
  const to = lengthOf(held)
  if (held.wordsSource === 'none' || held.wordsUntil >= to) return
  const sound = z.parse(footageSound, held.sound)
  if (held.wordsSource === 'engine') return hear(work, sound)
  return layTyped(work, sound)
}
