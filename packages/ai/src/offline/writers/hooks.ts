import { type AiTaskOf, type HookFamily, hookFamily } from '@kadr/contract/ai-tasks'
import { allowed } from '../avoid.ts'
import { chooseText } from '../choose.ts'
import type { Desk } from '../desk.ts'
import { NEWS_HOOKS, PRODUCT_HOOKS, TOPIC_HOOKS } from '../phrases/hook-phrases.ts'
import { PLACE_HOOKS } from '../phrases/place-phrases.ts'
import { TIP_HOOKS } from '../phrases/tips.ts'
import { isToShow, type SubjectKind } from '../subject.ts'

const POOLS = {
  any: TOPIC_HOOKS,
  learn: TOPIC_HOOKS,
  choose: TOPIC_HOOKS,
  news: NEWS_HOOKS,
  place: PLACE_HOOKS,
  product: PRODUCT_HOOKS,
} as const

/** Steps and results suit what is learnt, not just any topic; a choice has no story yet. */
const UNFIT: Partial<Record<SubjectKind, readonly HookFamily[]>> = {
  any: ['transformation', 'teaching', 'proof'],
  choose: ['transformation', 'proof', 'recognition', 'story', 'meme'],
}

const familiesOf = (kind: SubjectKind): HookFamily[] =>
  hookFamily.options.filter((family) => !UNFIT[kind]?.includes(family))

type Hook = { family: HookFamily; text: string }

/** One of each family in turn, then a second one of each, until there are enough. */
const inTurns = (groups: readonly (readonly Hook[])[]): Hook[] => {
  const longest = Math.max(...groups.map((group) => group.length))
  return Array.from({ length: longest }, (_, turn) =>
    groups.flatMap((group) => group.slice(turn, turn + 1)),
  ).flat()
}

/** Hooks of one family, or of as many families as there are hooks. */
const chooseHooks = ({
  desk: { subject, random, avoids },
  family,
  count,
}: {
  desk: Desk
  family: HookFamily | null
  count: number
}): Hook[] => {
  const families = family ? [family] : random.shuffle(familiesOf(subject.kind))
  // One family of what is to be shown has few phrases: those of topics follow.
  const pools = [POOLS[subject.kind], ...(isToShow(subject) && family ? [TOPIC_HOOKS] : [])]
  const groups = families.map((name) =>
    pools.flatMap((pool) =>
      random.shuffle(pool[name]).map((phrase) => ({ family: name, text: phrase(subject, random) })),
    ),
  )
  const isUnfit = (text: string) =>
    avoids(text) || (subject.isOblique && text.includes(subject.quoted))
  return allowed({ list: inTurns(groups), textOf: ({ text }) => text, avoids: isUnfit }).slice(
    0,
    count,
  )
}

/** Promises of a number and jokes would have to be kept by what follows. */
const BINDING: readonly HookFamily[] = ['list', 'meme']

/** A hook that suits whatever comes after it. */
export const chooseOpening = (desk: Desk): string => {
  if (desk.subject.tips.length > 0) {
    return chooseText({ desk, pool: TIP_HOOKS.map((phrase) => phrase(desk.subject)) })
  }
  const hooks = chooseHooks({ desk, family: null, count: hookFamily.options.length })
  return hooks.find(({ family }) => !BINDING.includes(family))?.text ?? desk.subject.title
}

export const writeHooks = ({ desk, task }: { desk: Desk; task: AiTaskOf<'hooks'> }) => ({
  hooks: chooseHooks({ desk, family: task.family, count: task.count }),
})
