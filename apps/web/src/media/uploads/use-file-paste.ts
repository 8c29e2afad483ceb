import { useEffect } from 'react'

/** Every pasted screenshot is named image.png; a timestamp makes the names unique. */
const withUniqueName = (file: File, now: Date) => {
  if (file.name !== 'image.png') return file
  const moment = now.toLocaleString('sv-SE').replaceAll(':', '-')
  return new File([file], `Снимок ${moment}.png`, { type: file.type })
}

/** Handles files in the clipboard; pasted text keeps its default action. */
export const useFilePaste = (onFiles: ((files: File[]) => void) | undefined) => {
  useEffect(() => {
    if (!onFiles) return
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length === 0) return
      event.preventDefault()
      onFiles(files.map((file) => withUniqueName(file, new Date())))
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [onFiles])
}
