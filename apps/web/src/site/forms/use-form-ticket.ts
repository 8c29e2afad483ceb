import { openForm } from '@kadr/contract/site/requests'
import { useRef } from 'react'
import { useApi } from '../../platform/api/services.tsx'

/** The server refuses forms that are sent sooner after their opening. */
const MIN_AGE_MS = 2500

type Opened = { ticket: string; readyAt: number }

/** A one-time ticket to submit a form: requested on focus, used on submit. */
export const useFormTicket = () => {
  const api = useApi()
  const opening = useRef<Promise<Opened>>(undefined)

  const open = () => {
    opening.current ??= api
      .call(openForm)
      .then(({ ticket }) => ({ ticket, readyAt: performance.now() + MIN_AGE_MS }))
    return opening.current
  }

  return {
    /** For `onFocus` of the form. */
    prepare: () => void open().catch(() => undefined),
    getTicket: async (): Promise<string> => {
      try {
        const { ticket, readyAt } = await open()
        const wait = readyAt - performance.now()
        if (wait > 0) await new Promise((resume) => setTimeout(resume, wait))
        return ticket
      } finally {
        opening.current = undefined
      }
    },
  }
}
