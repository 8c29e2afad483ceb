import type { WorkItem } from '@kadr/contract/work-items'
import { clsx } from 'clsx'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { getNetwork } from '../../../networks/index.ts'

type Props = { item: Pick<WorkItem, 'network' | 'thumbnailUrl' | 'title'>; className?: string }

/** The whole poster of a piece, its own blur around a square one, with the mark of its network; its words where there is no picture. */
export const ItemCover = ({ item, className }: Props) => {
  const { Mark, color } = getNetwork(item.network)
  const [brokenUrl, setBrokenUrl] = useState<string>()
  return (
    <span
      className={clsx(
        'relative block aspect-9/16 overflow-hidden rounded-control bg-sunken',
        className,
      )}
    >
      {item.thumbnailUrl && item.thumbnailUrl !== brokenUrl ? (
        <>
          <img
            src={item.thumbnailUrl}
            alt=""
            loading="lazy"
            className="absolute inset-0 size-full scale-125 object-cover blur-md"
          />
          <img
            src={item.thumbnailUrl}
            alt=""
            loading="lazy"
            onError={() => setBrokenUrl(item.thumbnailUrl ?? undefined)}
            className="absolute inset-0 size-full object-contain"
          />
        </>
      ) : (
        <span
          aria-hidden="true"
          className="absolute inset-0 flex items-center justify-center p-2 text-ink-3"
        >
          <FileText className="size-6" />
        </span>
      )}
      <span
        aria-hidden="true"
        className="absolute flex size-6 items-center justify-center rounded-chip bg-surface"
        style={{ color, left: 6, bottom: 6 }}
      >
        <Mark className="size-4" />
      </span>
    </span>
  )
}
