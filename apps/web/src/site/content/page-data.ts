import type {
  Article,
  ArticleCard,
  DrawnPhrase,
  Hook,
  HookFamilyInfo,
  HookLists,
  KnowledgeSection,
  Tag,
  TagLink,
} from '@kadr/content/shape'
import { useLoaderData } from '@tanstack/react-router'
import type { PageSeo } from '../../platform/seo.ts'
import type { ToolCopy } from '../tools/tool-copy.ts'
import type { ToolLink } from '../tools/tool-list.ts'

type TagCount = TagLink & { count: number }

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
  | { kind: 'tools'; tools: (ToolLink & { gives: string })[] }
  | { kind: 'tool'; tool: ToolLink; copy: ToolCopy }
)

export type PageDataOf<K extends PageData['kind']> = Extract<PageData, { kind: K }>

/** Guarantee: every content route is loaded by `loadPage`, which returns PageData. */
const asPageData = (data: unknown) => data as PageData

/** The data of the current page of content. */
export const usePageData = () => asPageData(useLoaderData({ strict: false }))
