import * as contract from '@kadr/contract/integrations/v1/reels'
import { UserError } from '@kadr/domain/base/app-error'
import type { Mount } from '../../../platform/http/mount.ts'
import { keepKey } from '../../../platform/http/v1/api-caller.ts'
import { planQuestions } from '../../studio/ai/index.ts'
import { getGeneration, listHistory } from '../../studio/generations/index.ts'
import { getReel, listReels, renderReel } from '../../studio/reels/index.ts'
import { getTemplate, listTemplates } from '../../studio/templates/index.ts'
import { createFromTemplate } from './create-from-template.ts'
import { createTopicReel } from './create-topic-reel.ts'
import { readPage } from './read-page.ts'
import { presentGeneration, presentReel, presentTemplate, presentWhole } from './reels.presenter.ts'

const mountReading = (mount: Mount) => {
  mount({
    route: contract.listReelsV1,
    handle: ({ ctx, actor: { workspaceId }, query }) =>
      readPage({
        ctx,
        workspaceId,
        list: 'reels',
        query,
        read: (page) => listReels({ ctx, workspaceId, query: { ...query, ...page } }),
        present: presentReel(ctx.config.publicUrl),
      }),
  })
  mount({
    route: contract.getReelV1,
    handle: async ({ ctx, actor: { workspaceId }, params: { id } }) =>
      presentWhole(ctx.config.publicUrl)(await getReel({ ctx, workspaceId, id })),
  })
  mount({
    route: contract.askReelV1,
    handle: async ({ ctx, actor: { workspaceId }, body: { topic } }) => {
      const planned = await planQuestions({ ctx, workspaceId, sentence: topic })
      if (planned.outcome === 'refused') {
        throw new UserError({
          code: 'VALIDATION_FAILED',
          userMessage: planned.rule,
          field: 'topic',
        })
      }
      const { isKnown, questions } = planned.plan
      return { isKnown, questions: questions.map(({ id, text }) => ({ id, text })) }
    },
  })
}

const mountTemplates = (mount: Mount) => {
  mount({
    route: contract.listTemplatesV1,
    handle: async ({ ctx, actor: { workspaceId } }) => {
      const templates = await listTemplates({ ctx, workspaceId })
      return { items: templates.map(presentTemplate) }
    },
  })
  mount({
    route: contract.getTemplateV1,
    handle: async ({ ctx, actor: { workspaceId }, params: { id } }) =>
      presentTemplate(await getTemplate({ ctx, workspaceId, id })),
  })
}

const mountGenerations = (mount: Mount) => {
  mount({
    route: contract.renderReelV1,
    handle: async ({ ctx, actor: { workspaceId, userId }, params: { id }, body: { output } }) =>
      presentGeneration(await renderReel({ ctx, workspaceId, userId, id, output })),
  })
  mount({
    route: contract.listGenerationsV1,
    handle: ({ ctx, actor: { workspaceId }, query }) =>
      readPage({
        ctx,
        workspaceId,
        list: 'generations',
        query,
        read: (page) => listHistory({ ctx, workspaceId, query: { ...query, ...page } }),
        present: presentGeneration,
      }),
  })
  mount({
    route: contract.getGenerationV1,
    handle: async ({ ctx, actor: { workspaceId }, params: { id } }) =>
      presentGeneration(await getGeneration({ ctx, workspaceId, id })),
  })
}

export const mountReelsV1 = (mount: Mount) => {
  mountReading(mount)
  mountGenerations(mount)
  mountTemplates(mount)
  mount({
    route: contract.createReelV1,
    handle: async ({ ctx, actor, body, headers, request }) => {
      const { workspaceId, userId } = actor
      const key = keepKey(actor, headers['idempotency-key'])
      const reel =
        body.from === 'template'
          ? await createFromTemplate({ ctx, actor, body, key, signal: request.signal })
          : await createTopicReel({
              ctx,
              asker: { workspaceId, userId },
              ...body,
              key,
              signal: request.signal,
            })
      return presentWhole(ctx.config.publicUrl)(reel)
    },
  })
}
