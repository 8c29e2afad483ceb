import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Spinner } from '../../../../ui/feedback/spinner.tsx'

const ReelSheet = lazy(() => import('./reel-sheet.tsx'))

/** Reels of sample topics in every style. Nothing is loaded before it is asked for. */
export const Reels = () => {
  const [isOpen, setOpen] = useState(false)
  return isOpen ? (
    <Suspense fallback={<Spinner label="Загружаем стили" />}>
      <ReelSheet />
    </Suspense>
  ) : (
    <Button onClick={() => setOpen(true)}>Показать рилсы всех стилей</Button>
  )
}
