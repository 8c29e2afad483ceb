declare module 'virtual:site-content' {
  import type {
    Article,
    ArticleCard,
    DrawnPhrase,
    Hook,
    HookFamilyInfo,
    HookLists,
    KnowledgeSection,
    NetworkPage,
    Tag,
  } from '@kadr/content/shape'

  /** Written by the plugin of `scripts/site-content.ts`. */
  export const content: {
    articles: Article[]
    blog: ArticleCard[]
    tags: Tag[]
    knowledge: KnowledgeSection[]
    families: HookFamilyInfo[]
    hooks: Hook[]
    lists: HookLists
    phrase: DrawnPhrase
    networks: NetworkPage[]
    /** Pictures for link previews of pages without a text of their own. */
    shares: { landing: string; pricing: string; networks: string }
  }
}
