import { type ComponentType, useEffect, useState } from 'react'
import { readConsent } from '../platform/analytics.ts'
import { afterIdle } from '../platform/task-scheduling.ts'

/** The form comes when the page is idle, and only to visitors who have not answered yet. */
export const ConsentBar = () => {
  const [Form, setForm] = useState<ComponentType>()
  useEffect(() => {
    if (readConsent() !== 'unknown') return
    const load = () =>
      import('./consent-form.tsx').then(
        ({ ConsentForm }) => setForm(() => ConsentForm),
        // Without the chunk the question waits for the next visit.
        () => undefined,
      )
    afterIdle(() => void load())
  }, [])
  return Form ? <Form /> : null
}
