export type FormFields = { readonly [name: string]: FormValue }
type FormValue = string | number | boolean | undefined | readonly FormValue[] | FormFields

const isFields = (value: FormValue): value is FormFields =>
  typeof value === 'object' && !Array.isArray(value)

const flatten = (name: string, value: FormValue): [string, string][] => {
  if (value === undefined) return []
  if (Array.isArray(value)) {
    return value.flatMap((item: FormValue, index) => flatten(`${name}[${index}]`, item))
  }
  if (isFields(value)) {
    return Object.entries(value).flatMap(([key, item]) => flatten(`${name}[${key}]`, item))
  }
  return [[name, String(value)]]
}

/** `{ a: { b: [1] } }` → `a[b][0]=1`. */
export const encodeForm = (fields: FormFields): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => flatten(name, value)))
