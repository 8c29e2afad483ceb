import type { Resource, ResourceKind } from '@kadr/contract/resources'

export type ResourcePickerProps = {
  open: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Restricts the kinds; any by default. */
  kinds?: readonly ResourceKind[]
  /** Maximum number of files; 1 makes it a single choice. */
  max?: number
  onChoose: (resources: Resource[]) => void
}
