import * as contract from '@kadr/contract/audience/conversations'
import type { Mount } from '../../../platform/http/mount.ts'
import { answerThread, cancelAnswer, settleAnswer } from './answers.service.ts'
import { moderateThreads, undoModeration } from './moderate.ts'
import { suggestAnswers } from './suggest-answers.ts'

export const mountAnswers = (mount: Mount) => {
  mount({
    route: contract.answerConversation,
    handle: ({ ctx, actor, params: { id }, headers, body: { version, ...answer } }) =>
      answerThread({
        ctx,
        actor,
        id,
        version,
        answer: { ...answer, key: headers['idempotency-key'] },
      }),
  })
  mount({
    route: contract.cancelAnswer,
    handle: ({ ctx, actor, params }) => cancelAnswer({ ctx, actor, ...params }),
  })
  mount({
    route: contract.settleAnswer,
    handle: ({ ctx, actor, params, body: { isSent } }) =>
      settleAnswer({ ctx, actor, ...params, isSent }),
  })
  mount({
    route: contract.suggestAnswers,
    handle: ({ ctx, actor, params: { id }, request: { signal } }) =>
      suggestAnswers({ ctx, actor, id, signal }),
  })
  mount({
    route: contract.moderateConversations,
    handle: ({ ctx, actor, body }) => moderateThreads({ ctx, actor, ...body }),
  })
  mount({
    route: contract.undoModeration,
    handle: ({ ctx, actor, body: { key } }) => undoModeration({ ctx, actor, key }),
  })
}
