import { hookFamily, hookGoal } from '@kadr/contract/studio/ai-tasks'
import { STYLES } from '@kadr/scene/styles/all-styles'
import { z } from 'zod'
import { day } from './front-matter.ts'
import type { Pictures } from './pictures.ts'
import { readYaml } from './read-yaml.ts'
import type { Hook, HookFamilyInfo, HookLists } from './shape.ts'

const choice = z.strictObject({ id: z.string(), title: z.string().min(1) })
const listsShape = z.strictObject({
  niches: z.array(choice).min(1),
  goals: z.array(choice.extend({ id: z.enum(hookGoal.options) })).min(1),
})
const text = z.string().min(1)
const familyShape = z.strictObject({
  family: z.strictObject({
    id: z.enum(hookFamily.options),
    updated: day,
    title: text.max(60),
    description: text,
    why: text,
    warning: text,
  }),
  hooks: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z\d-]+$/),
        template: text,
        example: text,
        niches: z.array(z.string()).min(1),
        goals: z.array(z.string()).min(1),
        layers: z.strictObject({ text, voice: text, picture: text }),
        warning: text.optional(),
      }),
    )
    .min(1),
})

const POSTER_WIDTH = 240
const POSTER_TEXT_MAX = 70

type KnownIds = z.infer<typeof listsShape>

export const readHookLists = ({ file, source }: { file: string; source: string }): KnownIds =>
  readYaml({ file, text: source, schema: listsShape })

export const countHooks = ({ niches, goals }: KnownIds, hooks: readonly Hook[]): HookLists => ({
  niches: niches.map((niche) => ({
    ...niche,
    count: hooks.filter((hook) => hook.niches.includes(niche.id)).length,
  })),
  goals: goals.map((goal) => ({
    ...goal,
    count: hooks.filter((hook) => hook.goals.includes(goal.id)).length,
  })),
})

/** Known ids only: a filter that finds nothing by a typo is a mistake of the content. */
const refineIds = (lists: KnownIds) => {
  const niches = new Set(lists.niches.map(({ id }) => id))
  const goals = new Set<string>(lists.goals.map(({ id }) => id))
  return familyShape.superRefine(({ hooks }, context) => {
    const seen = new Set<string>()
    hooks.forEach((hook, index) => {
      const unknown = [
        ...hook.niches.filter((id) => !niches.has(id)),
        ...hook.goals.filter((id) => !goals.has(id)),
      ]
      if (unknown.length > 0)
        context.addIssue({ code: 'custom', path: ['hooks', index], message: `unknown ${unknown}` })
      if (seen.has(hook.id))
        context.addIssue({ code: 'custom', path: ['hooks', index], message: `${hook.id} again` })
      seen.add(hook.id)
    })
  })
}

export const readHookFamily = ({
  file,
  source,
  lists,
  pictures,
  order,
}: {
  file: string
  source: string
  lists: KnownIds
  pictures: Pictures
  order: number
}): { info: HookFamilyInfo; hooks: Hook[] } => {
  const { family, hooks } = readYaml({ file, text: source, schema: refineIds(lists) })
  const link = { id: family.id, title: family.title }
  return {
    info: { ...family, path: `/hooks-gallery/${family.id}`, count: hooks.length },
    hooks: hooks.map((hook, index) => {
      const style = STYLES[(index + order) % STYLES.length] ?? STYLES[0]
      const words = hook.example.length > POSTER_TEXT_MAX ? hook.layers.text : hook.example
      return {
        ...hook,
        family: link,
        warning: hook.warning ?? null,
        poster: pictures.poster({
          style: style.key,
          text: words.slice(0, POSTER_TEXT_MAX),
          width: POSTER_WIDTH,
        }),
      }
    }),
  }
}
