/** Saves the text as a file. A client that can't save shows it. */
export const saveCsv = (csv: string): void => {
  const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = url
  link.download = 'activity.csv'
  link.click()
  URL.revokeObjectURL(url)
}
