import type { Resource, ResourceKind } from '@kadr/contract/resources'

export type ResourcePickerProps = {
  open: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Only files of these kinds; without it, of any. */
  kinds?: readonly ResourceKind[]
  /** How many may be chosen; 1 makes it a choice of one. */
  max?: number
  onChoose: (resources: Resource[]) => void
}
