import { getResource, type Resource } from '@kadr/contract/library/resources'
import { useQuery } from '@tanstack/react-query'
import { ImagePlus } from 'lucide-react'
import { useState } from 'react'
import { ResourcePicker } from '../../../../media/picker/resource-picker.tsx'
import { LiveThumb } from '../../../../media/resources/resource-thumb.tsx'
import { useApi } from '../../../../platform/api/services.tsx'
import { Button } from '../../../../ui/buttons/button.tsx'
import { workspacesCopy as copy } from '../team-copy.ts'

const KINDS = ['image'] as const

const useChosen = (id: string | null, known: Resource | undefined) => {
  const isKnown = known !== undefined && known.id === id
  const { data } = useQuery({
    ...useApi().query(getResource, { params: { id: id ?? '' } }),
    enabled: id !== null && !isKnown,
  })
  return id === null ? undefined : isKnown ? known : data
}

type Props = {
  label: string
  hint: string
  chosenId: string | null
  onChoose: (id: string | null) => void
}

/** One picture of the library, or a new upload. */
export const ImageField = ({ label, hint, chosenId, onChoose }: Props) => {
  const [isOpen, setIsOpen] = useState(false)
  const [known, setKnown] = useState<Resource>()
  const resource = useChosen(chosenId, known)
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-1.5">
      <legend className="mb-1.5 text-label font-medium">{label}</legend>
      <div className="flex flex-wrap items-center gap-3">
        <div className="w-14 shrink-0">
          {resource ? (
            <LiveThumb resource={resource} />
          ) : (
            <span className="flex aspect-square items-center justify-center rounded-control bg-sunken text-ink-3">
              <ImagePlus aria-hidden="true" className="size-5" />
            </span>
          )}
        </div>
        <Button
          variant="secondary"
          size="sm"
          aria-label={`${chosenId === null ? copy.choose : copy.replace}: ${label}`}
          onClick={() => setIsOpen(true)}
        >
          {chosenId === null ? copy.choose : copy.replace}
        </Button>
        {chosenId === null ? null : (
          <Button
            variant="ghost"
            size="sm"
            aria-label={`${copy.drop}: ${label}`}
            onClick={() => onChoose(null)}
          >
            {copy.drop}
          </Button>
        )}
      </div>
      <p className="text-label text-ink-3">{hint}</p>
      <ResourcePicker
        open={isOpen}
        onOpenChange={setIsOpen}
        kinds={KINDS}
        max={1}
        onChoose={([chosen]) => {
          if (!chosen) return
          setKnown(chosen)
          onChoose(chosen.id)
        }}
      />
    </fieldset>
  )
}
