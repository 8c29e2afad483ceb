import * as contract from '@kadr/contract/automations'
import { listPlannedRuns as plannedRoute } from '@kadr/contract/planned-runs'
import type { Mount } from '../../platform/http/mount.ts'
import {
  createAutomation,
  getAutomation,
  listAutomations,
  pauseAutomation,
  saveAutomation,
} from './automations.service.ts'
import { makePlannedRuns, runAutomation, skipPlannedRun, swapPlannedRun } from './change-plan.ts'
import { deleteAutomation } from './delete-automation.ts'
import { listPlannedRuns, previewAutomation } from './planned-runs.service.ts'
import { getAutomationReport } from './report.service.ts'
import { listRuns } from './runs.service.ts'

const mountPlan = (mount: Mount) => {
  mount({
    route: plannedRoute,
    handle: ({ ctx, actor, query }) => listPlannedRuns({ ctx, actor, ...query }),
  })
  mount({
    route: contract.previewAutomation,
    handle: ({ ctx, actor, body }) => previewAutomation({ ctx, actor, ...body }),
  })
  mount({
    route: contract.skipPlannedRun,
    handle: ({ ctx, actor, params, body }) => skipPlannedRun({ ctx, actor, ...params, ...body }),
  })
  mount({
    route: contract.swapPlannedRun,
    handle: ({ ctx, actor, params, body }) => swapPlannedRun({ ctx, actor, ...params, ...body }),
  })
  mount({
    route: contract.makePlannedRuns,
    handle: ({ ctx, actor, params, body }) => makePlannedRuns({ ctx, actor, ...params, ...body }),
  })
}

export const mountAutomations = (mount: Mount) => {
  mountPlan(mount)
  mount({
    route: contract.listAutomations,
    handle: ({ ctx, actor }) => listAutomations({ ctx, actor }),
  })
  mount({
    route: contract.getAutomation,
    handle: ({ ctx, actor, params }) => getAutomation({ ctx, actor, ...params }),
  })
  mount({
    route: contract.createAutomation,
    handle: ({ ctx, actor, body, headers }) =>
      createAutomation({ ctx, actor, ...body, key: headers['idempotency-key'] }),
  })
  mount({
    route: contract.saveAutomation,
    handle: ({ ctx, actor, params, body }) => saveAutomation({ ctx, actor, ...params, ...body }),
  })
  mount({
    route: contract.pauseAutomation,
    handle: ({ ctx, actor, params, body }) => pauseAutomation({ ctx, actor, ...params, ...body }),
  })
  mount({
    route: contract.deleteAutomation,
    handle: ({ ctx, actor, params, query }) =>
      deleteAutomation({ ctx, actor, ...params, ...query }),
  })
  mount({
    route: contract.listRuns,
    handle: ({ ctx, actor, params, query }) => listRuns({ ctx, actor, ...params, query }),
  })
  mount({
    route: contract.runAutomation,
    handle: ({ ctx, actor, params, body, headers }) =>
      runAutomation({ ctx, actor, ...params, ...body, key: headers['idempotency-key'] }),
  })
  mount({
    route: contract.getAutomationReport,
    handle: ({ ctx, actor, params }) => getAutomationReport({ ctx, actor, ...params }),
  })
}
