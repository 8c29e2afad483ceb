import { type HookFamilyFile, readHookFamilies } from '@kadr/content/hook-gallery'
import { CONTENT_FOLDER } from '@kadr/content/read-source'
import type { HookFamily, HookGoal } from '@kadr/contract/studio/ai-tasks'

export type GalleryHook = {
  /** `family/id`, its place in the gallery. */
  key: string
  family: string
  template: string
  example: string
  goals: readonly HookGoal[]
}

let families: readonly HookFamilyFile[] | undefined

const stemsOf = (words: string) =>
  words
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length > 3)
    .map((word) => word.slice(0, Math.max(4, word.length - 2)))

/** Hooks of the gallery, those that share words with the topic first. */
export const findHooks = ({
  topic = '',
  family,
  goal,
}: {
  topic?: string | undefined
  family?: HookFamily | undefined
  goal?: HookGoal | undefined
}): GalleryHook[] => {
  families ??= readHookFamilies(CONTENT_FOLDER)
  const stems = stemsOf(topic)
  const found = families
    .filter(({ family: { id } }) => family === undefined || id === family)
    .flatMap(({ family: { id, title }, hooks }) =>
      hooks
        .filter(({ goals }) => goal === undefined || goals.includes(goal))
        .map((hook) => ({ ...hook, key: `${id}/${hook.id}`, family: title })),
    )
  const rankOf = ({ template, example }: GalleryHook) => {
    const text = `${template} ${example}`.toLowerCase()
    return stems.filter((stem) => text.includes(stem)).length
  }
  return found
    .map(({ key, family: name, template, example, goals }) => ({
      key,
      family: name,
      template,
      example,
      goals,
    }))
    .toSorted((one, other) => rankOf(other) - rankOf(one))
}
