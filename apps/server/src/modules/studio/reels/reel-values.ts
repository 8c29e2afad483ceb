import type { ReelContent } from '@kadr/contract/studio/reel-content'
import { sceneOf } from './reel-kinds.ts'

export type Draft = {
  title: string
  content: ReelContent
  caption?: string | undefined
  rubricId?: string | null | undefined
}

export const searchTextOf = (text: string): string => text.toLowerCase()

/** The duration of a draft does not depend on its files. */
export const valuesOf = ({ title, content, caption, rubricId }: Draft) => ({
  title,
  searchText: searchTextOf(title),
  ...(caption !== undefined && { caption }),
  ...(rubricId !== undefined && { rubricId }),
  kind: content.kind,
  form: content.form,
  seconds: sceneOf({ content, facts: new Map() }).seconds,
})
