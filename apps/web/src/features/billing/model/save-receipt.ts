/** Saves a page under its name. */
export const saveReceipt = ({ fileName, html }: { fileName: string; html: string }) => {
  const url = URL.createObjectURL(new Blob([html], { type: 'text/html' }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  URL.revokeObjectURL(url)
}
