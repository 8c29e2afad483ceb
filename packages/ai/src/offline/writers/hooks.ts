import { type AiTaskOf, type HookFamily, hookFamily } from '@kadr/contract/ai-tasks'
import { allowed } from '../avoid.ts'
import type { Desk } from '../desk.ts'
import { PRODUCT_HOOKS, TOPIC_HOOKS } from '../phrases/hook-phrases.ts'
import { isToShow } from '../subject.ts'

type Hook = { family: HookFamily; text: string }

/** One of each family in turn, then a second one of each, until there are enough. */
const inTurns = (groups: readonly (readonly Hook[])[]): Hook[] => {
  const longest = Math.max(...groups.map((group) => group.length))
  return Array.from({ length: longest }, (_, turn) =>
    groups.flatMap((group) => group.slice(turn, turn + 1)),
  ).flat()
}

/** Hooks of one family, or of as many families as there are hooks. */
export const chooseHooks = ({
  desk: { subject, random, avoids },
  family,
  count,
}: {
  desk: Desk
  family: HookFamily | null
  count: number
}): Hook[] => {
  const families = family ? [family] : random.shuffle(hookFamily.options)
  // A product is something to learn about as well: phrases of topics follow its own.
  const pools = isToShow(subject) ? [PRODUCT_HOOKS] : [TOPIC_HOOKS]
  const more = isToShow(subject) && family ? [TOPIC_HOOKS] : []
  const groups = families.map((name) =>
    [...pools, ...more].flatMap((pool) =>
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

export const writeHooks = ({ desk, task }: { desk: Desk; task: AiTaskOf<'hooks'> }) => ({
  hooks: chooseHooks({ desk, family: task.family, count: task.count }),
})
