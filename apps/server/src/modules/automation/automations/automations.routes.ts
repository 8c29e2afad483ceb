import { checkFootage as checkFootageRoute } from '@kadr/contract/automation/automation-footage'
import * as contract from '@kadr/contract/automation/automations'
import { listPlannedRuns as plannedRoute } from '@kadr/contract/automation/planned-runs'
import type { SafeFetch } from '@kadr/kit/node/safe-fetch'
import type { Mount } from '../../../platform/http/mount.ts'
import {
  createAutomation,
  getAutomation,
  listAutomations,
  pauseAutomation,
  saveAutomation,
} from './automations.service.ts'
import { checkFeed } from './feeds/check-feed.ts'
import { createItemPreviews } from './feeds/preview-items.ts'
import { readAutomationFeed } from './feeds/read-automation-feed.ts'
import { checkFootage } from './footage/check-footage.ts'
import {
  makePlannedRuns,
  runAutomation,
  skipPlannedRun,
  swapPlannedRun,
} from './plan/change-plan.ts'
import { listPlannedRuns, previewAutomation } from './plan/planned-runs.service.ts'
import { deleteAutomation } from './rules/delete-automation.ts'
import { answerRun } from './run/answer-run.ts'
import { getAutomationReport } from './run/report.service.ts'
import { getRun, listRuns } from './run/runs.service.ts'

type Mounting = {
  mount: Mount
  /** Opens feeds at addresses given by users. */
  fetch: SafeFetch
}

const mountPlan = ({ mount, fetch }: Mounting) => {
  const listItems = createItemPreviews({ fetch })
  mount({
    route: plannedRoute,
    handle: ({ ctx, actor, query }) => listPlannedRuns({ ctx, actor, ...query }),
  })
  mount({
    route: contract.previewAutomation,
    handle: ({ ctx, actor, body }) => previewAutomation({ ctx, actor, listItems, ...body }),
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

const mountFeeds = ({ mount, fetch }: Mounting) => {
  mount({
    route: contract.checkFeed,
    handle: ({ ctx, body }) => checkFeed({ ctx, fetch, ...body }),
  })
  mount({
    route: checkFootageRoute,
    handle: ({ ctx, actor, query }) =>
      checkFootage({ ctx, workspaceId: actor.workspaceId, ...query }),
  })
  mount({
    route: contract.readAutomationFeed,
    handle: ({ ctx, actor, params }) => readAutomationFeed({ ctx, fetch, actor, ...params }),
  })
}

const mountRuns = (mount: Mount) => {
  mount({
    route: contract.listRuns,
    handle: ({ ctx, actor, params, query }) => listRuns({ ctx, actor, ...params, query }),
  })
  mount({
    route: contract.getRun,
    handle: ({ ctx, actor, params }) => getRun({ ctx, actor, ...params }),
  })
  mount({
    route: contract.runAutomation,
    handle: ({ ctx, actor, params, body, headers }) =>
      runAutomation({ ctx, actor, ...params, ...body, key: headers['idempotency-key'] }),
  })
  mount({
    route: contract.answerRun,
    handle: ({ ctx, actor, params, body }) => answerRun({ ctx, actor, ...params, ...body }),
  })
}

export const mountAutomations = ({ mount, fetch }: Mounting) => {
  mountPlan({ mount, fetch })
  mountFeeds({ mount, fetch })
  mountRuns(mount)
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
      createAutomation({ ctx, fetch, actor, ...body, key: headers['idempotency-key'] }),
  })
  mount({
    route: contract.saveAutomation,
    handle: ({ ctx, actor, params, body }) =>
      saveAutomation({ ctx, fetch, actor, ...params, ...body }),
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
    route: contract.getAutomationReport,
    handle: ({ ctx, actor, params }) => getAutomationReport({ ctx, actor, ...params }),
  })
}
