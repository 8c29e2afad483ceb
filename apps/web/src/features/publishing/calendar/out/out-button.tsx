import type { CalendarItem } from '@kadr/contract/publishing/calendar'
import { Share } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { outCopy } from './copy.ts'

const OutDialog = lazy(() => import('./out-dialog.tsx'))

type Props = { items: readonly CalendarItem[]; days: readonly string[]; isWide: boolean }

const icon = <Share aria-hidden="true" className="size-5" />

/** The calendar in other programs, as a file and on paper. */
export const OutButton = ({ isWide, ...plan }: Props) => {
  const [isOpen, setIsOpen] = useState(false)
  const open = () => setIsOpen(true)
  return (
    <>
      {isWide ? (
        <IconButton
          variant="secondary"
          label={outCopy.open}
          aria-haspopup="dialog"
          icon={icon}
          onClick={open}
        />
      ) : (
        <Button variant="secondary" aria-haspopup="dialog" icon={icon} onClick={open}>
          {outCopy.open}
        </Button>
      )}
      {isOpen ? (
        <Suspense>
          <OutDialog {...plan} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
