import type { Resource } from '@kadr/contract/library/resources'
import { ImagePlus, Star, X } from 'lucide-react'
import { useId, useState } from 'react'
import { ResourcePicker } from '../../../../media/picker/resource-picker.tsx'
import { LiveThumb } from '../../../../media/resources/resource-thumb.tsx'
import { Button } from '../../../../ui/buttons/button.tsx'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { Badge } from '../../../../ui/feedback/badge.tsx'
import { moveItem } from '../../../../ui/forms/use-drag-order.ts'
import { copy } from '../copy.ts'

const MAX = 30
const KINDS = ['image', 'video'] as const

type Props = {
  resources: Resource[]
  onChange: (resources: Resource[]) => void
  error?: string | undefined
}

export default function MediaField({ resources, onChange, error }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const hintId = useId()
  const add = (chosen: Resource[]) => {
    const known = new Set(resources.map(({ id }) => id))
    onChange([...resources, ...chosen.filter(({ id }) => !known.has(id))].slice(0, MAX))
  }
  return (
    <fieldset aria-describedby={hintId} className="grid min-w-0 grid-cols-1 gap-3">
      <legend className="mb-1.5 text-label font-medium">{copy.form.media}</legend>
      <p id={hintId} className="text-label text-ink-3">
        {copy.form.mediaHint}
      </p>
      <ul className="grid grid-cols-2 gap-3 empty:hidden sm:grid-cols-3 lg:grid-cols-4">
        {resources.map((resource, index) => (
          <li key={resource.id} className="grid min-w-0 grid-cols-1 gap-1">
            <LiveThumb resource={resource} />
            <div className="flex min-h-11 items-center justify-between gap-1">
              {index === 0 ? (
                <Badge tone="accent">{copy.form.cover}</Badge>
              ) : (
                <IconButton
                  label={copy.form.makeCover(resource.name)}
                  icon={<Star aria-hidden="true" className="size-4" />}
                  onClick={() => onChange(moveItem(resources, { from: index, to: 0 }))}
                />
              )}
              <IconButton
                label={copy.form.removeMedia(resource.name)}
                icon={<X aria-hidden="true" className="size-4" />}
                onClick={() => onChange(resources.filter(({ id }) => id !== resource.id))}
              />
            </div>
          </li>
        ))}
      </ul>
      {error ? <p className="text-label text-failed">{error}</p> : null}
      <Button
        variant="secondary"
        className="justify-self-start"
        disabled={resources.length >= MAX}
        icon={<ImagePlus aria-hidden="true" className="size-5" />}
        onClick={() => setIsOpen(true)}
      >
        {copy.form.addMedia}
      </Button>
      <ResourcePicker
        open={isOpen}
        onOpenChange={setIsOpen}
        kinds={KINDS}
        max={MAX - resources.length}
        onChoose={add}
      />
    </fieldset>
  )
}
