import type { WorkItem } from '@kadr/contract/insight/work-items'
import { clsx } from 'clsx'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { getNetwork } from '../../../../networks/index.ts'

type Props = {
  item: Pick<WorkItem, 'network' | 'thumbnailUrl' | 'title'>
  /** Wide enough to read. */
  hasWords?: boolean
  className?: string
}

/** The whole poster of a piece, its own blur around a square one, with the mark of its network; its words where there is no picture. */
export const ItemCover = ({ item, hasWords = false, className }: Props) => {
  const { Mark, color } = getNetwork(item.network)
  const [brokenUrl, setBrokenUrl] = useState<string>()
  const isText = hasWords && item.title !== ''
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
          className={clsx(
            'absolute inset-0 flex p-2',
            isText
              ? 'text-label font-semibold wrap-anywhere'
              : 'items-center justify-center text-ink-3',
          )}
        >
          {isText ? item.title : <FileText className="size-6" />}
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
