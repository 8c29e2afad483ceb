import { dequal } from 'dequal'
import { useEffect, useRef } from 'react'
import type { WebNetwork } from '../../../../networks/network.ts'
import { useApi } from '../../../../platform/api/services.tsx'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Spinner } from '../../../../ui/feedback/spinner.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { useConnections } from '../api/connections.queries.ts'
import { copy } from '../copy.ts'
import { namesOf } from '../list/list-connections.ts'
import { useReturn } from './use-return.ts'

const ASK_EVERY_MS = 3000

type Props = {
  network: WebNetwork
  isOpening: boolean
  onAgain: () => void
  onClose: () => void
  onDone: () => void
}

/** The user signs in in another browser; polls until the account appears. */
export const WaitingDialog = ({ network, isOpening, onAgain, onClose, onDone }: Props) => {
  const api = useApi()
  const { query } = useConnections({ everyMs: ASK_EVERY_MS })
  const accounts = query.data && network.pick(query.data)
  const before = useRef(accounts)
  useReturn(() => void query.refetch())

  useEffect(() => {
    before.current ??= accounts
    const known = before.current
    if (!accounts || !known || dequal(accounts, known)) return
    const added = accounts.filter(({ id }) => !known.some((one) => one.id === id))
    // The sign-in was finished elsewhere, so no write of ours has marked the limits of the plan.
    api.markStale(['subscription'])
    notify.success(added.length > 0 ? copy.attached(namesOf(added)) : copy.updated)
    onDone()
  }, [api, accounts, onDone])

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={copy.waiting.title}
      description={copy.waiting.text(network.title)}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {copy.waiting.close}
          </Button>
          <Button variant="secondary" isLoading={isOpening} onClick={onAgain}>
            {copy.waiting.again}
          </Button>
        </>
      }
    >
      <p role="status" className="flex items-center gap-3 text-label text-ink-2">
        <span className="text-accent">
          <Spinner size={20} />
        </span>
        {copy.waiting.status}
      </p>
    </Dialog>
  )
}
