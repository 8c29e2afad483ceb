import type { FootageSpan, FootageWord } from '@kadr/contract/studio/footage'
import type { CutReason, FootageCut, OwnVideoForm } from '@kadr/contract/studio/own-video'
import { placeCut } from '@kadr/domain/studio/footage/place-cut'
import { restorePart } from '@kadr/domain/studio/footage/saved-time'
import { mergeSpans } from '@kadr/kit/spans'
import { listPieces, measurePieces } from '@kadr/scene/footage/pieces'

/** The part of the source that holds these words and none of their neighbours; null where there is no room for it. */
export const spanOfWords = (
  {
    words,
    quiet,
    ms,
  }: { words: readonly FootageWord[]; quiet: readonly FootageSpan[]; ms: number },
  { first, last }: { first: number; last: number },
): FootageSpan | null =>
  placeCut(
    { from: words[first]?.from ?? 0, to: words[last]?.to ?? ms },
    { words, quiet, source: ms },
  )

/** Cuts of one reason are exchanged for others. */
export const replaceCuts = (
  form: OwnVideoForm,
  reasons: readonly CutReason[],
  cuts: readonly FootageCut[],
): OwnVideoForm => ({
  ...form,
  cuts: [...form.cuts.filter(({ why }) => !reasons.includes(why)), ...cuts],
})

/** Cuts made by hand are joined where they touch. */
export const cutSpan = (form: OwnVideoForm, span: FootageSpan): OwnVideoForm => {
  const byHand = form.cuts.filter(({ why }) => why === 'hand')
  const joined = mergeSpans([...byHand, span]).map((one) => ({ ...one, why: 'hand' as const }))
  return replaceCuts(form, ['hand'], joined)
}

export const keepSpan = (form: OwnVideoForm, span: FootageSpan): OwnVideoForm => ({
  ...form,
  cuts: restorePart(form.cuts, span),
})

/** Seconds a change takes off the reel. */
export const measureSaving = (form: OwnVideoForm, changed: OwnVideoForm): number => {
  const whole = Number.MAX_SAFE_INTEGER
  return measurePieces(listPieces(form, whole)) - measurePieces(listPieces(changed, whole))
}

/** Whether any of these reasons has cuts. */
export const hasCuts = ({ cuts }: OwnVideoForm, reasons: readonly CutReason[]): boolean =>
  cuts.some(({ why }) => reasons.includes(why))
