import type { Automation } from '@kadr/contract/automation/automations'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import type { DocumentCalls, Saved } from '../../../../documents/saver.ts'
import { type DocumentOwner, useDocument } from '../../../../documents/use-document.ts'
import { ApiError } from '../../../../platform/api/api-error.ts'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { useCreateAutomation, useSaveAutomation } from '../api/automations.mutations.ts'
import { useFetchAutomation } from '../api/automations.queries.ts'
import { editorCopy } from './copy.ts'
import { findErrors, findField, listErrors, type RuleErrors } from './rule-errors.ts'
import { isSameForm, type RuleForm, ruleForm, toForm, toRule } from './rule-form.ts'

const SCHEMA = { draft: ruleForm, extra: z.null() }

const savedOf = ({ id, version, rule }: Automation): Saved<RuleForm> => ({
  id: String(id),
  version,
  draft: toForm(rule),
})

const revisionOf = ({ id, version }: Automation) => ({ id: String(id), version })

const useCalls = (): DocumentCalls<RuleForm> => {
  const { mutateAsync: create } = useCreateAutomation()
  const { mutateAsync: save } = useSaveAutomation()
  const fetchAutomation = useFetchAutomation()
  return {
    create: async ({ draft, key }) =>
      revisionOf(await create({ rule: toRule(draft), isPaused: !draft.isActive, key })),
    update: async ({ draft, saved: { id, version } }) =>
      revisionOf(await save({ id: Number(id), version, rule: toRule(draft) })),
    fetch: async (id) => savedOf(await fetchAutomation(Number(id))),
  }
}

type Start = { owner: DocumentOwner; automation?: Automation; initial: RuleForm }

/** No autosave: half a rule must not run. */
export const useRuleEditor = ({ owner, automation, initial }: Start) => {
  const document = useDocument({
    owner,
    name: 'automation',
    schema: SCHEMA,
    calls: useCalls(),
    opened: automation && savedOf(automation),
    initial,
    initialExtra: null,
    isSame: isSameForm,
    isBlank: (form) => isSameForm(form, initial),
    isReaddressed: false,
  })
  const { opening, edit, store } = document
  const [form, setForm] = useState(opening.draft)
  const [isSubmitted, setIsSubmitted] = useState(false)
  const [refused, setRefused] = useState<RuleErrors>({})
  useEffect(() => {
    edit({ draft: form, extra: null, isAutomatic: false })
  }, [edit, form])

  const showFailure = (error: unknown) => {
    const field = error instanceof ApiError ? findField(error.field?.split('.') ?? []) : undefined
    if (field) setRefused({ [field]: failureText(error) })
    else notify.error(editorCopy.notSaved, { text: failureText(error) })
  }

  const finish = (saved: Saved<RuleForm> | undefined) => {
    const { saveState } = store.getState()
    if (saveState.kind === 'refused' || saveState.kind === 'offline') showFailure(saveState.error)
    if (saved) setIsSubmitted(false)
    return saved
  }

  return {
    ...document,
    form,
    errors: isSubmitted ? { ...findErrors(form), ...refused } : {},
    change: (changes: Partial<RuleForm>) => {
      setRefused({})
      setForm((before) => ({ ...before, ...changes }))
    },
    /** Returns the fields to correct, or what was saved. */
    submit: async () => {
      setIsSubmitted(true)
      setRefused({})
      const wrong = listErrors(findErrors(form))
      if (wrong.length > 0) return { wrong }
      return { wrong, saved: finish(await document.save({ isForced: true })) }
    },
    keepMine: async () => finish(await document.keepMine()),
    acceptTheirs: () => setForm(document.acceptTheirs()),
    startOver: () => setForm(document.startOver()),
  }
}
export type RuleEditorState = ReturnType<typeof useRuleEditor>
