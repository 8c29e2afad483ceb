import * as contract from '@kadr/contract/studio/ai'
import * as questions from '@kadr/contract/studio/questions'
import type { AppContext } from '../../../context.ts'
import type { Mount } from '../../../platform/http/mount.ts'
import { repeatAi, startAiRequest } from './ask.ts'
import { getBrandVoice, putBrandVoice } from './brand-voice.service.ts'
import { hearAnswer } from './hear-answer.ts'
import { cancelRequest, getRequest, listHistory, removeRequest } from './history.service.ts'
import { placePlan } from './place-plan.ts'
import { composeAnswers, planQuestions } from './questions.service.ts'
import { createRunningRequests } from './running-requests.ts'
import { getStatus } from './status.ts'

export const mountAi = (mount: Mount, ctx: AppContext) => {
  const running = createRunningRequests(ctx)
  mount({
    route: contract.askAi,
    handle: ({ ctx, actor, body, headers, request }) =>
      startAiRequest({
        ctx,
        running,
        asker: { workspaceId: actor.workspaceId, userId: actor.userId },
        task: body.task,
        key: headers['idempotency-key'],
        signal: request.signal,
      }),
  })
  mount({
    route: contract.repeatAi,
    handle: ({ ctx, actor, params, request }) =>
      repeatAi({
        ctx,
        running,
        asker: { workspaceId: actor.workspaceId, userId: actor.userId },
        id: params.id,
        signal: request.signal,
      }),
  })
  mount({
    route: contract.cancelAi,
    handle: ({ ctx, actor, params }) =>
      cancelRequest({ ctx, running, workspaceId: actor.workspaceId, id: params.id }),
  })
  mount({
    route: contract.listAiRequests,
    handle: ({ ctx, actor, query }) => listHistory({ ctx, workspaceId: actor.workspaceId, query }),
  })
  mount({
    route: contract.getAiRequest,
    handle: ({ ctx, actor, params }) =>
      getRequest({ ctx, workspaceId: actor.workspaceId, id: params.id }),
  })
  mount({
    route: contract.deleteAiRequest,
    async handle({ ctx, actor, params }) {
      await removeRequest({ ctx, workspaceId: actor.workspaceId, id: params.id })
      return {}
    },
  })
  mount({
    route: questions.planQuestions,
    handle: ({ ctx, actor, body }) =>
      planQuestions({ ctx, workspaceId: actor.workspaceId, ...body }),
  })
  mount({
    route: questions.composeAnswers,
    handle: ({ ctx, actor, body }) =>
      composeAnswers({ ctx, workspaceId: actor.workspaceId, ...body }),
  })
  mount({
    route: questions.hearAnswer,
    handle: ({ ctx, body, request }) => hearAnswer({ ctx, ...body, signal: request.signal }),
  })
  mount({
    route: questions.planVisitorQuestions,
    handle: ({ ctx, body }) => planQuestions({ ctx, workspaceId: null, ...body }),
  })
  mount({
    route: questions.composeVisitorAnswers,
    handle: ({ ctx, body }) => composeAnswers({ ctx, workspaceId: null, ...body }),
  })
  mount({
    route: contract.placePlan,
    handle: ({ ctx, actor, params, body }) => placePlan({ ctx, actor, ...params, ...body }),
  })
  mount({
    route: contract.getBrandVoice,
    handle: ({ ctx, actor }) => getBrandVoice({ ctx, workspaceId: actor.workspaceId }),
  })
  mount({
    route: contract.putBrandVoice,
    handle: ({ ctx, actor, body }) =>
      putBrandVoice({ ctx, workspaceId: actor.workspaceId, voice: body }),
  })
  mount({
    route: contract.getAiStatus,
    handle: ({ ctx, actor }) =>
      getStatus({ ctx, asker: { workspaceId: actor.workspaceId, userId: actor.userId } }),
  })
}
