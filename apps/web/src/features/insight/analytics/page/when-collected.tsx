import type { ReactNode } from 'react'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { copy } from '../copy.ts'
import { AnalyticsHeader } from './analytics-header.tsx'
import { useIsCollecting } from './use-is-collecting.ts'

/** In place of figures of the example that still grow. */
export default function WhenCollected({ children }: { children: ReactNode }) {
  if (!useIsCollecting()) return children
  return (
    <div className="grid grid-cols-1 gap-4">
      <AnalyticsHeader />
      <Card>
        <EmptyState title={copy.collecting.title} text={copy.collecting.text} />
      </Card>
    </div>
  )
}
