import { getResource } from '@kadr/contract/library/resources'
import { useQuery } from '@tanstack/react-query'
import { ImagePlus, X } from 'lucide-react'
import { useState } from 'react'
import { ResourcePicker } from '../../../../media/picker/resource-picker.tsx'
import { ResourceThumb } from '../../../../media/resources/resource-thumb.tsx'
import type { ImageChoice } from '../../../../networks/composing-parts.ts'
import { useApi } from '../../../../platform/api/services.tsx'
import { Button } from '../../../../ui/buttons/button.tsx'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'

const Chosen = ({ id }: { id: string }) => {
  const { data } = useQuery(useApi().query(getResource, { params: { id } }))
  return data ? (
    <span className="relative block size-14 shrink-0 overflow-hidden rounded-control bg-sunken">
      <ResourceThumb resource={data} />
    </span>
  ) : null
}

/** One picture of the library, for a cover. */
export const CoverPicker = ({ chosenId, onChoose }: ImageChoice) => {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="flex items-center gap-2">
      {chosenId ? <Chosen id={chosenId} /> : null}
      <Button
        variant="secondary"
        size="sm"
        icon={<ImagePlus aria-hidden="true" className="size-4" />}
        onClick={() => setIsOpen(true)}
      >
        {chosenId ? 'Заменить картинку' : 'Выбрать картинку'}
      </Button>
      {chosenId ? (
        <IconButton
          label="Убрать картинку"
          icon={<X aria-hidden="true" className="size-4" />}
          onClick={() => onChoose(null)}
        />
      ) : null}
      <ResourcePicker
        open={isOpen}
        onOpenChange={setIsOpen}
        kinds={['image']}
        max={1}
        onChoose={([resource]) => onChoose(resource?.id ?? null)}
      />
    </div>
  )
}
