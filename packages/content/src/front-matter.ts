import { catalogue } from '@kadr/objects/catalogue'
import { STYLES } from '@kadr/scene/styles/all-styles'
import { z } from 'zod'
import { ContentError } from './content-error.ts'
import { readYaml } from './read-yaml.ts'
import { PAPERS } from './shape.ts'
import { sources } from './sources.ts'

export const day = z.preprocess(
  (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value),
  z.string().regex(/^\d{4}-\d\d-\d\d$/, 'a day like 2026-11-16'),
)
const address = z.string().regex(/^\/[^\s]*$/, 'an address of this site')

export const poster = z.strictObject({
  style: z.enum(STYLES.map(({ key }) => key)),
  text: z.string().min(1).max(80),
})

/** A cover names its object: a short phrase often has no word to choose one by. */
const coverPoster = poster.extend({ object: z.enum(catalogue.map(({ name }) => name)) })

const page = {
  title: z.string().min(1).max(60),
  description: z.string().min(120).max(160),
  published: day,
  updated: day,
  author: z.string().min(1),
  related: z.array(address).default([]),
  sources,
  /** The screen of the product on the picture for link previews, by its name in `screens/`. */
  screen: z
    .string()
    .regex(/^[a-z-]+$/)
    .optional(),
  /** Checked with the others, but not published. */
  isDraft: z.boolean().default(false),
}

export const plainPage = z.strictObject({
  ...page,
  tags: z.array(z.string()).default([]),
})
export const networkPage = z.strictObject({
  ...page,
  tags: z.array(z.string()).default([]),
  questions: z
    .array(z.strictObject({ question: z.string().min(1), answer: z.string().min(1) }))
    .min(3),
})
export const blogPage = z.strictObject({
  ...page,
  tags: z.array(z.string()).min(1),
  cover: z.strictObject({ paper: z.enum(PAPERS), posters: z.array(coverPoster).min(1).max(3) }),
})

const FENCED = /^---\n([\s\S]*?)\n---\n/

/** A Markdown file as its checked front matter and its text. */
export const readFrontMatter = <T extends z.ZodType>({
  file,
  source,
  schema,
}: {
  file: string
  source: string
  schema: T
}) => {
  const [fenced, text = ''] = FENCED.exec(source) ?? []
  if (fenced === undefined) {
    throw new ContentError({ file, line: 1, message: 'the file begins with no front matter' })
  }
  const matter = readYaml({ file, text, schema, firstLine: 2 })
  return { matter, body: source.slice(fenced.length), bodyLine: fenced.split('\n').length }
}
