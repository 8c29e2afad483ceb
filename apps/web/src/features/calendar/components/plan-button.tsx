import type { Connection } from '@kadr/contract/connections'
import { Sparkles } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import type { WallDay } from '../model/wall-day.ts'
import { planCopy } from '../plan-copy.ts'

const PlanDialog = lazy(() => import('./plan-dialog.tsx'))

type Props = { today: WallDay; from: WallDay; connections: readonly Connection[] }

/** Opens the plan, which comes only then. */
export const PlanButton = (props: Props) => {
  const [isOpen, setIsOpen] = useState(false)
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
          <PlanDialog {...props} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
