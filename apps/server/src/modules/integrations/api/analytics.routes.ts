import type { AnalyticsOverview } from '@kadr/contract/insight/analytics'
import type { Figure } from '@kadr/contract/insight/analytics-figures'
import * as contract from '@kadr/contract/integrations/v1/analytics'
import { listDays } from '@kadr/domain/insight/period'
import type { Mount } from '../../../platform/http/mount.ts'
import { getOverview } from '../../insight/analytics/index.ts'

const presentFigure = ({ metric, value, compared }: Figure) => ({ metric, value, compared })

const presentOverview = (overview: AnalyticsOverview): contract.V1Overview => {
  const views = overview.series.find(({ metric }) => metric === 'views')
  return {
    period: overview.period,
    previous: overview.previous,
    timeZone: overview.timeZone,
    figures: overview.figures.map(presentFigure),
    networks: overview.networks.map(({ network, accounts, figures }) => ({
      network,
      accounts,
      figures: figures.map(presentFigure),
    })),
    days: listDays(overview.period).map((date, index) => ({
      date,
      publications: overview.publications[index] ?? 0,
      views: views?.now[index] ?? null,
    })),
    updatedAt: overview.updatedAt,
  }
}

export const mountAnalyticsV1 = (mount: Mount) => {
  mount({
    route: contract.getOverviewV1,
    handle: async ({ ctx, actor: { workspaceId }, query }) =>
      presentOverview(await getOverview({ ctx, workspaceId, query })),
  })
}
