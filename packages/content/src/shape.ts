import type { Network } from '@kadr/contract/publishing/networks'

/** What the pages of the public site are drawn from: plain data, written at build time. */

export const PAPERS = ['sand', 'sky', 'mint', 'rose', 'ink', 'cobalt'] as const
export type Paper = (typeof PAPERS)[number]

/** A picture of the build with its size in pixels. */
export type Picture = { src: string; width: number; height: number }

export type Cover = { paper: Paper; posters: Picture[] }

export type TagLink = { id: string; title: string; path: string }

export type ArticleCard = {
  path: string
  title: string
  description: string
  tags: TagLink[]
  /** Days: 2026-11-16. */
  published: string
  updated: string
  author: string
  minutes: number
  cover: Cover | null
}

export type Heading = { id: string; text: string }

export type Article = ArticleCard & {
  headings: Heading[]
  /** HTML of the text. */
  prose: string
  /** Path of the picture for link previews. */
  image: string
  related: ArticleCard[]
  namesMeta: boolean
}

export type Question = { question: string; answer: string }

/** The page of a network: its text, and questions with answers. */
export type NetworkPage = { network: Network; path: string; questions: Question[] }

export type Tag = TagLink & { description: string; articles: ArticleCard[] }

export type KnowledgeSection = {
  id: string
  path: string
  title: string
  description: string
  articles: { path: string; title: string; description: string }[]
}

export type HookChoice = { id: string; title: string }
/** A filter with the number of hooks behind it. */
export type HookFilterChoice = HookChoice & { count: number }

export type Hook = {
  id: string
  family: HookChoice
  template: string
  example: string
  niches: string[]
  goals: string[]
  layers: { text: string; voice: string; picture: string }
  warning: string | null
  poster: Picture
}

/** A phrase as the first slide of every style, for the landing. */
export type DrawnPhrase = {
  text: string
  slides: { style: string; name: string; poster: Picture }[]
}

export type HookFamilyInfo = HookChoice & {
  path: string
  description: string
  why: string
  warning: string
  count: number
  /** The day of the last change. */
  updated: string
}

export type HookLists = { niches: HookFilterChoice[]; goals: HookFilterChoice[] }
