import { stemsOf } from '@kadr/kit/russian-stem'
import type { SiteContent } from './join-content.ts'
import type { LoadedContent } from './load-content.ts'

/** Words of the text that stand for it, besides the title, the description and the headings. */
const BODY_STEMS = 40
const WEIGHTS = { title: 8, heading: 4, description: 3, body: 1 }

type Entry = { path: string; title: string; kind: string; stems: Map<string, number> }

const addStems = (stems: Map<string, number>, text: string, weight: number) => {
  for (const stem of new Set(stemsOf(text))) stems.set(stem, Math.max(stems.get(stem) ?? 0, weight))
}

const mostFrequent = (text: string) => {
  const counts = new Map<string, number>()
  for (const stem of stemsOf(text))
    if (stem.length > 3) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, BODY_STEMS)
    .map(([stem]) => stem)
}

const KINDS = {
  blog: 'Блог',
  'knowledge-base': 'База знаний',
  networks: 'Сети',
  pages: 'Документы',
}

/** Pages and words of blog, knowledge base, documents and hooks, for the search in the browser. */
export const buildSearchIndex = ({
  loaded,
  content,
}: {
  loaded: LoadedContent
  content: SiteContent
}) => {
  const entries: Entry[] = loaded.pages.map(({ kind, path, matter, text }) => {
    const stems = new Map<string, number>()
    addStems(stems, matter.title, WEIGHTS.title)
    addStems(stems, text.headings.map((heading) => heading.text).join(' '), WEIGHTS.heading)
    addStems(stems, matter.description, WEIGHTS.description)
    addStems(stems, mostFrequent(text.plain).join(' '), WEIGHTS.body)
    return { path, title: matter.title, kind: KINDS[kind], stems }
  })
  for (const { family, id, example, template } of content.hooks) {
    const stems = new Map<string, number>()
    addStems(stems, `${example} ${template}`, WEIGHTS.description)
    entries.push({ path: `/hooks-gallery/${family.id}#${id}`, title: example, kind: 'Хук', stems })
  }
  const words = new Map<string, number[]>()
  entries.forEach(({ stems }, index) => {
    for (const [stem, weight] of stems) words.set(stem, [...(words.get(stem) ?? []), index, weight])
  })
  return {
    pages: entries.map(({ path, title, kind }) => [path, title, kind] as const),
    words: Object.fromEntries([...words].toSorted(([one], [other]) => (one < other ? -1 : 1))),
  }
}
