import type { Resource } from '@kadr/contract/library/resources'
import type { OwnVideoForm } from '@kadr/contract/studio/own-video'
import { createOwnVideoForm } from '@kadr/scene/kinds/own-video/new-form'
import type { ReelDraft } from '../../../../reel-editor/document/reel-draft.ts'

const UNNAMED = 'Новый ролик'
const MAX_TITLE = 120

/** The words over the first seconds are its name. */
export const titleOf = ({ title }: OwnVideoForm): string => title.trim() || UNNAMED

export const newDraft = (): ReelDraft => ({
  title: UNNAMED,
  content: { kind: 'own-video', form: createOwnVideoForm() },
})

const isMeasured = ({ width, height, durationSeconds }: Resource) =>
  width !== null && height !== null && durationSeconds !== null

/** Undefined for a file that can't be a source. */
export const sourceOf = (resource: Resource): OwnVideoForm['source'] | undefined => {
  const { kind, state, width, height, durationSeconds } = resource
  if (kind !== 'video' || state === 'failed' || !isMeasured(resource)) return undefined
  return {
    asset: resource.id,
    ms: Math.floor((durationSeconds ?? 0) * 1000),
    width: width ?? 0,
    height: height ?? 0,
    hasSound: true,
  }
}

/** Another source has none of the cuts and moments of the one before. */
export const withSource = (
  form: OwnVideoForm,
  source: NonNullable<OwnVideoForm['source']>,
): OwnVideoForm => ({
  ...form,
  source,
  span: null,
  cuts: [],
  transcript: null,
  corrections: [],
  framing: { ...form.framing, pins: [] },
  inserts: [],
  objects: [],
  title: form.title.slice(0, MAX_TITLE),
})
