import path from 'node:path'
import { productTone } from '@kadr/contract/library/products'
import { contentFormat, hookFamily } from '@kadr/contract/studio/ai-tasks'
import { z } from 'zod'
import { ContentError } from './content-error.ts'
import { listFiles, readSource } from './read-source.ts'
import { readYaml } from './read-yaml.ts'

const PLACE = /\{([^{}]*)\}/g
const OPTIONAL = /\[[^[\]]*\{[^[\]]*\]/g

const text = z.string().min(1)
const texts = z.array(text).min(1)

/** A text with `{places}`. Words of the user can't be declined: the title stands only at the beginning. */
const phrase = (places: RegExp) =>
  text
    .refine(
      (value) => [...value.matchAll(PLACE)].every(([, name = '']) => places.test(name)),
      'an unknown {place}',
    )
    .refine((value) => !/[{}]/.test(value.replaceAll(PLACE, '')), 'a brace without its pair')
    .refine((value) => !/[[\]]/.test(value.replaceAll(OPTIONAL, '')), 'brackets without a {place}')
    .refine((value) => value.lastIndexOf('{title}') <= 0, '{title} is not at the beginning')

const ofSubject = phrase(/^(?:title|quoted)$/)
const subjectPhrases = z.array(ofSubject).min(1)
/** `{вещь/вещи/вещей}` is some number of them. */
const hookPhrases = z.record(
  z.enum(hookFamily.options),
  z.array(phrase(/^(?:title|quoted|[а-яё]+(?:\/[а-яё]+){2})$/)).min(1),
)
const arc = z.strictObject({ opening: ofSubject, brief: text, thoughts: texts })
const format = z.enum(contentFormat.options)
const rubric = z.strictObject({
  format,
  title: ofSubject,
  text: phrase(/^(?:title|quoted|hero|theme|benefits|price)$/),
})
const tipRubric = rubric.extend({
  takes: z.int().min(1),
  text: phrase(/^(?:title|quoted|tips)$/).refine((value) => value.includes('{tips}'), 'no {tips}'),
})
const troubles = z.record(
  z.enum(['food', 'late', 'rude', 'broken', 'wrong', 'silence', 'price', 'any']),
  texts,
)

const SHAPES = {
  arcs: z.strictObject({
    news: z.array(arc).min(1),
    place: z.array(arc).min(1),
    product: z.array(arc).min(1),
  }),
  calls: z.strictObject({
    product: texts,
    announcement: z.record(z.enum(['sale', 'enrol', 'menu', 'opening', 'event', 'other']), texts),
  }),
  hooks: z.strictObject({
    topic: hookPhrases,
    product: hookPhrases,
    news: hookPhrases,
    place: hookPhrases,
  }),
  ideas: z
    .array(
      z.strictObject({
        format,
        title: text,
        hook: ofSubject,
        text: phrase(/^(?:title|quoted|benefit)$/),
      }),
    )
    .min(1),
  replies: z.strictObject({
    regrets: troubles,
    nextSteps: troubles,
    replies: z.record(z.enum(['question', 'praise', 'insult', 'spam', 'other']), texts),
  }),
  rubrics: z.strictObject({
    general: z.array(rubric).min(1),
    product: z.array(rubric).min(1),
    visit: z.array(rubric).min(1),
    tips: z.array(tipRubric).min(1),
  }),
  tips: z.strictObject({
    openings: subjectPhrases,
    hooks: subjectPhrases,
    leads: texts,
    ordinals: texts,
  }),
  tones: z.record(
    z.enum(productTone.options),
    // An empty lead says nothing.
    z.strictObject({
      leads: z.array(z.string()).min(1),
      newsLeads: z.array(z.string()).min(1),
      calls: texts,
    }),
  ),
}

type Shapes = typeof SHAPES
/** The phrases of the offline writer by the name of their file. */
export type Phrases = { [Name in keyof Shapes]: z.infer<Shapes[Name]> }

const schemas: { [Name in keyof Phrases]: z.ZodType<Phrases[Name]> } = SHAPES

export const readPhrases = <Name extends keyof Phrases>(
  folder: string,
  name: Name,
): Phrases[Name] => {
  const { file, source } = readSource(folder, `phrases/${name}.yaml`)
  return readYaml({ file, text: source, schema: schemas[name] })
}

const isName = (name: string): name is keyof Shapes => Object.hasOwn(SHAPES, name)

export const checkPhrases = (folder: string): void => {
  for (const name of Object.keys(SHAPES).filter(isName)) readPhrases(folder, name)
  const files = listFiles(path.join(folder, 'phrases'), '.yaml')
  const stray = files.find((file) => !isName(file.replace(/\.yaml$/, '')))
  if (stray !== undefined)
    throw new ContentError({ file: `content/phrases/${stray}`, line: 1, message: 'nobody says it' })
}
