import type { Resource } from '@kadr/contract/library/resources'
import { ImageOff, ImagePlus } from 'lucide-react'
import { useState } from 'react'
import { ResourcePicker } from '../../../../media/picker/resource-picker.tsx'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { Tooltip } from '../../../../ui/overlays/tooltip.tsx'
import { answerCopy } from './copy.ts'

type Props = {
  /** Why the network takes no picture; null when it does. */
  refusal: string | null
  onChoose: (picture: Resource) => void
}

export const PictureButton = ({ refusal, onChoose }: Props) => {
  const [isOpen, setIsOpen] = useState(false)
  if (refusal !== null) {
    return (
      <Tooltip label={refusal}>
        <IconButton
          label={`${answerCopy.picture}. ${refusal}`}
          className="text-ink-3"
          icon={<ImageOff aria-hidden="true" className="size-5" />}
          onClick={() => notify.info(refusal)}
        />
      </Tooltip>
    )
  }
  return (
    <>
      <IconButton
        label={answerCopy.picture}
        icon={<ImagePlus aria-hidden="true" className="size-5" />}
        onClick={() => setIsOpen(true)}
      />
      <ResourcePicker
        open={isOpen}
        onOpenChange={setIsOpen}
        kinds={['image']}
        max={1}
        onChoose={([picture]) => picture && onChoose(picture)}
      />
    </>
  )
}
