import type { Resource } from '@kadr/contract/library/resources'
import { clsx } from 'clsx'
import { ZoomIn, ZoomOut } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { copy } from '../copy.ts'

const ZOOMS = [1, 2, 4]
const FRAME = 'h-[38dvh] overflow-auto rounded-control bg-sunken md:h-[60dvh]'

type Props = { resource: Resource; src: string }

export const ImagePreview = ({ resource, src }: Props) => {
  const [step, setStep] = useState(0)
  const zoom = ZOOMS[step] ?? 1
  const isClose = step > 0
  return (
    <div className="relative">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section aria-label={resource.name} tabIndex={0} className={FRAME}>
        <div
          className={clsx('flex items-center justify-center', !isClose && 'h-full')}
          {...(isClose && { style: { width: `${zoom * 100}%` } })}
        >
          <img
            src={src}
            alt={resource.altText || resource.name}
            className={isClose ? 'w-full' : 'size-full object-contain'}
          />
        </div>
      </section>
      <div className="absolute right-2 bottom-2 flex gap-1">
        <IconButton
          variant="secondary"
          label={copy.detail.zoomOut}
          disabled={step === 0}
          icon={<ZoomOut aria-hidden="true" className="size-5" />}
          onClick={() => setStep(step - 1)}
        />
        <IconButton
          variant="secondary"
          label={copy.detail.zoomIn}
          disabled={step === ZOOMS.length - 1}
          icon={<ZoomIn aria-hidden="true" className="size-5" />}
          onClick={() => setStep(step + 1)}
        />
      </div>
    </div>
  )
}
