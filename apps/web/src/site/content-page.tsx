import { ArticlePage } from './blog/article-page.tsx'
import { BlogPage } from './blog/blog-page.tsx'
import { TagPage } from './blog/tag-page.tsx'
import { TagsPage } from './blog/tags-page.tsx'
import { usePageData } from './content/page-data.ts'
import { DevelopersPage } from './developers/developers-page.tsx'
import { DevelopersErrorsPage } from './developers/errors-page.tsx'
import { DevelopersGroupPage } from './developers/group-page.tsx'
import { HookFamilyPage } from './hooks/hook-family-page.tsx'
import { HooksPage } from './hooks/hooks-page.tsx'
import { HelpPage } from './knowledge/help-page.tsx'
import { KnowledgePage } from './knowledge/knowledge-page.tsx'
import { NetworkPage } from './networks/network-page.tsx'
import { NetworksPage } from './networks/networks-page.tsx'
import { StaticPage } from './pages/static-page.tsx'
import { PricingPage } from './pricing/pricing-page.tsx'
import { StatusPage } from './status/status-page.tsx'
import { ToolPage } from './tools/tool-page.tsx'
import { ToolsPage } from './tools/tools-page.tsx'

/** Draws a page of the content by its kind. One file: each kind alone is smaller than a request for it. */
export default function ContentPage() {
  const data = usePageData()
  switch (data.kind) {
    case 'blog':
      return <BlogPage {...data} />
    case 'article':
      return <ArticlePage {...data} />
    case 'tags':
      return <TagsPage {...data} />
    case 'tag':
      return <TagPage {...data} />
    case 'knowledge':
      return <KnowledgePage {...data} />
    case 'section':
    case 'help':
      return <HelpPage data={data} />
    case 'hook-family':
      return <HookFamilyPage {...data} />
    case 'page':
      return <StaticPage {...data} />
    case 'hooks':
      return <HooksPage {...data} />
    case 'pricing':
      return <PricingPage {...data} />
    case 'status':
      return <StatusPage {...data} />
    case 'developers':
      return <DevelopersPage {...data} />
    case 'developers-group':
      return <DevelopersGroupPage {...data} />
    case 'developers-errors':
      return <DevelopersErrorsPage {...data} />
    case 'networks':
      return <NetworksPage {...data} />
    case 'network':
      return <NetworkPage {...data} />
    case 'tools':
      return <ToolsPage {...data} />
    case 'tool':
      return <ToolPage {...data} />
    case 'landing':
      throw new Error('The landing has a route of its own')
  }
}
