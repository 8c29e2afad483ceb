import { FileDown } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { reportCopy as copy } from './copy.ts'

const ReportDialog = lazy(() => import('./report-dialog.tsx'))

/** A report of what is on screen: the chosen networks and group, or one account. */
export const ReportButton = ({ accountId }: { accountId?: string }) => {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        icon={<FileDown aria-hidden="true" className="size-5" />}
        onClick={() => setIsOpen(true)}
      >
        {copy.open}
      </Button>
      {isOpen ? (
        <Suspense>
          <ReportDialog accountId={accountId} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
