import { useNavigate } from '@tanstack/react-router'
import { type ComponentType, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { ProofDialogProps } from '../../features/identity/passkeys/components/proof-dialog.tsx'
import { useServices } from '../../platform/api/services.tsx'

/** What a call with `proof` waits for. Loaded when it is first asked for, or when somebody without a passkey could have one. */
export const ProofSlot = () => {
  const services = useServices()
  const { proofs } = services
  const navigate = useNavigate()
  const asked = useStore(proofs, (state) => state.asked)
  const passed = useStore(proofs, (state) => state.passed)
  const [Dialog, setDialog] = useState<ComponentType<ProofDialogProps>>()
  useEffect(() => {
    if (!asked) return
    import('../../features/identity/passkeys/components/proof-dialog.tsx').then(
      (loaded) => setDialog(() => loaded.default),
      () => asked.settle(false),
    )
  }, [asked])
  useEffect(() => {
    if (!passed) return
    proofs.notePassed(null)
    const open = () => void navigate({ to: '/account', hash: 'passkeys' })
    import('../../features/identity/passkeys/model/suggest-passkey.ts').then(
      ({ suggestPasskey }) => suggestPasskey({ services, passed, open }),
      () => undefined,
    )
  }, [passed, services, proofs, navigate])
  return asked && Dialog ? <Dialog purpose={asked.purpose} onSettled={asked.settle} /> : null
}
