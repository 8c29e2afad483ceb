import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'
import { Drawing, type DrawingName } from '../layout/drawing.tsx'

type ErrorStateProps = {
  /** What failed: «Не удалось загрузить тариф». */
  title: string
  text?: ReactNode
  drawing?: DrawingName
  onRetry?: () => void
  isRetrying?: boolean
  /** Replaces or accompanies the retry. */
  action?: ReactNode
}

export const ErrorState = ({
  title,
  text,
  drawing = 'error',
  onRetry,
  isRetrying = false,
  action,
}: ErrorStateProps) => (
  <div role="alert" className="grid justify-items-center gap-4 px-4 py-8 text-center">
    <Drawing name={drawing} />
    <div className="grid max-w-[44ch] gap-1">
      <p className="font-semibold">{title}</p>
      {text ? <p className="text-label text-ink-2">{text}</p> : null}
    </div>
    {onRetry || action ? (
      <div className="flex flex-wrap justify-center gap-2">
        {onRetry ? (
          <Button
            variant="secondary"
            isLoading={isRetrying}
            icon={<RotateCw aria-hidden="true" className="size-4" />}
            onClick={onRetry}
          >
            Повторить
          </Button>
        ) : null}
        {action}
      </div>
    ) : null}
  </div>
)
