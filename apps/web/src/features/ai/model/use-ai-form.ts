import { parseJson } from '@kadr/kit/parse-json'
import { useCallback, useEffect, useState } from 'react'
import { sessionTexts } from '../../../platform/safe-storage.ts'
import { type AiForm, aiForm, emptyAiForm } from './ai-form.ts'

const KEY = 'kadr.ai-form'

const readStored = (): AiForm => {
  const stored = aiForm.safeParse(parseJson(sessionTexts.read(KEY)))
  return stored.success ? stored.data : emptyAiForm()
}

/** Stored in the tab's sessionStorage: survives navigation, errors and reloads. */
export const useAiForm = ({ today }: { today: string }) => {
  const [form, setForm] = useState(() => {
    const stored = readStored()
    // A stored start date in the past would put the whole plan in the past.
    return stored.from < today ? { ...stored, from: today } : stored
  })
  useEffect(() => sessionTexts.write(KEY, JSON.stringify(form)), [form])
  const change = useCallback(
    (part: Partial<AiForm>) => setForm((before) => ({ ...before, ...part })),
    [],
  )
  return { form, change }
}
