import type { ReelContent, ReelKindName } from '@kadr/contract/studio/reel-content'
import type { Scene } from '@kadr/contract/studio/scene/scene'
import type { AssetFacts } from '@kadr/scene/document/asset-facts'
import { KINDS, type ReelFormOf } from '@kadr/scene/kinds/all-kinds'
import { chooseCarouselMoments } from '@kadr/scene/kinds/slideshow/carousel'

/** The form belongs to the kind; `ReelContent` is the union of these. */
type ContentOf<K extends ReelKindName> = { [P in K]: { kind: P; form: ReelFormOf<P> } }[K]

/** Validates a stored form, migrating older versions. */
export const readContent = <K extends ReelKindName>({
  kind,
  form,
}: {
  kind: K
  form: unknown
}): ContentOf<K> => ({ kind, form: KINDS[kind].readForm(form) })

/** Resource ids of a form, without duplicates. */
export const assetsOf = <K extends ReelKindName>({ kind, form }: ContentOf<K>): string[] =>
  KINDS[kind].listAssets(form)

/** Sounds of the starter pack that a form uses when the pack exists. */
export const soundsOf = <K extends ReelKindName>({ kind, form }: ContentOf<K>): string[] =>
  KINDS[kind].listSounds(form)

export const sceneOf = <K extends ReelKindName>({
  content: { kind, form },
  facts,
}: {
  content: ContentOf<K>
  facts: ReadonlyMap<string, AssetFacts>
}): Scene => KINDS[kind].toScene({ form, facts })

/** Networks accept carousel pictures no taller than 4:5; pictures have no voice. */
export const carouselOf = (content: ReelContent): ReelContent => {
  if (content.kind !== 'slideshow') return content
  const { form } = content
  const aspect = form.aspect === '9:16' ? '4:5' : form.aspect
  return { ...content, form: { ...form, aspect, narration: null } }
}

/** Timestamps of the carousel frames; undefined for kinds that are video only. */
export const momentsOf = (content: ReelContent): number[] | undefined =>
  content.kind === 'slideshow' ? chooseCarouselMoments(content.form) : undefined
