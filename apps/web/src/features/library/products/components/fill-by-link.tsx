import type { Resource } from '@kadr/contract/library/resources'
import { countOf } from '@kadr/domain/base/plural'
import { clsx } from 'clsx'
import { useState } from 'react'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { Checkbox } from '../../../../ui/forms/checkbox.tsx'
import { Dialog, DialogClose } from '../../../../ui/overlays/dialog.tsx'
import { type PageFinds, useCopyPictures } from '../api/products.mutations.ts'
import { fillCopy } from '../fill-copy.ts'
import { priceText } from '../model/price-text.ts'

const PICTURES = ['фото', 'фото', 'фото'] as const
const MAX_PICTURES = 10

export type FilledFields = {
  name?: string
  description?: string
  price?: NonNullable<PageFinds['price']>
  resources: Resource[]
}

type Props = { finds: PageFinds; onFill: (filled: FilledFields) => void; onClose: () => void }

const Pictures = ({
  pictures,
  chosen,
  onToggle,
}: {
  pictures: PageFinds['pictures']
  chosen: readonly string[]
  onToggle: (url: string) => void
}) => (
  <fieldset className="grid gap-2">
    <legend className="mb-2 font-medium">{fillCopy.pictures}</legend>
    <div className="grid grid-cols-3 gap-2 sm:grid-cols-5">
      {pictures.map(({ url, previewUrl }, index) => {
        const isChosen = chosen.includes(url)
        return (
          <button
            key={url}
            type="button"
            aria-pressed={isChosen}
            aria-label={fillCopy.picture(index + 1)}
            disabled={!isChosen && chosen.length >= MAX_PICTURES}
            onClick={() => onToggle(url)}
            className={clsx(
              'aspect-square cursor-pointer overflow-hidden rounded-control border-2 bg-sunken',
              isChosen ? 'border-accent' : 'border-transparent opacity-60',
            )}
          >
            <img src={previewUrl} alt="" className="size-full object-cover object-top" />
          </button>
        )
      })}
    </div>
  </fieldset>
)

/** The user selects which of the extracted facts to apply. */
export const FillByLink = ({ finds, onFill, onClose }: Props) => {
  const { name, description, price, pictures } = finds
  const [fields, setFields] = useState({ name: true, description: true, price: true })
  const [chosen, setChosen] = useState(() => pictures.slice(0, 3).map(({ url }) => url))
  const copying = useCopyPictures()
  const isEmpty = !name && !description && !price && pictures.length === 0

  const fill = async () => {
    try {
      const copied =
        chosen.length > 0 ? await copying.mutateAsync(chosen) : { resources: [], failed: [] }
      if (copied.failed.length > 0) {
        const count = countOf({ count: copied.failed.length, forms: PICTURES })
        notify.info(fillCopy.partly(count))
      }
      onFill({
        ...(fields.name && name && { name }),
        ...(fields.description && description && { description }),
        ...(fields.price && price && { price }),
        resources: copied.resources,
      })
    } catch {
      // The mutation's error is shown in the dialog; the selection stays.
    }
  }
  const toggle = (part: Partial<typeof fields>) => setFields((before) => ({ ...before, ...part }))

  return (
    <Dialog
      open
      size="lg"
      title={fillCopy.title}
      {...(!isEmpty && { description: fillCopy.choose })}
      onOpenChange={onClose}
      footer={
        <>
          <DialogClose>
            <Button variant="ghost">{fillCopy.cancel}</Button>
          </DialogClose>
          {isEmpty ? null : (
            <Button isLoading={copying.isPending} onClick={() => void fill()}>
              {copying.isPending ? fillCopy.copying : fillCopy.apply}
            </Button>
          )}
        </>
      }
    >
      <div className="grid grid-cols-1 gap-3">
        {isEmpty ? <p className="text-ink-2">{fillCopy.nothing}</p> : null}
        {name ? (
          <Checkbox
            label={<b className="font-medium wrap-anywhere">{name}</b>}
            hint={fillCopy.name}
            checked={fields.name}
            onChange={(event) => toggle({ name: event.target.checked })}
          />
        ) : null}
        {description ? (
          <Checkbox
            label={<span className="line-clamp-6 wrap-anywhere">{description}</span>}
            hint={fillCopy.description}
            checked={fields.description}
            onChange={(event) => toggle({ description: event.target.checked })}
          />
        ) : null}
        {price ? (
          <Checkbox
            label={priceText(price)}
            hint={fillCopy.price}
            checked={fields.price}
            onChange={(event) => toggle({ price: event.target.checked })}
          />
        ) : null}
        {pictures.length > 0 ? (
          <Pictures
            pictures={pictures}
            chosen={chosen}
            onToggle={(url) =>
              setChosen((before) =>
                before.includes(url) ? before.filter((each) => each !== url) : [...before, url],
              )
            }
          />
        ) : null}
        {copying.error ? (
          <p role="alert" className="rounded-control bg-failed-soft p-3 text-label text-failed">
            {`${fillCopy.pictureFailed}. ${failureText(copying.error)}`}
          </p>
        ) : null}
      </div>
    </Dialog>
  )
}
