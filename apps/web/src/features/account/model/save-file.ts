import type { ExportFile } from './export-file.ts'

export const saveFile = ({ name, text }: ExportFile) => {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
