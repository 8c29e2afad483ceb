import type { NetworkFigures } from '@kadr/contract/insight/analytics'
import type { AnalyticsMetric, Figure } from '@kadr/contract/insight/analytics-figures'
import { labelFigure } from '@kadr/domain/insight/describe-comparison'
import { getNetwork } from '../../../../networks/index.ts'
import { Badge } from '../../../../ui/feedback/badge.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { copy } from '../copy.ts'
import { ChangeText } from '../figures/change-text.tsx'
import { formatDayOf, formatFigure } from '../figures/format-figure.ts'
import { VoidText } from '../figures/void-text.tsx'

const find = (figures: readonly Figure[], metric: AnalyticsMetric) =>
  figures.find((figure) => figure.metric === metric)

const Value = ({ figure }: { figure: Figure | undefined }) =>
  figure && figure.value !== null ? (
    <span>{formatFigure({ metric: figure.metric, value: figure.value })}</span>
  ) : (
    <VoidText absence={figure?.absence ?? null} />
  )

type Props = {
  networks: readonly NetworkFigures[]
  total: readonly Figure[]
  metric: AnalyticsMetric
  timeZone: string
}

/** Figures per network; the total is computed by us and labelled so. */
export const NetworksCard = ({ networks, total, metric, timeZone }: Props) => {
  const shown = metric === 'followers' || metric === 'engagementRate' ? 'views' : metric
  const sorted = networks.toSorted(
    (one, other) =>
      (find(other.figures, shown)?.value ?? -1) - (find(one.figures, shown)?.value ?? -1),
  )
  const sum = find(total, shown)
  const top = Math.max(...networks.map(({ figures }) => find(figures, shown)?.value ?? 0), 1)
  return (
    <Card className="grid min-w-0 grid-cols-1 content-start gap-3">
      <h2 className="font-semibold">{copy.byNetwork.title}</h2>
      <div className="overflow-x-auto">
        <table className="w-full border-collapse text-label">
          <caption className="sr-only">{copy.byNetwork.title}</caption>
          <thead className="text-caption text-ink-3">
            <tr className="border-b border-line">
              <th scope="col" className="py-2 text-left font-medium">
                {copy.byNetwork.network}
              </th>
              <th scope="col" className="px-2 py-2 text-right font-medium">
                {sum ? labelFigure(sum) : copy.metrics[shown]}
              </th>
              <th scope="col" className="px-2 py-2 text-right font-medium">
                {copy.byNetwork.change}
              </th>
              <th scope="col" className="px-2 py-2 text-right font-medium max-sm:hidden">
                {copy.metrics.engagementRate}
              </th>
              <th scope="col" className="py-2 pl-2 text-right font-medium max-sm:hidden">
                {copy.metrics.followers}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {sorted.map(({ network, figures, staleSince }) => {
              const { Mark, title, color } = getNetwork(network)
              const main = find(figures, shown)
              return (
                <tr key={network}>
                  <th scope="row" className="py-2.5 text-left font-medium">
                    <span className="flex items-center gap-2">
                      <span style={{ color }}>
                        <Mark className="size-5" />
                      </span>
                      {title}
                      {staleSince ? (
                        <Badge tone="scheduled">
                          {copy.byNetwork.staleSince(
                            formatDayOf({ instant: staleSince, timeZone }),
                          )}
                        </Badge>
                      ) : null}
                    </span>
                    {main?.value ? (
                      <span
                        aria-hidden="true"
                        className="mt-1.5 block h-1.5 w-full max-w-48 overflow-hidden rounded-full bg-sunken"
                      >
                        <span
                          className="block h-full rounded-full bg-accent"
                          style={{ width: `${(main.value / top) * 100}%` }}
                        />
                      </span>
                    ) : null}
                  </th>
                  <td className="px-2 text-right font-semibold tabular-nums">
                    <Value figure={main} />
                  </td>
                  <td className="px-2 text-right">{main ? <ChangeText figure={main} /> : null}</td>
                  <td className="px-2 text-right tabular-nums max-sm:hidden">
                    <Value figure={find(figures, 'engagementRate')} />
                  </td>
                  <td className="pl-2 text-right tabular-nums max-sm:hidden">
                    <Value figure={find(figures, 'followers')} />
                  </td>
                </tr>
              )
            })}
          </tbody>
          {networks.length > 1 ? (
            <tfoot className="border-t border-line font-semibold tabular-nums">
              <tr>
                <th scope="row" className="py-2.5 text-left">
                  {copy.byNetwork.total}
                </th>
                <td className="px-2 text-right">
                  <Value figure={find(total, shown)} />
                </td>
                <td className="px-2 text-right">{sum ? <ChangeText figure={sum} /> : null}</td>
                <td className="px-2 text-right max-sm:hidden">
                  <Value figure={find(total, 'engagementRate')} />
                </td>
                <td className="pl-2 text-right max-sm:hidden">
                  <Value figure={find(total, 'followers')} />
                </td>
              </tr>
            </tfoot>
          ) : null}
        </table>
      </div>
      {networks.length > 1 ? <p className="text-caption text-ink-3">{copy.ourMath}</p> : null}
    </Card>
  )
}
