import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { typeset } from '@kadr/kit/typeset'
import { STYLES } from '@kadr/scene/styles/all-styles'
import { z } from 'zod'
import { type CompiledText, compileText } from './compile-text.ts'
import { createDrawBlock } from './draw-blocks.ts'
import { type FigureSpec, readFigure } from './figures.ts'
import { blogPage, plainPage, readFrontMatter } from './front-matter.ts'
import { countHooks, readHookFamily, readHookLists } from './hooks.ts'
import { createPictures } from './pictures.ts'
import { readYaml } from './read-yaml.ts'
import { readScreens } from './screens.ts'
import type { DrawnPhrase, Hook, HookFamilyInfo } from './shape.ts'

const WORDS_A_MINUTE = 170
const COVER_WIDTH = 360
/** What the landing shows before a visitor types. */
const PHRASE = 'Как выбрать *кофе в зёрнах* для дома'
const SHARE_STYLE = { style: 'cuts', text: 'Одна фраза — и *рилс готов*' }

const listShape = z.array(
  z.strictObject({ id: z.string(), title: z.string(), description: z.string() }),
)

export type Kind = 'blog' | 'knowledge-base' | 'pages'

/** A page as it was written, before it is joined with others. */
export type SourcePage = {
  kind: Kind
  file: string
  path: string
  matter: Omit<z.infer<typeof blogPage>, 'cover'>
  cover: z.infer<typeof blogPage>['cover'] | null
  text: CompiledText
  minutes: number
  image: string
}

const listFiles = (folder: string, extension: string) =>
  (existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [])
    .filter((name) => name.endsWith(extension))
    .map((name) => name.split(path.sep).join('/'))
    .toSorted()

const countMinutes = (plain: string) =>
  Math.max(1, Math.round(plain.split(/\s+/).length / WORDS_A_MINUTE))

const pathOf = (kind: Kind, name: string) => {
  const slug = name.replace(/\.md$/, '')
  return kind === 'pages' ? `/${slug}` : `/${kind}/${slug}`
}

/** Reads and checks `content/`; the first mistake is thrown with its file and line. */
export const loadContent = (folder: string) => {
  const read = (name: string) => ({
    file: `content/${name}`,
    source: readFileSync(path.join(folder, name), 'utf8'),
  })
  const readList = (name: string) => {
    const { file, source } = read(name)
    return readYaml({ file, text: source, schema: listShape })
  }
  const pictures = createPictures()
  const tags = readList('tags.yaml')
  const sections = readList('knowledge-base/_sections.yaml')
  const figures = new Map<string, FigureSpec>(
    listFiles(path.join(folder, 'figures'), '.yaml').map((name) => [
      name.replace(/\.yaml$/, ''),
      readFigure(read(`figures/${name}`)),
    ]),
  )

  const known = readHookLists(read('hooks/_lists.yaml'))
  const families: HookFamilyInfo[] = []
  const hooks: Hook[] = []
  for (const name of listFiles(path.join(folder, 'hooks'), '.yaml')) {
    if (name.startsWith('_')) continue
    const family = readHookFamily({
      ...read(`hooks/${name}`),
      lists: known,
      pictures,
      order: families.length,
    })
    families.push(family.info)
    hooks.push(...family.hooks)
  }

  const lists = countHooks(known, hooks)

  const drawBlock = createDrawBlock({
    figures,
    screens: readScreens(path.join(folder, 'screens')),
    hooks: new Map(hooks.map((hook) => [`${hook.family.id}/${hook.id}`, hook])),
    pictures,
  })
  const tagIds = z.array(z.enum(tags.map(({ id }) => id)))

  const readPage = (kind: Kind, name: string): SourcePage => {
    const { file, source } = read(`${kind}/${name}`)
    const schema = kind === 'blog' ? blogPage.extend({ tags: tagIds.min(1) }) : plainPage
    const { matter, body, bodyLine } = readFrontMatter({ file, source, schema })
    const text = compileText({ file, body, bodyLine, drawBlock })
    const { cover = null, ...rest } = { cover: null, ...matter }
    const [first = SHARE_STYLE] = cover?.posters ?? []
    const minutes = countMinutes(text.plain)
    const image = pictures.share({
      title: typeset(rest.title),
      note: noteOf(kind, minutes),
      ...first,
    })
    return { kind, file, path: pathOf(kind, name), matter: rest, cover, text, minutes, image }
  }
  const pages = (['blog', 'knowledge-base', 'pages'] as const).flatMap((kind) =>
    listFiles(path.join(folder, kind), '.md')
      .map((name) => readPage(kind, name))
      .filter(({ matter }) => !matter.isDraft),
  )
  const phrase: DrawnPhrase = {
    text: PHRASE.replaceAll('*', ''),
    slides: STYLES.map(({ key, name }) => ({
      style: key,
      name,
      poster: pictures.poster({ style: key, text: PHRASE, width: COVER_WIDTH }),
    })),
  }
  const posterOf = ({ style, text }: { style: string; text: string }) =>
    pictures.poster({ style, text, width: COVER_WIDTH })
  return { tags, sections, lists, families, hooks, pages, pictures, posterOf, phrase }
}

const noteOf = (kind: Kind, minutes: number) => {
  if (kind === 'blog') return `Блог Кадра, ${minutes}\u00a0мин чтения`
  return kind === 'knowledge-base' ? 'База знаний Кадра' : 'Рилсы и посты из одной фразы'
}

export type LoadedContent = ReturnType<typeof loadContent>
