export type ObjectPickerProps = {
  open: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The object in use. */
  chosen: string | null
  onChoose: (name: string) => void
}
