import type { Connection } from '@kadr/contract/connections'
import { Sparkles } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useCalendarContext } from '../model/calendar-context.ts'
import type { WallDay } from '../model/wall-day.ts'
import { planCopy } from '../plan-copy.ts'

const PlanDialog = lazy(() => import('./plan-dialog.tsx'))

type Props = { from: WallDay; connections: readonly Connection[] }

export const PlanButton = (props: Props) => {
  const { today, canEdit } = useCalendarContext()
  const [isOpen, setIsOpen] = useState(false)
  if (!canEdit) return null
  return (
    <>
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        icon={<Sparkles aria-hidden="true" className="size-5" />}
        onClick={() => setIsOpen(true)}
      >
        {planCopy.open}
      </Button>
      {isOpen ? (
        <Suspense>
          <PlanDialog {...props} today={today} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
