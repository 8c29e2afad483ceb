import type { AutomationRule } from '@kadr/contract/automation/automation-rule'
import { costOfRun, forecastPoints, type RunCost } from '@kadr/domain/automation/rule-cost'
import { useAutomations, usePointsLeft } from '../api/automations.queries.ts'
import { runsCopy } from './copy.ts'
import { describeCost } from './describe-run.ts'
import { describeLeft, forecastOthers, isForecastShort, type PointsLeft } from './forecast.ts'

const { forecast: copy } = runsCopy

const Left = ({ need, left }: { need: RunCost; left: PointsLeft | undefined }) =>
  left ? (
    <>
      {' '}
      {copy.left(describeLeft(need, left))}
      {isForecastShort(need, left) ? (
        <span className="block text-scheduled">{copy.short}</span>
      ) : null}
    </>
  ) : null

const isFree = ({ videos, ai }: RunCost) => videos + ai === 0

/** Points per month of all active rules. */
export const AllForecast = () => {
  const { data } = useAutomations()
  const left = usePointsLeft()
  const need = forecastOthers(data?.items ?? [])
  if (isFree(need)) return null
  return (
    <p className="text-label text-ink-2">
      {copy.all(describeCost(need))}
      <Left need={need} left={left} />
    </p>
  )
}

type Props = {
  rule: Pick<AutomationRule, 'output' | 'source'>
  runsPerMonth: number
  /** Of a rule that is saved: it is not counted twice. */
  id: number | undefined
}

/** Points per month of the edited rule, alone and with the other rules. */
export const RuleForecast = ({ rule, runsPerMonth, id }: Props) => {
  const { data } = useAutomations()
  const left = usePointsLeft()
  const own = forecastPoints([{ cost: costOfRun(rule), runsPerMonth }])
  const others = forecastOthers(data?.items ?? [], id)
  if (isFree(own)) return null
  const all = { videos: own.videos + others.videos, ai: own.ai + others.ai }
  return (
    <p className="border-t border-line pt-4 text-label text-ink-2">
      {copy.rule(describeCost(own))}
      {isFree(others) ? null : ` ${copy.withOthers(describeCost(all))}`}
      <Left need={all} left={left} />
    </p>
  )
}
