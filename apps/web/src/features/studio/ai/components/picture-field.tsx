import { ImagePlus, X } from 'lucide-react'
import { useState } from 'react'
import { ResourcePicker } from '../../../../media/picker/resource-picker.tsx'
import { Button } from '../../../../ui/buttons/button.tsx'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { copy } from '../copy.ts'
import type { AiForm } from '../model/ai-form.ts'

type Props = { picture: AiForm['picture']; onChange: (picture: AiForm['picture']) => void }

const KINDS = ['image'] as const

/** The name and tags of the picture are sent to the model. */
export const PictureField = ({ picture, onChange }: Props) => {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <fieldset className="grid min-w-0 gap-1.5">
      <legend className="mb-1.5 text-label font-medium">{copy.form.picture}</legend>
      <div className="flex min-w-0 items-center gap-1">
        <Button
          variant="secondary"
          className="min-w-0"
          icon={<ImagePlus aria-hidden="true" className="size-5 shrink-0" />}
          onClick={() => setIsOpen(true)}
        >
          <span className="truncate">
            {picture ? picture.name || copy.form.chosenPicture : copy.form.choosePicture}
          </span>
        </Button>
        {picture ? (
          <IconButton
            label={copy.form.dropPicture}
            icon={<X aria-hidden="true" className="size-5" />}
            onClick={() => onChange(null)}
          />
        ) : null}
      </div>
      <ResourcePicker
        open={isOpen}
        onOpenChange={setIsOpen}
        kinds={KINDS}
        max={1}
        onChoose={([chosen]) => chosen && onChange({ id: chosen.id, name: chosen.name })}
      />
    </fieldset>
  )
}
