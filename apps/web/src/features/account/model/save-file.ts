import type { ExportFile } from './export-file.ts'

/** Hands a file to the browser's own download. */
export const saveFile = ({ name, text }: ExportFile) => {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
