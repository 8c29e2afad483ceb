import { createSafeFetch, type SafeFetch } from '@kadr/kit/node/safe-fetch'
import { loopbackUrl, SANDBOX_SITE_PATH } from '../../../../config/sandbox-credentials.ts'
import type { AppContext } from '../../../../context.ts'
import { openSites } from '../../../../platform/outside/sites/open-sites.ts'
import {
  addPlanSheet,
  applyPlanSheet,
  checkPlanSheet,
  listPlanSheets,
} from '../../../publishing/posts/index.ts'
import { SHEET_NOW, SHEET_TAKEN } from '../content/demo-sheet.ts'
import type { DemoStep } from '../demo-step.ts'

/** Inside the process: its public address need not be reachable from here. */
const openPlayed = ({ config }: AppContext): SafeFetch => {
  const own = loopbackUrl(config)
  const fetch = openSites({
    config: { isSandbox: config.isSandbox, publicUrl: own },
    fetch: createSafeFetch(),
  })
  return (url, request) => fetch(String(url).replace(config.publicUrl, own), request)
}

/** A plan that an editor keeps in a shared sheet: taken once, and changed there since. */
export const addSheet: DemoStep = {
  name: 'sheet',
  async run({ ctx, actor }) {
    if (!ctx.config.isSandbox) return
    const path = `${SANDBOX_SITE_PATH}/sheets/plan-${actor.workspaceId.slice(-6)}.csv`
    const url = `${ctx.config.publicUrl}${path}`
    const write = async (body: string) => {
      const answer = await fetch(`${loopbackUrl(ctx.config)}${path}`, { method: 'PUT', body })
      if (!answer.ok) throw new Error(`The sandbox answered ${answer.status} to a sheet`)
    }
    const by = { ctx, actor, fetch: openPlayed(ctx) }
    const { items } = await listPlanSheets({ ctx, actor })
    const known = items.find((sheet) => sheet.url === url)
    if (!known?.last) {
      await write(SHEET_TAKEN)
      const body = { url, connectionIds: [], isScheduled: false }
      const { id } = known ?? (await addPlanSheet({ ...by, body }))
      const { hash } = await checkPlanSheet({ ...by, id })
      await applyPlanSheet({ ...by, id, hash })
    }
    await write(SHEET_NOW)
  },
}
