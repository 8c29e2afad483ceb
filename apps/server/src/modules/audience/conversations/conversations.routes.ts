import * as figures from '@kadr/contract/audience/audience-figures'
import * as accounts from '@kadr/contract/audience/conversation-accounts'
import * as contract from '@kadr/contract/audience/conversations'
import type { Mount } from '../../../platform/http/mount.ts'
import { listAccounts, readAccountNow, switchAccount } from './accounts.service.ts'
import { changeThreads } from './change-threads.ts'
import { readFigures, readQuestions } from './figures.service.ts'
import { putPersonNote } from './person-notes.ts'
import { readThread } from './read-thread.ts'
import { countThreads, listLabels, listThreads } from './read-threads.ts'

export const mountConversations = (mount: Mount) => {
  mount({
    route: contract.listConversations,
    handle: ({ ctx, actor, query }) => listThreads({ ctx, actor, query }),
  })
  mount({
    route: contract.countConversations,
    handle: ({ ctx, actor }) => countThreads({ ctx, actor }),
  })
  mount({
    route: contract.listConversationLabels,
    handle: ({ ctx, actor }) => listLabels({ ctx, actor }),
  })
  mount({
    route: contract.getConversation,
    handle: ({ ctx, actor, params: { id }, query: { cursor } }) =>
      readThread({ ctx, actor, id, cursor }),
  })
  mount({
    route: contract.changeConversations,
    handle: ({ ctx, actor, body }) => changeThreads({ ctx, actor, ...body }),
  })
  mount({
    route: contract.putPersonNote,
    handle: ({ ctx, actor, params: { id }, body: note }) => putPersonNote({ ctx, actor, id, note }),
  })
  mount({
    route: accounts.listConversationAccounts,
    handle: ({ ctx, actor }) => listAccounts({ ctx, actor }),
  })
  mount({
    route: accounts.switchConversationAccount,
    handle: ({ ctx, actor, params: { id }, body: { isOn } }) =>
      switchAccount({ ctx, actor, id, isOn }),
  })
  mount({
    route: accounts.readConversationAccount,
    handle: ({ ctx, actor, params: { id } }) => readAccountNow({ ctx, actor, id }),
  })
  mount({
    route: figures.getAudienceFigures,
    handle: ({ ctx, actor, query: period }) => readFigures({ ctx, actor, period }),
  })
  mount({
    route: figures.listFrequentQuestions,
    handle: ({ ctx, actor }) => readQuestions({ ctx, actor }),
  })
}
