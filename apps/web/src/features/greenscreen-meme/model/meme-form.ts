import type { GreenscreenMemeForm, MemeReaction } from '@kadr/contract/greenscreen-meme'
import type { ChromaKey } from '@kadr/contract/scene'
import { findTemplate, MEME_TEMPLATES } from '@kadr/scene/kinds/greenscreen-meme/templates'
import { cutText } from '@kadr/scene/text/cut-text'
import type { ReelDraft } from '../../../reel-editor/document/reel-draft.ts'
import { copy } from '../copy.ts'

const MAX_TITLE = 60
const MAX_TEXT = 160
const FIRST_TEXT = 'Когда сказали «это на\u00a0пять минут»'

export const newForm = (): GreenscreenMemeForm => ({
  version: 1,
  aspect: '9:16',
  template: MEME_TEMPLATES[0]?.key ?? '',
  reaction: null,
  background: { asset: null, fit: 'cover', isMoving: true, from: 0 },
  text: { top: FIRST_TEXT, bottom: '', preset: null },
  seconds: null,
  sound: 'kept',
  music: null,
})

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

/** Truncated to the limits of the form. */
export const applyText = (
  form: GreenscreenMemeForm,
  { top, bottom }: { top: string; bottom: string },
): GreenscreenMemeForm => ({
  ...form,
  text: {
    ...form.text,
    top: cutText({ text: top, most: MAX_TEXT }),
    bottom: cutText({ text: bottom, most: MAX_TEXT }),
  },
})

export const buildMemeFromText = (words: { top: string; bottom: string }): ReelDraft =>
  draftOf(applyText(newForm(), words))

/** Replaces the clip in place; the first clip gets the template's default position. */
export const chooseReaction = (form: GreenscreenMemeForm, asset: string): GreenscreenMemeForm => {
  const place = form.reaction ?? {
    ...findTemplate(form.template).reaction,
    isFlipped: false,
    isLooped: true,
  }
  const key = { colour: null, tolerance: 0.5, softness: 0.5, spill: 0.5 }
  return { ...form, reaction: { ...place, asset, key, from: 0, until: null } }
}

/** Applies the template's default position unless the user has moved the reaction. */
export const changeTemplate = (form: GreenscreenMemeForm, key: string): GreenscreenMemeForm => {
  const { reaction } = form
  const before = findTemplate(form.template).reaction
  const isUnmoved =
    reaction?.x === before.x && reaction.y === before.y && reaction.scale === before.scale
  const place = isUnmoved ? findTemplate(key).reaction : {}
  return { ...form, template: key, reaction: reaction && { ...reaction, ...place } }
}

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
