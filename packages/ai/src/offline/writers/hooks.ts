import { type AiTaskOf, type HookFamily, hookFamily } from '@kadr/contract/ai-tasks'
import { filterAllowed } from '../avoid.ts'
import { chooseText } from '../choose.ts'
import { NEWS_HOOKS, PRODUCT_HOOKS, TOPIC_HOOKS } from '../phrases/hook-phrases.ts'
import { PLACE_HOOKS } from '../phrases/place-phrases.ts'
import { TIP_HOOKS } from '../phrases/tips.ts'
import { isShowable, type SubjectKind } from '../subject.ts'
import type { WriterContext } from '../writer-context.ts'

const POOLS = {
  any: TOPIC_HOOKS,
  learn: TOPIC_HOOKS,
  choose: TOPIC_HOOKS,
  news: NEWS_HOOKS,
  place: PLACE_HOOKS,
  product: PRODUCT_HOOKS,
} as const

/** Steps and results suit topics to learn only; a choice has no story yet. */
const UNFIT: Partial<Record<SubjectKind, readonly HookFamily[]>> = {
  any: ['transformation', 'teaching', 'proof'],
  choose: ['transformation', 'proof', 'recognition', 'story', 'meme'],
}

const listFamilies = (kind: SubjectKind): HookFamily[] =>
  hookFamily.options.filter((family) => !UNFIT[kind]?.includes(family))

type Hook = { family: HookFamily; text: string }

/** Round-robin over families. */
const interleave = (groups: readonly (readonly Hook[])[]): Hook[] => {
  const longest = Math.max(...groups.map((group) => group.length))
  return Array.from({ length: longest }, (_, turn) =>
    groups.flatMap((group) => group.slice(turn, turn + 1)),
  ).flat()
}

/** Hooks of one family, or spread over as many families as there are hooks. */
const chooseHooks = ({
  context: { subject, random, avoids },
  family,
  count,
}: {
  context: WriterContext
  family: HookFamily | null
  count: number
}): Hook[] => {
  const families = family ? [family] : random.shuffle(listFamilies(subject.kind))
  // A single family has few phrases for products and places, so topic hooks follow.
  const pools = [POOLS[subject.kind], ...(isShowable(subject) && family ? [TOPIC_HOOKS] : [])]
  const groups = families.map((name) =>
    pools.flatMap((pool) =>
      random.shuffle(pool[name]).map((phrase) => ({ family: name, text: phrase(subject, random) })),
    ),
  )
  const isUnfit = (text: string) =>
    avoids(text) || (subject.isOblique && text.includes(subject.quoted))
  return filterAllowed({
    list: interleave(groups),
    textOf: ({ text }) => text,
    avoids: isUnfit,
  }).slice(0, count)
}

/** The rest of the text would have to fulfil a promised number or a joke. */
const BINDING: readonly HookFamily[] = ['list', 'meme']

/** A hook that fits any continuation. */
export const chooseOpening = (context: WriterContext): string => {
  if (context.tips.length > 0) {
    return chooseText({ context, pool: TIP_HOOKS.map((phrase) => phrase(context.subject)) })
  }
  const hooks = chooseHooks({ context, family: null, count: hookFamily.options.length })
  return hooks.find(({ family }) => !BINDING.includes(family))?.text ?? context.subject.title
}

export const writeHooks = ({
  context,
  task,
}: {
  context: WriterContext
  task: AiTaskOf<'hooks'>
}) => ({
  hooks: chooseHooks({ context, family: task.family, count: task.count }),
})
