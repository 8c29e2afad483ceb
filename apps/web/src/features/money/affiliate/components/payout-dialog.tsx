import type { ChargeCurrency } from '@kadr/contract/base/primitives'
import { REQUISITES_MAX, recipientKind } from '@kadr/contract/money/affiliate'
import { formatMoney } from '@kadr/domain/money/money'
import { type FormEvent, useId, useState } from 'react'
import { ApiError } from '../../../../platform/api/api-error.ts'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { Textarea, TextInput } from '../../../../ui/forms/text-input.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { useRequestPayout } from '../api/affiliate.mutations.ts'
import { copy, RECIPIENT_NAME } from '../copy.ts'

const words = copy.payout
const KINDS = recipientKind.options.map((value) => ({ value, label: RECIPIENT_NAME[value] }))

type Props = { currency: ChargeCurrency; amount: number }

export const PayoutDialog = ({ currency, amount }: Props) => {
  const formId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const asking = useRequestPayout()
  const { error } = asking
  const errorOf = (field: string) =>
    error instanceof ApiError && error.field === field ? error.message : undefined
  const other =
    error && !(error instanceof ApiError && error.field) ? failureText(error) : undefined
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const text = (name: string) => String(data.get(name) ?? '').trim()
    const kind = KINDS.find(({ value }) => value === text('recipientKind'))?.value
    try {
      await asking.mutateAsync({
        currency,
        recipientKind: kind ?? 'self_employed',
        recipientName: text('recipientName'),
        payoutDetails: text('payoutDetails'),
      })
      setIsOpen(false)
      notify.success(words.sent)
    } catch {
      // Shown in the form by the state of the mutation.
    }
  }
  return (
    <Dialog
      title={words.title(formatMoney({ amount, currency }))}
      description={words.text}
      open={isOpen}
      onOpenChange={(isNext) => {
        setIsOpen(isNext)
        asking.reset()
      }}
      trigger={<Button>{copy.balance.request}</Button>}
      footer={
        <Button type="submit" form={formId} isLoading={asking.isPending} isFullWidth>
          {words.send}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <Field label={words.kind} error={errorOf('recipientKind')}>
          <Select name="recipientKind" options={KINDS} defaultValue="self_employed" />
        </Field>
        <Field label={words.name} error={errorOf('recipientName')} isRequired>
          <TextInput name="recipientName" autoComplete="name" maxLength={200} />
        </Field>
        <Field
          label={words.details}
          hint={words.detailsHint}
          error={errorOf('payoutDetails')}
          isRequired
        >
          <Textarea name="payoutDetails" rows={4} maxLength={REQUISITES_MAX} />
        </Field>
        {other ? (
          <p role="alert" className="text-failed">
            {other}
          </p>
        ) : null}
      </form>
    </Dialog>
  )
}
