import { type HookFamily, hookFamily } from '@kadr/contract/studio/ai-tasks'
import { filterAllowed } from '../avoid.ts'
import { chooseText } from '../choose.ts'
import { fillCount, fillPhrase } from '../phrases/fill-phrase.ts'
import { phrasesOf } from '../phrases/phrases.ts'
import type { SubjectKind } from '../topic/subject.ts'
import type { WriterContext } from '../writer-context.ts'

const POOLS = {
  any: 'topic',
  learn: 'topic',
  choose: 'topic',
  news: 'news',
  place: 'place',
  product: 'product',
} as const

/** Steps and results suit topics to learn only; a choice has no story yet. */
const UNFIT: Partial<Record<SubjectKind, readonly HookFamily[]>> = {
  any: ['transformation', 'teaching', 'proof'],
  choose: ['transformation', 'proof', 'recognition', 'story', 'meme'],
}

const listFamilies = (kind: SubjectKind): HookFamily[] =>
  hookFamily.options.filter((family) => !UNFIT[kind]?.includes(family))

type Hook = { family: HookFamily; text: string }

/** Phrases around the subject, spread over the families. */
const listPhrases = ({ subject, random, avoids }: WriterContext): readonly Hook[] => {
  const pool = phrasesOf('hooks')[POOLS[subject.kind]]
  const { title, quoted } = subject
  const groups = random.shuffle(listFamilies(subject.kind)).map((family) =>
    random.shuffle(pool[family]).map((phrase) => ({
      family,
      text: fillPhrase(fillCount(phrase, random), { title, quoted }),
    })),
  )
  const isUnfit = (text: string) =>
    avoids(text) || (subject.isOblique && text.includes(subject.quoted))
  return filterAllowed({
    list: groups.flat(),
    textOf: ({ text }) => text,
    avoids: isUnfit,
  })
}

/** The rest of the text would have to fulfil a promised number or a joke. */
const BINDING: readonly HookFamily[] = ['list', 'meme']

/** A hook that fits any continuation. */
export const chooseOpening = (context: WriterContext): string => {
  if (context.tips.length > 0) {
    const { title, quoted } = context.subject
    const pool = phrasesOf('tips').hooks.map((phrase) => fillPhrase(phrase, { title, quoted }))
    return chooseText({ context, pool })
  }
  return (
    listPhrases(context).find(({ family }) => !BINDING.includes(family))?.text ??
    context.subject.title
  )
}
