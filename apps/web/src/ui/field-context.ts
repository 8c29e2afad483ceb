import { createContext, useContext } from 'react'

type FieldControl = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

export const FieldContext = createContext<FieldControl | undefined>(undefined)

/** Attributes for a control inside a Field; empty outside of one. */
export const useFieldControl = () => useContext(FieldContext) ?? {}
