import type { Automation, AutomationRun } from '@kadr/contract/automation/automations'
import * as contract from '@kadr/contract/integrations/v1/automations'
import type { Mount } from '../../../platform/http/mount.ts'
import { keepKey } from '../../../platform/http/v1/api-caller.ts'
import {
  getAutomation,
  listAutomations,
  listRuns,
  pauseAutomation,
  runAutomation,
} from '../../automation/automations/index.ts'
import { readPage, sliceOf } from './read-page.ts'

const presentRun = (run: AutomationRun): contract.V1Run => ({
  id: run.id,
  state: run.state,
  failure: run.failure,
  time: run.time,
  isManual: run.isManual,
  reelId: run.reelId,
  postId: run.post?.id ?? null,
  finishedAt: run.finishedAt,
})

const presentAutomation = (automation: Automation): contract.V1Automation => ({
  id: automation.id,
  name: automation.rule.name,
  mode: automation.rule.mode,
  isPaused: automation.isPaused,
  pauseReason: automation.pause?.message ?? null,
  nextRun: automation.nextRun,
  lastRun: automation.lastRun && presentRun(automation.lastRun),
  updatedAt: automation.updatedAt,
})

const mountChanging = (mount: Mount) => {
  mount({
    route: contract.startAutomationV1,
    handle: async ({ ctx, actor, params }) =>
      presentAutomation(await pauseAutomation({ ctx, actor, ...params, isPaused: false })),
  })
  mount({
    route: contract.stopAutomationV1,
    handle: async ({ ctx, actor, params }) =>
      presentAutomation(await pauseAutomation({ ctx, actor, ...params, isPaused: true })),
  })
  mount({
    route: contract.runAutomationV1,
    handle: async ({ ctx, actor, params, body, headers }) => {
      const key = keepKey(actor, headers['idempotency-key'])
      return presentRun(await runAutomation({ ctx, actor, ...params, ...body, key }))
    },
  })
}

export const mountAutomationsV1 = (mount: Mount) => {
  mountChanging(mount)
  mount({
    route: contract.listAutomationsV1,
    handle: ({ ctx, actor, query }) =>
      readPage({
        ctx,
        workspaceId: actor.workspaceId,
        list: 'automations',
        query,
        read: sliceOf(async () => (await listAutomations({ ctx, actor })).items),
        present: presentAutomation,
      }),
  })
  mount({
    route: contract.getAutomationV1,
    handle: async ({ ctx, actor, params }) =>
      presentAutomation(await getAutomation({ ctx, actor, ...params })),
  })
  mount({
    route: contract.listRunsV1,
    handle: ({ ctx, actor, params, query }) =>
      readPage({
        ctx,
        workspaceId: actor.workspaceId,
        list: `automations/${params.id}/runs`,
        query,
        read: (page) => listRuns({ ctx, actor, ...params, query: page }),
        present: presentRun,
      }),
  })
}
