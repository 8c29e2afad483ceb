import type { Resource, ResourceKind } from '@kadr/contract/library/resources'
import { useCallback, useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog, DialogClose } from '../../ui/overlays/dialog.tsx'
import { copy } from '../copy.ts'
import { PickerBody } from './picker-body.tsx'

export type ResourcePickerProps = {
  open: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Restricts the kinds; any by default. */
  kinds?: readonly ResourceKind[]
  /** Maximum number of files; 1 makes it a single choice. */
  max?: number
  onChoose: (resources: Resource[]) => void
}

const LIMIT = 30

/** The selection lives for one opening of the dialog. */
const usePicked = (max: number) => {
  const [picked, setPicked] = useState<Resource[]>([])
  const toggle = useCallback(
    (resource: Resource) =>
      setPicked((before) => {
        if (before.some(({ id }) => id === resource.id)) {
          return before.filter(({ id }) => id !== resource.id)
        }
        if (max === 1) return [resource]
        return before.length < max ? [...before, resource] : before
      }),
    [max],
  )
  const add = useCallback(
    (resources: readonly Resource[]) =>
      setPicked((before) => {
        const fresh = resources.filter(({ id }) => before.every((known) => known.id !== id))
        return max === 1 ? [...before, ...fresh].slice(-1) : [...before, ...fresh].slice(0, max)
      }),
    [max],
  )
  return { picked, toggle, add, clear: useCallback(() => setPicked([]), []) }
}

export const PickerDialog = ({
  open,
  onOpenChange,
  kinds,
  max = LIMIT,
  onChoose,
}: ResourcePickerProps) => {
  const { picked, toggle, add, clear } = usePicked(max)
  const change = (isOpen: boolean) => {
    if (!isOpen) clear()
    onOpenChange(isOpen)
  }
  const confirm = () => {
    onChoose(picked)
    change(false)
  }
  return (
    <Dialog
      size="lg"
      title={max === 1 ? copy.picker.titleOne : copy.picker.title}
      open={open}
      onOpenChange={change}
      footer={
        <>
          <DialogClose>
            <Button variant="ghost">{copy.picker.cancel}</Button>
          </DialogClose>
          <Button disabled={picked.length === 0} onClick={confirm}>
            {copy.picker.confirm(picked.length)}
          </Button>
        </>
      }
    >
      <PickerBody kinds={kinds} picked={picked} max={max} onToggle={toggle} onUploaded={add} />
    </Dialog>
  )
}
