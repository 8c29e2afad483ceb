import type { ReportScope } from '@kadr/contract/insight/report-schedules'
import type { ReportDocument } from '@kadr/contract/insight/reports'
import type { MessageContent } from '../../delivery/bot-outbox/index.ts'

/** Path of the same period and accounts in the app. */
const pathOf = ({ overview: { period } }: ReportDocument, scope: ReportScope): string => {
  const query = new URLSearchParams({ period: 'custom', ...period })
  if (scope.kind === 'account') return `/analytics/accounts/${scope.id}?${query}`
  if (scope.kind === 'group') query.set('group', scope.id)
  return `/analytics?${query}`
}

const linkText = ({ url, hasPassword }: { url: string | undefined; hasPassword: boolean }) => {
  if (url === undefined) {
    return 'Ссылки для клиента нет: показателям YouTube нужен пароль. Задайте его в настройках отчёта.'
  }
  return `Ссылка для клиента${hasPassword ? ', с вашим паролем' : ''}:\n${url}`
}

type Input = {
  document: ReportDocument
  scope: ReportScope
  /** The URL of the read-only link, if there is one. */
  url: string | undefined
  hasPassword: boolean
}

export const composeReport = ({ document, scope, url, hasPassword }: Input): MessageContent => {
  const summary =
    document.summary.length > 0
      ? document.summary.join('\n')
      : 'За этот период показателей нет: сети ничего не отдали.'
  return {
    title: `${document.title}, ${document.workspaceName}`,
    text: `${summary}\n\n${linkText({ url, hasPassword })}`,
    rows: [[{ text: 'Открыть в Кадре', path: pathOf(document, scope) }]],
  }
}
