import { type ComponentType, useEffect, useState } from 'react'
import { readConsent } from '../../platform/analytics/analytics.ts'
import { afterIdle } from '../../platform/page/task-scheduling.ts'

/** Loads the form when the page is idle, only for visitors who have not answered yet. */
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
