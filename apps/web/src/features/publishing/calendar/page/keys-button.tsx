import { Keyboard } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { copy } from '../copy.ts'

const KeysDialog = lazy(() => import('./keys-dialog.tsx'))

type Props = { isOn: boolean; onChange: (isOn: boolean) => void }

export const KeysButton = (props: Props) => {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <IconButton
        variant="secondary"
        label={copy.keys.title}
        aria-haspopup="dialog"
        icon={<Keyboard aria-hidden="true" className="size-5" />}
        onClick={() => setIsOpen(true)}
      />
      {isOpen ? (
        <Suspense>
          <KeysDialog {...props} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
