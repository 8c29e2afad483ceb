import type { ReelContent } from '@kadr/contract/reel-content'
import { sceneOf } from './reel-kinds.ts'

export type Draft = { title: string; content: ReelContent }

/** As search compares it. */
export const searchTextOf = (text: string): string => text.toLowerCase()

/** What is stored of a draft. Its length does not depend on the files. */
export const valuesOf = ({ title, content }: Draft) => ({
  title,
  searchText: searchTextOf(title),
  kind: content.kind,
  form: content.form,
  seconds: sceneOf({ content, facts: new Map() }).seconds,
})
