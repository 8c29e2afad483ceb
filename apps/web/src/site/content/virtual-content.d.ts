declare module 'virtual:site-content' {
  import type {
    Article,
    ArticleCard,
    DrawnPhrase,
    Hook,
    HookFamilyInfo,
    HookLists,
    KnowledgeSection,
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
  }
}
