import { createStore } from 'zustand/vanilla'
import { toError } from '../page/page-error.ts'

/**
 * The state of the Telegram sign-in. The dashboard is shown either way: `failed` comes with the error, and
 * useStart().retry tries again.
 */
export type StartState = {
  status: 'idle' | 'running' | 'ready' | 'failed'
  error: Error | null
}

export const createStartStore = () =>
  createStore<StartState>(() => ({ status: 'idle', error: null }))

export type StartStore = ReturnType<typeof createStartStore>

/** Runs the sign-in and stores its outcome; never rejects. */
export const runStart = async ({
  store,
  start,
}: {
  store: StartStore
  start: () => Promise<void>
}) => {
  store.setState({ status: 'running', error: null })
  try {
    await start()
    store.setState({ status: 'ready', error: null })
  } catch (error) {
    store.setState({ status: 'failed', error: toError(error) })
  }
}
