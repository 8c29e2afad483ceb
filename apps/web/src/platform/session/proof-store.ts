import type { ProofPurpose } from '@kadr/contract/base/proofs'
import { createStore } from 'zustand/vanilla'

type Asked = { purpose: ProofPurpose; settle(isProved: boolean): void }

/** A call that waits for its person to prove who they are, and the last one that was let through. */
export type ProofState = { asked: Asked | null; passed: ProofPurpose | null }

/** Between the API client, which meets the refusal, and the dialog that the layout shows. */
export const createProofStore = () => {
  const store = createStore<ProofState>(() => ({ asked: null, passed: null }))
  return {
    ...store,
    /** False when the person declined. A newer question declines the older one. */
    ask: (purpose: ProofPurpose): Promise<boolean> => {
      store.getState().asked?.settle(false)
      return new Promise((resolve) => {
        const settle = (isProved: boolean) => {
          store.setState({ asked: null })
          resolve(isProved)
        }
        store.setState({ asked: { purpose, settle } })
      })
    },
    notePassed: (passed: ProofPurpose | null) => store.setState({ passed }),
  }
}

export type ProofStore = ReturnType<typeof createProofStore>
