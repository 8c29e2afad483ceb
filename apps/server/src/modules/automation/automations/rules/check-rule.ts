import type { AutomationRule } from '@kadr/contract/automation/automation-rule'
import { findRuleProblem } from '@kadr/domain/automation/rule-problem'
import { findTemplateProblem } from '@kadr/domain/automation/template-problem'
import { UserError } from '@kadr/domain/base/app-error'
import { findStyle } from '@kadr/scene/styles/all-styles'
import type { AppContext } from '../../../../context.ts'
import { getProduct } from '../../../library/products/index.ts'
import { getFolder } from '../../../library/resources/index.ts'
import { listConnectedAccounts } from '../../../publishing/connections/index.ts'
import { assertLanguage } from '../../../studio/ai/index.ts'
import { findTemplate } from '../../../studio/templates/index.ts'
import { invalid } from '../failures.ts'

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
  if (source.kind === 'folder' || source.kind === 'footage') {
    await getFolder({ ctx, workspaceId, id: source.folderId, field: 'rule.source' })
  }
  if (source.kind === 'products') {
    for (const id of source.productIds) await getProduct({ ctx, workspaceId, id })
  }
}

const assertTemplate = async ({ ctx, workspaceId, rule: { templateId, output } }: Input) => {
  if (!templateId) return
  const template = await findTemplate({ ctx, workspaceId, id: templateId })
  const problem = findTemplateProblem(output, template)
  if (problem !== undefined) throw invalid('rule.templateId', problem)
}

/** Throws when the rule can't work or refers to something outside the workspace. */
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
  await assertTemplate(input)
}
