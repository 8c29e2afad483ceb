import type { Connection } from '@kadr/contract/publishing/connections'
import { Sparkles } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import type { WallDay } from '../dates/wall-day.ts'
import { useCalendarContext } from '../page/calendar-context.ts'
import { planCopy } from './copy.ts'

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
