import type { AutomationRule } from '@kadr/contract/automation-rule'
import { dequal } from 'dequal'
import { useEffect, useState } from 'react'
import { useAccounts } from '../../../networks/account-options.ts'
import { usePlannedRuns, usePreview } from '../api/automations.calls.ts'
import { editorCopy } from '../editor-copy.ts'
import { findErrors } from './rule-errors.ts'
import { type RuleForm, toRule } from './rule-form.ts'

const DEBOUNCE_MS = 600

/** What can be shown of an unfinished rule: neither its name nor its accounts change what is made. */
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
}: {
  form: RuleForm
  plannedId: number | undefined
}) => {
  const { accounts } = useAccounts()
  const whole = completed({ form, account: accounts?.[0]?.id })
  const isReady = Object.keys(findErrors(whole)).length === 0
  const shown = isReady ? toRule(whole) : undefined
  const rule = plannedId === undefined ? shown : undefined
  const [asked, setAsked] = useState<AutomationRule | undefined>(rule)
  useEffect(() => {
    if (dequal(rule, asked)) return
    const timer = setTimeout(() => setAsked(rule), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [rule, asked])
  const preview = usePreview(asked)
  const planned = usePlannedRuns(plannedId)
  return plannedId === undefined
    ? { isReady, query: preview, rule: shown }
    : { isReady: true, query: planned, rule: shown }
}
