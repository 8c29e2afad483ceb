import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Card } from '../../../../ui/layout/card.tsx'

type Props = {
  icon: LucideIcon
  title: string
  /** Changes what the card says. */
  action?: ReactNode
  source?: { icon: LucideIcon; name: string; date?: string | undefined } | undefined
  children: ReactNode
}

/** A card: what it is about, the words, where they come from. */
export const FactFrame = ({ icon: Icon, title, action, source, children }: Props) => {
  const titleId = useId()
  return (
    <Card asChild>
      <li aria-labelledby={titleId} className="grid grid-cols-1 grid-rows-[auto_1fr_auto] gap-2">
        <div className="flex min-h-9 items-start gap-2.5">
          <span className="grid size-8 shrink-0 place-items-center rounded-chip bg-accent-soft text-accent">
            <Icon aria-hidden="true" className="size-4.5" />
          </span>
          <h2 id={titleId} className="min-w-0 flex-1 pt-1 font-semibold wrap-anywhere">
            {title}
          </h2>
          {action ? <span className="-mt-1.5 -mr-2 shrink-0">{action}</span> : null}
        </div>
        <div className="grid min-w-0 content-start gap-3">{children}</div>
        {source ? (
          <p className="flex min-w-0 items-center gap-2 border-t border-line pt-2.5 text-caption text-ink-3">
            <source.icon aria-hidden="true" className="size-3.5 shrink-0" />
            <span className="min-w-0 flex-1 truncate">{source.name}</span>
            {source.date ? <span className="shrink-0">{source.date}</span> : null}
          </p>
        ) : null}
      </li>
    </Card>
  )
}
