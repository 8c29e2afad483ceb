import type {
  Article,
  ArticleCard,
  DrawnPhrase,
  Hook,
  HookFamilyInfo,
  HookLists,
  KnowledgeSection,
  Question,
  Tag,
  TagLink,
} from '@kadr/content/shape'
import type { PlanName } from '@kadr/contract/money/subscription'
import type { Network } from '@kadr/contract/publishing/networks'
import { useLoaderData } from '@tanstack/react-router'
import type { PageSeo } from '../../platform/page/seo.ts'
import type { ToolCopy } from '../tools/tool-copy.ts'
import type { ToolLink } from '../tools/tool-list.ts'

type TagCount = TagLink & { count: number }

/** A page of a network, as other pages show it. */
export type NetworkLink = {
  network: Network
  /** With an asterisk where the law asks for a note. */
  name: string
  path: string
  title: string
  description: string
}

/** A plan with its prices in words: those of the installation, filled in by the server. */
export type PlanCard = {
  plan: PlanName
  title: string
  fits: string
  monthly: string
  /** The sum of a year and what it saves. */
  year: string
}

/** A row of a table: a cell for each plan. */
export type PlanLine = { title: string; cells: string[] }

/** A part of the product: its texts are filled in by the server. */
export type StatusLine = { title: string; text: string; state: string }

/** A field of a call of the public API. */
export type ApiField = { name: string; type: string; isRequired: boolean; text: string }

/** A group of calls, as the menu of the reference shows it. */
export type ApiGroup = {
  title: string
  text: string
  path: string
  calls: { id: string; method: string; title: string }[]
}

/** A call of the public API with its examples as text. */
export type ApiCall = {
  id: string
  method: string
  path: string
  title: string
  scope: string
  fields: ApiField[]
  pathNames: string[]
  isWrite: boolean
  body: string
  answer: string
  statuses: { status: number; codes: string[] }[]
}

/** What a page of the public site is drawn from, by the kind of page. */
export type PageData = { seo: PageSeo } & (
  | { kind: 'landing'; phrase: DrawnPhrase }
  | { kind: 'blog'; articles: ArticleCard[]; tags: TagCount[] }
  | { kind: 'article'; article: Article }
  | { kind: 'tags'; tags: (TagCount & { description: string })[] }
  | { kind: 'tag'; tag: Tag; tags: TagCount[] }
  | { kind: 'knowledge'; sections: KnowledgeSection[] }
  | { kind: 'section'; sections: KnowledgeSection[]; section: KnowledgeSection }
  | { kind: 'help'; sections: KnowledgeSection[]; article: Article }
  | { kind: 'hooks'; hooks: Hook[]; families: HookFamilyInfo[]; lists: HookLists; total: number }
  | {
      kind: 'hook-family'
      family: HookFamilyInfo
      hooks: Hook[]
      families: HookFamilyInfo[]
      lists: HookLists
    }
  | { kind: 'page'; article: Article }
  | {
      kind: 'pricing'
      plans: PlanCard[]
      lines: PlanLine[]
      prices: PlanLine[]
      questions: Question[]
    }
  | {
      kind: 'status'
      groups: { title: string; lines: StatusLine[] }[]
      incidents: string[]
      readAt: string
    }
  | { kind: 'developers'; groups: ApiGroup[] }
  | { kind: 'developers-group'; groups: ApiGroup[]; group: ApiGroup; calls: ApiCall[] }
  | {
      kind: 'developers-errors'
      groups: ApiGroup[]
      problems: { code: string; status: number; title: string; action: string }[]
    }
  | { kind: 'networks'; links: NetworkLink[] }
  | {
      kind: 'network'
      network: Network
      article: Article
      questions: Question[]
      others: NetworkLink[]
    }
  | { kind: 'tools'; tools: (ToolLink & { gives: string })[] }
  | { kind: 'tool'; tool: ToolLink; copy: ToolCopy }
)

export type PageDataOf<K extends PageData['kind']> = Extract<PageData, { kind: K }>

/** Guarantee: every content route is loaded by `loadPage`, which returns PageData. */
const asPageData = (data: unknown) => data as PageData

/** The data of the current page of content. */
export const usePageData = () => asPageData(useLoaderData({ strict: false }))
