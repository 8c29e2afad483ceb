import type { Action } from '@kadr/contract/base/permissions'
import type { ApiScope } from '@kadr/contract/integrations/scopes'
import type { McpServer } from '@modelcontextprotocol/server'
import { enterTool, type Session } from './define-tool.ts'
import { MAX_ROWS, readWeek } from './look-at-posts.ts'
import { readResults } from './look-at-results.ts'
import { toText } from './to-text.ts'

type Page = {
  uri: string
  name: string
  title: string
  description: string
  scope: ApiScope
  action: Action
  read(session: Session): Promise<Record<string, unknown>>
}

/** Pages that a person adds to a talk by hand. */
export const PAGES: readonly Page[] = [
  {
    uri: 'kadr://plan/week',
    name: 'week_plan',
    title: 'План на неделю',
    description: 'Посты ближайших семи дней',
    scope: 'posts.read',
    action: 'posts.read',
    read: ({ ctx, member }) => readWeek({ ctx, member, from: undefined, days: 7, limit: MAX_ROWS }),
  },
  {
    uri: 'kadr://results/month',
    name: 'month_results',
    title: 'Результаты месяца',
    description: 'Показатели за 30 дней и лучшие публикации',
    scope: 'analytics.read',
    action: 'analytics.read',
    read: ({ ctx, member }) => readResults({ ctx, member, length: 'month' }),
  },
]

export const registerPages = (server: McpServer, session: Session, pages: readonly Page[]) => {
  for (const { uri, name, title, description, read, ...right } of pages) {
    server.registerResource(name, uri, { title, description, mimeType: 'text/plain' }, async () => {
      const member = await enterTool({ session, tool: right, input: {} })
      const text = toText(await read({ ...session, member }))
      return { contents: [{ uri, mimeType: 'text/plain', text }] }
    })
  }
}
