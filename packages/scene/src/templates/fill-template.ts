import type { ReelKindName } from '@kadr/contract/studio/reel-content'
import type { ReelFormOf } from '../kinds/all-kinds.ts'
import type { FormField, GivenFile } from './form-field.ts'
import { listMemeFields } from './meme-fields.ts'
import { listOwnVideoFields } from './own-video-fields.ts'
import { listProductDemoFields } from './product-demo-fields.ts'
import { listSlideshowFields } from './slideshow-fields.ts'
import { listTalkingHeadFields } from './talking-head-fields.ts'

/** The form belongs to the kind; `ReelContent` is the union of these. */
export type ContentOf<K extends ReelKindName> = { [P in K]: { kind: P; form: ReelFormOf<P> } }[K]

const FIELDS: {
  readonly [K in ReelKindName]: (form: ReelFormOf<K>) => FormField<ReelFormOf<K>>[]
} = {
  slideshow: listSlideshowFields,
  'product-demo': listProductDemoFields,
  'greenscreen-meme': listMemeFields,
  'talking-head': listTalkingHeadFields,
  'own-video': listOwnVideoFields,
}

/** The places of a reel that a template may ask for, in the order of the form. */
export const listFields = <K extends ReelKindName>({
  kind,
  form,
}: ContentOf<K>): FormField<ReelFormOf<K>>[] => FIELDS[kind](form)

export type GivenWords = ReadonlyMap<string, string>
export type GivenFiles = ReadonlyMap<string, GivenFile>

const putField = <Form>(
  form: Form,
  field: FormField<Form>,
  { words, files }: { words: GivenWords; files: GivenFiles },
): Form =>
  field.kind === 'text'
    ? field.put(form, words.get(field.key)?.trim() ?? '')
    : field.put(form, files.get(field.key) ?? null)

/** What was asked takes what was given; a place that nothing was given for is empty, the others stay. */
export const fillTemplate = <K extends ReelKindName>({
  content,
  asked,
  words,
  files,
}: {
  content: ContentOf<K>
  asked: ReadonlySet<string>
  words: GivenWords
  files: GivenFiles
}): ReelFormOf<K> =>
  listFields(content)
    .filter(({ key }) => asked.has(key))
    .reduce((form, field) => putField(form, field, { words, files }), content.form)

/** The words that are not asked, as they are in the template, over words written anew. */
export const keepFixedWords = <K extends ReelKindName>({
  content,
  asked,
  form,
}: {
  content: ContentOf<K>
  asked: ReadonlySet<string>
  form: ReelFormOf<K>
}): ReelFormOf<K> =>
  listFields(content).reduce(
    (kept, field) =>
      field.kind === 'text' && !asked.has(field.key) ? field.put(kept, field.value) : kept,
    form,
  )
