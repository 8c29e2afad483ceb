import { createContext, useContext } from 'react'
import type { RuleErrors } from './rule-errors.ts'
import type { RuleForm } from './rule-form.ts'

type RuleContextValue = {
  form: RuleForm
  change: (changes: Partial<RuleForm>) => void
  /** Empty until the user has tried to save. */
  errors: RuleErrors
  isNew: boolean
  timeZone: string
}

export const RuleContext = createContext<RuleContextValue | undefined>(undefined)

export const useRuleContext = (): RuleContextValue => {
  const value = useContext(RuleContext)
  if (!value) throw new Error('useRuleContext is called outside the editor of a rule')
  return value
}
