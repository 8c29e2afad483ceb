import path from 'node:path'
import { askKind } from '@kadr/contract/studio/questions'
import { LIST_ITEMS, SLIDE_LIMITS } from '@kadr/domain/studio/storyboard/slide-limits'
import { withoutMarks } from '@kadr/domain/studio/storyboard/slide-text'
import { z } from 'zod'
import { ContentError, lineOf } from './content-error.ts'
import { listFiles, readSource } from './read-source.ts'
import { readYaml } from './read-yaml.ts'

const ENTRIES = 'facts/_fields.yaml'
const LEAST_FACTS = 16
const LEAST_MISTAKES = 4
const LEAST_ACCENTS = 2

const { item, compare, pair, number, list, quote, cta } = SLIDE_LIMITS

/** A text of a slide; `*asterisks*` mark its key phrase. */
const line = (max = 0) =>
  z
    .string()
    .min(1)
    .refine((text) => withoutMarks(text).length <= max, `more than ${max} characters`)
    .refine((text) => text.split('*').length % 2 === 1, 'an asterisk without its pair')
    .refine((text) => !/ {2}|\s[,.!?;:]|[.,;]$|\?\./.test(text), 'a stray space or sign')

/** Stems as a regular expression: what stands at the beginning of a word. */
const stems = z
  .string()
  .min(1)
  .refine((source) => {
    try {
      return new RegExp(`(?:${source})`, 'iu')
    } catch {
      return false
    }
  }, 'no regular expression')

/** A list that may be left out. */
const some = <T extends z.ZodType>(shape: T) => z.array(shape).default([])

const mistake = z
  .strictObject({
    head: line(compare.title),
    wrong: line(compare.line),
    right: line(compare.line).and(line(pair.line)),
  })
  // They also make one body of an item.
  .refine(({ wrong, right }) => line(item.body).safeParse(`${wrong}. ${right}`).success, {
    path: ['right'],
    message: `wrong and right together are more than ${item.body} characters`,
  })
const advice = z.strictObject({ title: line(item.title), body: line(item.body) })
const season = z.enum(['зима', 'весна', 'лето', 'осень'])
const half = z.strictObject({ head: line(compare.head), line: line(compare.line) })

const factsShape = z
  .strictObject({
    tags: z.array(z.string().regex(/^[\p{L}\d]+$/u)).min(1),
    things: some(stems),
    mistakes: z.array(mistake).min(LEAST_MISTAKES),
    choose: some(advice),
    care: some(advice),
    price: some(advice),
    season: some(advice.extend({ season })),
    numbers: some(
      z.strictObject({
        value: line(number.value),
        unit: line(number.unit),
        label: line(number.title),
        note: line(number.body),
      }),
    ),
    compares: some(z.strictObject({ title: line(compare.title), sides: z.tuple([half, half]) })),
    quotes: some(z.strictObject({ title: line(quote.title), sub: line(quote.sub) })),
    lists: z
      .array(
        z.strictObject({
          title: line(list.title),
          items: z.array(line(list.item)).min(LIST_ITEMS.min).max(LIST_ITEMS.max),
        }),
      )
      .min(1),
    questions: some(z.strictObject({ title: line(cta.title), sub: line(cta.sub) })),
    answers: some(
      z.strictObject({
        asks: some(z.enum(askKind.options)),
        words: stems,
        with: stems.optional(),
      }),
    ),
  })
  .superRefine(({ tags: _, things: __, questions: ___, answers: ____, ...facts }, context) => {
    const count = Object.values(facts).reduce((sum, { length }) => sum + length, 0)
    if (count < LEAST_FACTS)
      context.addIssue({ code: 'custom', message: `${count} facts, not ${LEAST_FACTS}` })
    if (facts.numbers.length + facts.quotes.length < LEAST_ACCENTS)
      context.addIssue({ code: 'custom', path: ['numbers'], message: 'too few numbers and quotes' })
  })

const entriesShape = z
  .array(
    z.strictObject({
      facts: z.string().regex(/^[a-z-]+\/[a-z\d-]+$/),
      name: z.string().min(1),
      words: stems,
      hints: stems,
    }),
  )
  .superRefine((names, context) => {
    const seen = new Set<string>()
    names.forEach(({ facts, name }, index) => {
      for (const word of [facts, name].filter((one) => seen.has(one)))
        context.addIssue({ code: 'custom', path: [index], message: `${word} again` })
      seen.add(facts).add(name)
    })
  })

export type Season = z.infer<typeof season>
/** How a field of small business is recognised. `facts` is the file of what is known of it, without `.yaml`. */
export type FieldEntry = z.infer<typeof entriesShape>[number]
export type FieldFacts = z.infer<typeof factsShape>

/** In the order in which they win where two fit equally. */
export const readFieldEntries = (folder: string): FieldEntry[] => {
  const { file, source } = readSource(folder, ENTRIES)
  return readYaml({ file, text: source, schema: entriesShape })
}

export const readFieldFacts = (folder: string, facts: string): FieldFacts => {
  const { file, source } = readSource(folder, `facts/${facts}.yaml`)
  return readYaml({ file, text: source, schema: factsShape })
}

/** Reads all fields: each has its file, and each file is of a field. */
export const checkFacts = (folder: string): void => {
  const { file, source } = readSource(folder, ENTRIES)
  const names = readFieldEntries(folder).map(({ facts }) => facts)
  const files = listFiles(path.join(folder, 'facts'), '.yaml')
    .filter((name) => !path.basename(name).startsWith('_'))
    .map((name) => name.replace(/\.yaml$/, ''))
  const lost = names.find((name) => !files.includes(name))
  if (lost !== undefined) {
    const line = lineOf(source, source.indexOf(`facts: ${lost}`))
    throw new ContentError({ file, line, message: `there is no facts/${lost}.yaml` })
  }
  const unnamed = files.find((name) => !names.includes(name))
  if (unnamed !== undefined)
    throw new ContentError({
      file: `content/facts/${unnamed}.yaml`,
      line: 1,
      message: `is not in ${file}`,
    })
  for (const name of names) readFieldFacts(folder, name)
}
