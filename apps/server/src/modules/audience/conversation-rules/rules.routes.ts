import * as contract from '@kadr/contract/audience/conversation-rules'
import type { Mount } from '../../../platform/http/mount.ts'
import { listActs, undoRuleAct } from './rule-acts.ts'
import { createRule, deleteRule, listRules, switchRule, updateRule } from './rules.service.ts'
import { tryRule } from './try-rule.ts'

export const mountRules = (mount: Mount) => {
  mount({
    route: contract.listConversationRules,
    handle: ({ ctx, actor }) => listRules({ ctx, actor }),
  })
  mount({
    route: contract.createConversationRule,
    handle: ({ ctx, actor, body: rule }) => createRule({ ctx, actor, rule }),
  })
  mount({
    route: contract.updateConversationRule,
    handle: ({ ctx, actor, params: { id }, body }) => updateRule({ ctx, actor, id, ...body }),
  })
  mount({
    route: contract.switchConversationRule,
    handle: ({ ctx, actor, params: { id }, body }) => switchRule({ ctx, actor, id, ...body }),
  })
  mount({
    route: contract.deleteConversationRule,
    handle: async ({ ctx, actor, params: { id } }) => {
      await deleteRule({ ctx, actor, id })
      return {}
    },
  })
  mount({
    route: contract.tryConversationRule,
    handle: ({ ctx, actor, params: { id } }) => tryRule({ ctx, actor, id }),
  })
  mount({
    route: contract.listRuleActs,
    handle: ({ ctx, actor, params: { id }, query }) => listActs({ ctx, actor, id, query }),
  })
  mount({
    route: contract.undoRuleAct,
    handle: ({ ctx, actor, params: { id, actId } }) => undoRuleAct({ ctx, actor, id, actId }),
  })
}
