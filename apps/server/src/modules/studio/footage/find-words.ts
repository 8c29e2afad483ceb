import { type FootageSound, type FootageWord, footageSound } from '@kadr/contract/studio/footage'
import * as z from 'zod/mini'
import { alignTypedText } from './align-typed-text.ts'
import { settleWords, storeStep } from './end-transcript.ts'
import { type FootageWork, STORED } from './footage-work.ts'
import { planPieces } from './plan-pieces.ts'
import { lengthOf } from './present-transcript.ts'
import { findRecogniser, noRecogniser } from './recognisers.ts'
import { insertPiece } from './transcripts.repository.ts'
import { WordsFailedError } from './words-failed.ts'

type Piece = { from: number; until: number }

const store = async (
  { ctx, held }: FootageWork,
  { from, until, words, isHeard }: Piece & { words: readonly FootageWord[]; isHeard: boolean },
) => {
  const isLast = until >= lengthOf(held)
  await storeStep({
    ctx,
    held,
    values: { ...STORED, wordsUntil: until },
    also: async (tx) => {
      const data = [...words]
      const piece = { kind: 'words', fromMs: from, untilMs: until, data } as const
      await insertPiece({ db: tx, values: { transcriptId: held.id, ...piece } })
      if (isLast) await settleWords({ ctx, tx, held, isHeard })
    },
  })
}

const hear = async (work: FootageWork, sound: FootageSound): Promise<void> => {
  const { ctx, held, footage, signal } = work
  const recogniser = findRecogniser(ctx)
  if (!recogniser) throw new WordsFailedError(noRecogniser().userMessage)
  for (const piece of planPieces({ from: held.wordsUntil, until: lengthOf(held), sound })) {
    signal.throwIfAborted()
    const words = piece.isSilent ? [] : await recogniser.hear({ ctx, footage, ...piece, signal })
    await store(work, { ...piece, words, isHeard: sound.speech.length > 0 })
  }
}

/** Finds the words after the last that is stored. */
export const findWords = async (work: FootageWork): Promise<void> => {
  const { held } = work
  const until = lengthOf(held)
  if (held.wordsSource === 'none' || held.wordsUntil >= until) return
  const sound = z.parse(footageSound, held.sound)
  if (held.wordsSource === 'engine') return hear(work, sound)
  const words = await alignTypedText({ ...work, text: held.typedText ?? '', sound })
  await store(work, { from: 0, until, words, isHeard: true })
}
