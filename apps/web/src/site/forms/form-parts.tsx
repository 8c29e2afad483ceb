import { ApiError } from '../../platform/api/api-error.ts'
import { failureText } from '../../platform/api/failure-text.ts'

/** Errors of a sent form: beside the field they are about, the rest below the form. */
export const sortError = (error: unknown) => {
  if (!error) return { of: () => undefined, rest: undefined }
  const field = error instanceof ApiError ? error.field : undefined
  const text = failureText(error)
  return {
    of: (name: string) => (field === name ? text : undefined),
    rest: field === undefined ? text : undefined,
  }
}

/** A field people neither see nor reach by the keyboard: robots fill it in. */
export const Honeypot = () => (
  <div aria-hidden="true" className="absolute -left-2500 size-px overflow-hidden">
    <label>
      Сайт
      <input type="text" name="website" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
)

/** Why there is no form, and what to do instead; the words are only needed in the document. */
export const NoScriptNote = () => (
  <noscript>
    <p>
      {import.meta.env.SSR
        ? 'Форма не показана: её отправляет программа в браузере, а скрипты выключены. Включите их и обновите страницу или {{requisites.write}}.'
        : ''}
    </p>
  </noscript>
)

/** Texts of a form's fields by their names. */
export const readFields = (form: HTMLFormElement) => {
  const data = new FormData(form)
  return (name: string): string => {
    const value = data.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
}
