import { createContext, useContext } from 'react'

type FieldControl = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

export const FieldContext = createContext<FieldControl | undefined>(undefined)

/** What a control inside a Field must carry; empty outside of one. */
export const useFieldControl = () => useContext(FieldContext) ?? {}
