import type { Automation } from '@kadr/contract/automation/automations'
import { HistorySection } from './history-section.tsx'
import { PlannedSection } from './planned-section.tsx'
import { ReportSection } from './report-section.tsx'

/** Planned runs, past runs and their results. */
export const RuleRuns = ({ automation }: { automation: Automation }) => (
  <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
    <div className="grid min-w-0 grid-cols-1 gap-6">
      <PlannedSection automation={automation} />
      <HistorySection automation={automation} />
    </div>
    <ReportSection automation={automation} />
  </div>
)
