import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useMessenger } from '../../../../messenger/messenger-context.tsx'
import { useUserStorage } from '../../../../platform/api/services.tsx'
import { type InvoiceChoice, useCreateInvoice, useReportReturn } from '../api/plan.mutations.ts'
import { checkoutCopy } from './copy.ts'
import { rememberReturn } from './purchase-return.ts'

type Outcome =
  | { kind: 'left' }
  | { kind: 'refused'; reason: string }
  /** The shop saves no cards: the buyer agreed to a renewal that will not be. */
  | { kind: 'not_renewed' }
  | { kind: 'failed'; error: Error }

/** Opens the payment page, or the invoice inside the mini-app; the purchase page then shows the order's state. */
export const usePay = ({ onDone, back }: { onDone: () => void; back: string | undefined }) => {
  const messenger = useMessenger()
  const navigate = useNavigate()
  const create = useCreateInvoice()
  const report = useReportReturn()
  const storage = useUserStorage()
  const [isLeaving, setIsLeaving] = useState(false)

  const payInMessenger = async (invoice: { orderId: string }): Promise<Outcome> => {
    if (!messenger?.payInvoice) return { kind: 'left' }
    const status = await messenger.payInvoice(invoice)
    if (status === 'cancelled') return { kind: 'left' }
    const { orderId } = invoice
    const isPaid = status !== 'failed'
    const order = await report.mutateAsync({ orderId, isPaid }).catch(() => undefined)
    if (!isPaid) return { kind: 'refused', reason: order?.failure ?? checkoutCopy.refusedText }
    onDone()
    await navigate({ to: '/purchase/success', search: { orderId } })
    return { kind: 'left' }
  }

  const pay = async (choice: InvoiceChoice): Promise<Outcome> => {
    try {
      const invoice = await create.mutateAsync(choice)
      rememberReturn(storage, { orderId: invoice.orderId, back })
      if (invoice.kind === 'telegram') return await payInMessenger(invoice)
      if (choice.isRenewing && !invoice.isRenewing) return { kind: 'not_renewed' }
      setIsLeaving(true)
      window.location.assign(invoice.url)
      return { kind: 'left' }
    } catch (error) {
      if (error instanceof Error) return { kind: 'failed', error }
      throw error
    }
  }

  return { pay, isPending: create.isPending || report.isPending || isLeaving }
}
