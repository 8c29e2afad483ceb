import { parseJson } from '@kadr/kit/parse-json'
import { useCallback, useEffect, useState } from 'react'
import { useUserStorage } from '../../../../platform/api/services.tsx'
import type { SafeStorage } from '../../../../platform/storage/safe-storage.ts'
import { type AiForm, aiForm, emptyAiForm } from './ai-form.ts'

const KEY = 'ai-form'

const readStored = (storage: SafeStorage): AiForm => {
  const stored = aiForm.safeParse(parseJson(storage.read(KEY)))
  return stored.success ? stored.data : emptyAiForm()
}

/** Stored for the tab: survives navigation, errors and reloads. */
export const useAiForm = ({ today, topic }: { today: string; topic?: string | undefined }) => {
  const storage = useUserStorage({ isOfTab: true })
  const [opened] = useState(() => {
    const kept = readStored(storage)
    const stored: AiForm = topic ? { ...kept, kind: 'hooks', topic } : kept
    // A stored start date in the past would put the whole plan in the past.
    return stored.from < today ? { ...stored, from: today } : stored
  })
  const [form, setForm] = useState(opened)
  useEffect(() => {
    if (form !== opened) storage.write(KEY, JSON.stringify(form))
  }, [storage, form, opened])
  const change = useCallback(
    (part: Partial<AiForm>) => setForm((before) => ({ ...before, ...part })),
    [],
  )
  return { form, change }
}
