type TextFile = { name: string; text: string; type: 'application/json' | 'text/csv' | 'text/html' }

/** Saves a text under a name. A client that can't save files opens it. */
export const saveTextFile = ({ name, text, type }: TextFile): void => {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
