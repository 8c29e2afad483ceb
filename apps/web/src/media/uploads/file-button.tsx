import { type ReactNode, useRef } from 'react'
import { ACCEPT } from '../model/file-kind.ts'

type Props = {
  accept?: keyof typeof ACCEPT
  isMultiple?: boolean
  onFiles: (files: File[]) => void
  /** Draws the visible button; `open` shows the system's file dialog. */
  children: (open: () => void) => ReactNode
}

/** A button of ours in front of the browser's file field: the phone offers camera, gallery and files. */
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
          // The same file, chosen again, has to count as a change.
          event.target.value = ''
        }}
      />
      {children(() => input.current?.click())}
    </>
  )
}
