import type { ProofPurpose } from '@kadr/contract/base/proofs'
import { useEffect } from 'react'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { useProve } from '../api/passkeys.mutations.ts'
import { copy } from '../copy.ts'
import { preloadPasskeys, usePasskeyObstacle } from '../model/device-passkeys.ts'
import { ObstacleNote } from './obstacle-note.tsx'

export type ProofDialogProps = {
  purpose: ProofPurpose
  onSettled(isProved: boolean): void
}

/** Asked by the API client when a call needs a proof; what was typed stays where it is. */
export default function ProofDialog({ purpose, onSettled }: ProofDialogProps) {
  const prove = useProve()
  const obstacle = usePasskeyObstacle()
  useEffect(preloadPasskeys, [])

  const confirm = () => prove.mutate(purpose, { onSuccess: () => onSettled(true) })

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onSettled(false)
      }}
      title={copy.proof.title}
      description={copy.proof.text(purpose)}
      footer={
        <>
          <Button variant="ghost" onClick={() => onSettled(false)}>
            {copy.cancel}
          </Button>
          {obstacle ? null : (
            <Button isLoading={prove.isPending} onClick={confirm}>
              {copy.proof.confirm}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-3">
        {obstacle ? <ObstacleNote obstacle={obstacle} /> : null}
        {prove.error ? <Banner tone="danger" title={failureText(prove.error)} /> : null}
        <p className="text-label text-ink-3">{copy.proof.lost}</p>
      </div>
    </Dialog>
  )
}
