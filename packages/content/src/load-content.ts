import path from 'node:path'
import { NETWORKS } from '@kadr/contract/publishing/networks'
import { NETWORK_COUNT, NETWORK_NAMES } from '@kadr/domain/publishing/networks/network-names'
import { typeset } from '@kadr/kit/typeset'
import { STYLES } from '@kadr/scene/styles/all-styles'
import { z } from 'zod'
import { type CompiledText, compileText } from './compile-text.ts'
import { createDrawBlock } from './draw-blocks.ts'
import { checkFacts } from './facts.ts'
import { type FigureSpec, readFigure } from './figures.ts'
import { blogPage, networkPage, plainPage, readFrontMatter } from './front-matter.ts'
import { countHooks, readHookFamily, readHookLists } from './hooks.ts'
import { fillValues } from './live-values.ts'
import { checkPhrases } from './phrases.ts'
import { createPictures, type PosterSpec } from './pictures.ts'
import { listFiles, readSource } from './read-source.ts'
import { readYaml } from './read-yaml.ts'
import { readScreens } from './screens.ts'
import type { DrawnPhrase, Hook, HookFamilyInfo, Question } from './shape.ts'
import { addSources } from './sources.ts'

const WORDS_A_MINUTE = 170
const COVER_WIDTH = 360
/** What the landing shows before a visitor types. */
const PHRASE = 'Как выбрать *кофе в зёрнах* для дома'
const SHARE_STYLE = { style: 'cuts', text: 'Одна фраза — и *рилс готов*' }

const listShape = z.array(
  z.strictObject({ id: z.string(), title: z.string(), description: z.string() }),
)

const KINDS = ['blog', 'knowledge-base', 'networks', 'pages'] as const
export type Kind = (typeof KINDS)[number]

/** A page as it was written, before it is joined with others. */
export type SourcePage = {
  kind: Kind
  file: string
  path: string
  matter: z.infer<typeof plainPage>
  cover: z.infer<typeof blogPage>['cover'] | null
  questions: Question[]
  text: CompiledText
  minutes: number
  image: string
}

const countMinutes = (plain: string) =>
  Math.max(1, Math.round(plain.split(/\s+/).length / WORDS_A_MINUTE))

const pathOf = (kind: Kind, name: string) => {
  const slug = name.replace(/\.md$/, '')
  return kind === 'pages' ? `/${slug}` : `/${kind}/${slug}`
}

/** Reads and checks `content/`; the first mistake is thrown with its file and line. */
export const loadContent = (folder: string) => {
  checkFacts(folder)
  checkPhrases(folder)
  const read = (name: string) => readSource(folder, name)
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

  const schemas = {
    blog: blogPage.extend({ tags: tagIds.min(1) }),
    'knowledge-base': plainPage,
    networks: networkPage,
    pages: plainPage,
  }

  const readPage = (kind: Kind, name: string): SourcePage => {
    const { file, source } = read(`${kind}/${name}`)
    const { matter, body, bodyLine } = readFrontMatter({ file, source, schema: schemas[kind] })
    const isArticle = kind === 'blog' || kind === 'knowledge-base'
    const sourced = addSources({ file, body, list: matter.sources, isArticle })
    const text = compileText({ file, body: sourced, bodyLine, drawBlock })
    const { cover = null, questions = [], ...rest } = { cover: null, questions: [], ...matter }
    const minutes = countMinutes(text.plain)
    const title = typeset(rest.title)
    const note = noteOf(kind, minutes)
    const image = rest.screen
      ? pictures.screenShare({ title, note, screen: rest.screen })
      : pictures.share({ title, note, ...(cover?.posters[0] ?? SHARE_STYLE) })
    return {
      kind,
      file,
      path: pathOf(kind, name),
      matter: rest,
      cover,
      questions: questions.map(({ question, answer }) => ({
        question,
        answer: fillValues({ file, source: answer, firstLine: 2 }),
      })),
      text,
      minutes,
      image,
    }
  }
  const pages = KINDS.flatMap((kind) =>
    listFiles(path.join(folder, kind), '.md')
      .map((name) => readPage(kind, name))
      .filter(({ matter }) => !matter.isDraft),
  )
  const shares = {
    landing: pictures.screenShare({
      title: typeset('Рилсы и посты выходят вовремя'),
      note: typeset(`Видео, календарь и ${NETWORK_COUNT} сетей в одном месте`),
      screen: 'calendar',
    }),
    pricing: pictures.screenShare({
      title: 'Тарифы Кадра',
      note: typeset('Месяц, год и что входит в каждый'),
      screen: 'dashboard',
    }),
    networks: pictures.screenShare({
      title: 'Куда публикует Кадр',
      note: NETWORKS.map((network) => NETWORK_NAMES[network]).join(', '),
      screen: 'connections',
    }),
  }
  const phrase: DrawnPhrase = {
    text: PHRASE.replaceAll('*', ''),
    slides: STYLES.map(({ key, name }) => ({
      style: key,
      name,
      poster: pictures.poster({ style: key, text: PHRASE, width: COVER_WIDTH }),
    })),
  }
  const posterOf = (spec: Omit<PosterSpec, 'kind' | 'width'>) =>
    pictures.poster({ ...spec, width: COVER_WIDTH })
  return { tags, sections, lists, families, hooks, pages, pictures, posterOf, phrase, shares }
}

const noteOf = (kind: Kind, minutes: number) => {
  if (kind === 'blog') return `Блог Кадра, ${minutes}\u00a0мин чтения`
  if (kind === 'networks') return typeset('Публикации по расписанию и аналитика')
  return kind === 'knowledge-base' ? 'База знаний Кадра' : 'Рилсы и посты из одной фразы'
}

export type LoadedContent = ReturnType<typeof loadContent>
