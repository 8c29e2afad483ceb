import type { ReelContent, ReelKindName } from '@kadr/contract/studio/reel-content'
import type { TemplateField } from '@kadr/contract/studio/reel-templates'
import { type ContentOf, listFields } from './fill-template.ts'
import type { FormField } from './form-field.ts'

const describeField = <Form>(field: FormField<Form>): TemplateField => {
  const { key, label } = field
  if (field.kind === 'text') {
    const { kind, value, most, lines } = field
    return { kind, key, label, value, most, lines }
  }
  const { kind, value, takes, isRequired } = field
  return { kind, key, label, value, takes: [...takes], isRequired }
}

const describe = <K extends ReelKindName>(content: ContentOf<K>): TemplateField[] =>
  listFields(content).map((field) => describeField(field))

/** All places of a reel that a template may ask for. */
export const describeFields = (content: ReelContent): TemplateField[] => describe(content)

const TITLES = /\.title$|^hook\.text$|^script$|^text\.|^source$|^name$/

/** What most people change first: titles, the script, the film, the pictures. The ending is the same each time. */
export const suggestAsks = (fields: readonly TemplateField[]): string[] =>
  fields
    .filter(({ kind, key, value }) => TITLES.test(key) || (kind === 'file' && value !== null))
    .filter(({ key }) => !key.includes('ending'))
    .map(({ key }) => key)
