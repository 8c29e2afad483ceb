import type { GreenscreenMemeForm, MemeReaction } from '@kadr/contract/studio/greenscreen-meme'
import type { ChromaKey } from '@kadr/contract/studio/scene/scene'
import { type MemeWords, memeFromWords } from '@kadr/scene/kinds/greenscreen-meme/from-words'
import { createMemeForm, createReaction } from '@kadr/scene/kinds/greenscreen-meme/new-form'
import type { DrawnReaction } from '@kadr/scene/kinds/greenscreen-meme/reactions'
import type { ReelDraft } from '../../../../reel-editor/document/reel-draft.ts'
import { copy } from '../copy.ts'

const MAX_TITLE = 60
const FIRST_TEXT = 'Когда сказали «это на\u00a0пять минут»'

export const newForm = (): GreenscreenMemeForm =>
  createMemeForm({
    reaction: createReaction({ drawn: { key: 'anna', emotion: 'shock' } }),
    text: { top: FIRST_TEXT, bottom: '', preset: null },
  })

/** What the meme is about: it decides the style, the face and the object. */
export const wordsOf = ({ text }: GreenscreenMemeForm): string => `${text.top} ${text.bottom}`

/** The default title: the first words of the meme. */
export const titleOf = ({ text }: GreenscreenMemeForm): string => {
  const line = `${text.top} ${text.bottom}`.replaceAll('*', '').replaceAll(/\s+/g, ' ').trim()
  if (line === '') return copy.unnamed
  return line.length <= MAX_TITLE ? line : `${line.slice(0, MAX_TITLE - 1).trimEnd()}…`
}

const draftOf = (form: GreenscreenMemeForm): ReelDraft => ({
  title: titleOf(form),
  content: { kind: 'greenscreen-meme', form },
})

export const newDraft = (): ReelDraft => draftOf(newForm())

export const buildMemeFromText = (words: MemeWords): ReelDraft =>
  draftOf(memeFromWords({ form: newForm(), words }))

/** A clip in the place of the reaction there was. */
export const chooseReaction = (form: GreenscreenMemeForm, asset: string): GreenscreenMemeForm => {
  const { x, y, scale, isFlipped, isLooped } = form.reaction ?? createReaction()
  return { ...form, reaction: createReaction({ asset, x, y, scale, isFlipped, isLooped }) }
}

/** A drawn person in the place of the reaction there was. */
export const chooseDrawn = (
  form: GreenscreenMemeForm,
  drawn: DrawnReaction,
): GreenscreenMemeForm => {
  const { x, y, scale, isFlipped } = form.reaction ?? createReaction()
  return { ...form, reaction: createReaction({ drawn, x, y, scale, isFlipped }) }
}

/** Applies the style completely: chosen letters give way to its own. */
export const changeStyle = (form: GreenscreenMemeForm, style: string): GreenscreenMemeForm => ({
  ...form,
  style,
  text: { ...form.text, preset: null },
})

/** An object by the words for the set; null where they name none. */
export const findObject = async (form: GreenscreenMemeForm): Promise<string | null> => {
  // The dictionary of objects is large and needed only here.
  const { matchSentences } = await import('@kadr/objects/match-objects')
  const [object = null] = matchSentences([wordsOf(form)])
  return object
}

export const putObject = (
  form: GreenscreenMemeForm,
  object: string | null,
): GreenscreenMemeForm => ({ ...form, background: { ...form.background, object } })

export const changeReaction = (
  form: GreenscreenMemeForm,
  changes: Partial<MemeReaction>,
): GreenscreenMemeForm =>
  form.reaction ? { ...form, reaction: { ...form.reaction, ...changes } } : form

export const changeKey = (
  form: GreenscreenMemeForm,
  changes: Partial<ChromaKey>,
): GreenscreenMemeForm =>
  form.reaction ? changeReaction(form, { key: { ...form.reaction.key, ...changes } }) : form

const LEAST_PIECE = 0.2

/** Clamps both cut points to the clip, start before end; an end at the clip's length is stored as null. */
export const cutReaction = (
  form: GreenscreenMemeForm,
  { from, until, length }: { from: number; until: number; length: number },
): GreenscreenMemeForm => {
  const begin = Math.min(Math.max(0, from), Math.max(0, length - LEAST_PIECE))
  const end = Math.max(until, begin + LEAST_PIECE)
  return changeReaction(form, { from: begin, until: end >= length ? null : end })
}
