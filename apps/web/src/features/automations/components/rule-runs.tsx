import type { Automation } from '@kadr/contract/automations'
import { HistorySection } from './history-section.tsx'
import { PlannedSection } from './planned-section.tsx'
import { ReportSection } from './report-section.tsx'

/** What will come, what has come, and what worked. */
export const RuleRuns = ({ automation }: { automation: Automation }) => (
  <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
    <div className="grid min-w-0 grid-cols-1 gap-6">
      <PlannedSection automation={automation} />
      <HistorySection automation={automation} />
    </div>
    <ReportSection automation={automation} />
  </div>
)
