/** Texts of a form's fields by their names. */
export const readFields = (form: HTMLFormElement) => {
  const data = new FormData(form)
  return (name: string): string => {
    const value = data.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
}
