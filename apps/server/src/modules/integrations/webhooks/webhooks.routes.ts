import * as contract from '@kadr/contract/integrations/webhooks'
import type { Mount } from '../../../platform/http/mount.ts'
import type { IsPublicUrl } from './check-address.ts'
import { getDelivery, listDeliveries, resendDelivery } from './deliveries.service.ts'
import {
  pauseWebhook,
  resumeWebhook,
  rotateWebhookSecret,
  testWebhook,
} from './endpoint-state.service.ts'
import { changeWebhook, createWebhook, deleteWebhook, listWebhooks } from './endpoints.service.ts'

export const mountWebhooks = (mount: Mount, isPublicUrl: IsPublicUrl) => {
  mount({
    route: contract.listWebhooks,
    handle: ({ ctx, actor: { workspaceId } }) => listWebhooks({ ctx, workspaceId }),
  })
  mount({
    route: contract.createWebhook,
    handle: ({ ctx, actor: { workspaceId, userId }, body }) =>
      createWebhook({ ctx, workspaceId, userId, body, isPublicUrl }),
  })
  mount({
    route: contract.changeWebhook,
    handle: ({ ctx, actor: { workspaceId, userId }, params: { id }, body }) =>
      changeWebhook({ ctx, workspaceId, userId, id, body, isPublicUrl }),
  })
  mount({
    route: contract.deleteWebhook,
    handle: ({ ctx, actor: { workspaceId, userId }, params: { id } }) =>
      deleteWebhook({ ctx, workspaceId, userId, id }),
  })
  mount({
    route: contract.testWebhook,
    handle: ({ ctx, actor: { workspaceId, userId }, params: { id } }) =>
      testWebhook({ ctx, workspaceId, userId, id }),
  })
  mount({
    route: contract.pauseWebhook,
    handle: ({ ctx, actor: { workspaceId, userId }, params: { id } }) =>
      pauseWebhook({ ctx, workspaceId, userId, id }),
  })
  mount({
    route: contract.resumeWebhook,
    handle: ({ ctx, actor: { workspaceId, userId }, params: { id }, body: { waiting } }) =>
      resumeWebhook({ ctx, workspaceId, userId, id, waiting }),
  })
  mount({
    route: contract.rotateWebhookSecret,
    handle: ({ ctx, actor: { workspaceId, userId }, params: { id } }) =>
      rotateWebhookSecret({ ctx, workspaceId, userId, id }),
  })
  mount({
    route: contract.listWebhookDeliveries,
    handle: ({ ctx, actor: { workspaceId }, params: { id }, query }) =>
      listDeliveries({ ctx, workspaceId, id, query }),
  })
  mount({
    route: contract.getWebhookDelivery,
    handle: ({ ctx, actor: { workspaceId }, params: { id } }) =>
      getDelivery({ ctx, workspaceId, id }),
  })
  mount({
    route: contract.resendWebhookDelivery,
    handle: ({ ctx, actor: { workspaceId }, params: { id } }) =>
      resendDelivery({ ctx, workspaceId, id }),
  })
}
