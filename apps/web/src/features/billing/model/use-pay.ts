import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useUserStorage } from '../../../platform/services.tsx'
import { openInvoice } from '../../../telegram/invoice.ts'
import { useTelegram } from '../../../telegram/telegram-context.tsx'
import { type InvoiceChoice, useCreateInvoice, useReportReturn } from '../api/plan.mutations.ts'
import { rememberReturn } from './purchase-return.ts'

/** Opens the page of payment, or the invoice over the mini-app; the order's page then tells its true state. */
export const usePay = ({ onDone, back }: { onDone: () => void; back: string | undefined }) => {
  const bridge = useTelegram()
  const navigate = useNavigate()
  const create = useCreateInvoice()
  const report = useReportReturn()
  const storage = useUserStorage()
  const [isLeaving, setIsLeaving] = useState(false)
  const [refusal, setRefusal] = useState<Error>()

  const pay = async (choice: InvoiceChoice) => {
    setRefusal(undefined)
    try {
      const invoice = await create.mutateAsync(choice)
      rememberReturn(storage, { orderId: invoice.orderId, back })
      if (invoice.kind === 'redirect') {
        setIsLeaving(true)
        window.location.assign(invoice.url)
        return
      }
      if (!bridge) return
      const status = await openInvoice({ bridge, invoice })
      if (status === 'cancelled') return
      const isPaid = status !== 'failed'
      const { orderId } = invoice
      await report.mutateAsync({ orderId, isPaid }).catch(() => undefined)
      onDone()
      await navigate({ to: isPaid ? '/purchase/success' : '/purchase/failed', search: { orderId } })
    } catch (error) {
      if (error instanceof Error) setRefusal(error)
    }
  }

  return { pay, isPending: create.isPending || report.isPending || isLeaving, error: refusal }
}
