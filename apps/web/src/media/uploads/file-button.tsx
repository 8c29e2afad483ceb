import { type ReactNode, useRef } from 'react'
import { ACCEPT } from '../resources/file-kind.ts'

type Props = {
  accept?: keyof typeof ACCEPT
  isMultiple?: boolean
  onFiles: (files: File[]) => void
  /** Renders the visible button; `open` shows the system's file dialog. */
  children: (open: () => void) => ReactNode
}

/** A custom button for the native file input, with which phones offer camera, gallery and files. */
export const FileButton = ({ accept = 'any', isMultiple = false, onFiles, children }: Props) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPT[accept]}
        multiple={isMultiple}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          // Without a reset the browser fires no change event for the same file.
          event.target.value = ''
        }}
      />
      {children(() => input.current?.click())}
    </>
  )
}
