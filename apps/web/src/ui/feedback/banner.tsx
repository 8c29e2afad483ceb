import { clsx } from 'clsx'
import { CircleCheck, Info, OctagonAlert, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'

type BannerTone = 'info' | 'success' | 'warning' | 'danger'

const TONES: Record<BannerTone, string> = {
  info: 'bg-accent-soft',
  success: 'bg-published-soft',
  warning: 'bg-scheduled-soft',
  danger: 'bg-failed-soft',
}

const ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: OctagonAlert }
const ICON_COLORS = {
  info: 'text-accent',
  success: 'text-published',
  warning: 'text-scheduled',
  danger: 'text-failed',
}

type BannerProps = {
  tone?: BannerTone
  title: string
  text?: ReactNode
  action?: ReactNode
  onDismiss?: () => void
}

/** A persistent notice on a page. */
export function Banner({ tone = 'info', title, text, action, onDismiss }: BannerProps) {
  const Icon = ICONS[tone]
  return (
    <section aria-label={title} className={clsx('flex gap-3 rounded-card p-4', TONES[tone])}>
      <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${ICON_COLORS[tone]}`} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="grid min-w-0 flex-1 basis-60 gap-0.5">
          <p className="font-medium">{title}</p>
          {text ? <p className="text-label text-ink-2">{text}</p> : null}
        </div>
        {action}
      </div>
      {onDismiss ? (
        <IconButton
          label="Скрыть"
          icon={<X aria-hidden="true" className="size-5" />}
          onClick={onDismiss}
          className="-my-2 -mr-2"
        />
      ) : null}
    </section>
  )
}
