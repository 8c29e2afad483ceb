import type { AutomationRule } from '@kadr/contract/automation-rule'
import { UserError } from '@kadr/domain/app-error'
import { findRuleProblem } from '@kadr/domain/automation/rule-problem'
import { findStyle } from '@kadr/scene/styles/all-styles'
import type { AppContext } from '../../context.ts'
import { assertLanguage } from '../ai/index.ts'
import { listConnectedAccounts } from '../connections/index.ts'
import { getProduct } from '../products/index.ts'
import { getFolder } from '../resources/index.ts'
import { invalid } from './failures.ts'

type Input = { ctx: AppContext; workspaceId: string; rule: AutomationRule }

const assertAccounts = async ({ ctx, workspaceId, rule: { targets } }: Input) => {
  const accounts = await listConnectedAccounts({ ctx, workspaceId })
  const isOurs = (id: string) => accounts.some((account) => account.id === id)
  if (targets.every(({ connectionId }) => isOurs(connectionId))) return
  throw new UserError({
    code: 'NOT_FOUND',
    userMessage: 'Аккаунт не подключён. Обновите список подключений',
    field: 'rule.targets',
  })
}

const assertSource = async ({ ctx, workspaceId, rule: { source } }: Input) => {
  if (source.kind === 'folder') {
    await getFolder({ ctx, workspaceId, id: source.folderId, field: 'rule.source' })
  }
  if (source.kind === 'products') {
    for (const id of source.productIds) await getProduct({ ctx, workspaceId, id })
  }
}

/** Throws when the rule can't work or names what is not in the workspace. */
export const assertRule = async (input: Input): Promise<void> => {
  const { rule } = input
  const problem = findRuleProblem(rule)
  if (problem) throw invalid(problem.field, problem.message)
  assertLanguage({ ctx: input.ctx, language: rule.language, field: 'rule.language' })
  if (rule.style !== null && findStyle(rule.style).key !== rule.style) {
    throw invalid('rule.style', 'Такого стиля нет. Выберите другой')
  }
  await assertAccounts(input)
  await assertSource(input)
}
