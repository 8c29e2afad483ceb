import type { AutomationRule } from '@kadr/contract/automation/automation-rule'
import { dequal } from 'dequal'
import { useEffect, useState } from 'react'
import { useAccounts } from '../../../../networks/account-options.ts'
import { usePlannedRuns, usePreview } from '../api/automations.queries.ts'
import { editorCopy } from './copy.ts'
import { findErrors } from './rule-errors.ts'
import { type RuleForm, toRule } from './rule-form.ts'

const DEBOUNCE_MS = 600

/** Fills in a name and an account, which do not affect the preview, so that an unfinished rule can be previewed. */
const completed = ({ form, account }: { form: RuleForm; account: string | undefined }) => {
  const targets =
    form.targets.length === 0 && account !== undefined
      ? [{ connectionId: account, settings: {} }]
      : form.targets
  return { ...form, name: form.name.trim() || editorCopy.newTitle, targets }
}

/**
 * The next runs of the rule as it is on the screen. One that works and is not changed has a plan, which knows what
 * was used before.
 */
export const useExample = ({
  form,
  plannedId,
  id,
}: {
  form: RuleForm
  plannedId: number | undefined
  /** Of a rule that is saved. */
  id: number | undefined
}) => {
  const { accounts } = useAccounts()
  const whole = completed({ form, account: accounts?.[0]?.id })
  const isReady = Object.keys(findErrors(whole)).length === 0
  const shown = isReady ? toRule(whole) : undefined
  const rule = plannedId === undefined ? shown : undefined
  const [previewed, setPreviewed] = useState<AutomationRule | undefined>(rule)
  useEffect(() => {
    if (dequal(rule, previewed)) return
    const timer = setTimeout(() => setPreviewed(rule), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [rule, previewed])
  const preview = usePreview(previewed, id)
  const planned = usePlannedRuns(plannedId)
  return plannedId === undefined
    ? { isReady, query: preview, rule: shown, notes: preview.data }
    : { isReady: true, query: planned, rule: shown, notes: undefined }
}
