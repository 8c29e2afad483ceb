import { parseJson } from '@kadr/kit/parse-json'
import { useCallback, useEffect, useState } from 'react'
import { sessionTexts } from '../../../platform/safe-storage.ts'
import { type AiForm, aiForm, emptyAiForm } from './ai-form.ts'

const KEY = 'kadr.ai-form'

const readKept = (): AiForm => {
  const kept = aiForm.safeParse(parseJson(sessionTexts.read(KEY)))
  return kept.success ? kept.data : emptyAiForm()
}

/** Stored in the tab's sessionStorage: survives navigation, errors and reloads. */
export const useAiForm = ({ today }: { today: string }) => {
  const [form, setForm] = useState(() => {
    const kept = readKept()
    // A stored start date in the past would put the whole plan in the past.
    return kept.from < today ? { ...kept, from: today } : kept
  })
  useEffect(() => sessionTexts.write(KEY, JSON.stringify(form)), [form])
  const change = useCallback(
    (part: Partial<AiForm>) => setForm((before) => ({ ...before, ...part })),
    [],
  )
  return { form, change }
}
