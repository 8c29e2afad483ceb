import type { PostProblem } from '@kadr/contract/publishing/post-checks'
import { isByHand } from '../posts/by-hand.ts'
import { problem, type Rule } from './draft.ts'
import { NETWORK_RULES } from './network-rules.ts'
import { listSetting, textSetting } from './read-settings.ts'

const statusOf: Rule = ({ account, title }) => {
  switch (account.status) {
    case 'active':
      return []
    case 'needs_reauth':
      return [
        problem({
          code: 'connection_expired',
          message: `Доступ к ${title} закончился: подключите аккаунт заново`,
          field: 'connection',
        }),
      ]
    case 'read_only':
      return [
        problem({
          code: 'connection_read_only',
          message:
            'Аккаунт сверх тарифа: публиковать через него нельзя. Смените тариф или отключите другой аккаунт',
          field: 'connection',
        }),
      ]
  }
}

const scopesOf: Rule = ({ account, limits, title, draft: { settings } }) => {
  const { replyScopes } = NETWORK_RULES[limits.network]
  const hasReplies =
    listSetting({ settings, name: 'chain' }).length > 0 ||
    textSetting({ settings, name: 'firstComment' }) !== ''
  const missing = account.missingScopes.filter(
    (scope) => hasReplies || !replyScopes.includes(scope),
  )
  if (missing.length === 0) return []
  const message = `${title} не дал всех разрешений: подключите аккаунт заново и оставьте все галочки`
  return [problem({ code: 'scope_missing', message, field: 'connection' })]
}

const quotaOf: Rule = ({ account, title }) =>
  account.options?.postsLeft === 0
    ? [
        problem({
          level: 'warning',
          code: 'quota_spent',
          message: `${title} сегодня больше не примет публикаций от этого аккаунта: запланируйте на завтра`,
          field: 'connection',
        }),
      ]
    : []

const RULES: readonly Rule[] = [statusOf, scopesOf, quotaOf]

/** A person needs neither our access nor our share of requests. */
const concernsUsAlone = ({ code }: PostProblem) => code !== 'connection_read_only'

export const checkAccount: Rule = (check) => {
  const found = RULES.flatMap((rule) => rule(check))
  const { settings } = check.draft
  return isByHand({ network: check.limits.network, settings })
    ? found.filter((one) => !concernsUsAlone(one))
    : found
}
