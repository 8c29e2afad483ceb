import { CircleCheck, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { checkoutCopy } from './copy.ts'

type Props = {
  /** In the order; empty: none. */
  applied: string
  isChecking: boolean
  /** Why the last code was refused. */
  refusal: string | undefined
  onApply: (code: string) => void
}

/** A refused code stays in the field, and the order as it was. */
export const PromoField = ({ applied, isChecking, refusal, onApply }: Props) => {
  const [code, setCode] = useState(applied)
  const typed = code.trim()
  const clear = () => {
    setCode('')
    onApply('')
  }
  return (
    <Field
      label={checkoutCopy.promo}
      error={refusal && checkoutCopy.promoRefused(refusal)}
      hint={
        applied && !refusal ? (
          <span className="flex gap-1.5 text-published">
            <CircleCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {checkoutCopy.promoTaken(applied)}
          </span>
        ) : undefined
      }
    >
      <div className="flex gap-2">
        <div className="relative min-w-0 flex-1">
          <TextInput
            value={code}
            maxLength={32}
            autoCapitalize="characters"
            autoComplete="off"
            enterKeyHint="done"
            className="pr-11 uppercase"
            onChange={(event) => setCode(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              // Enter checks the code, it does not pay.
              event.preventDefault()
              onApply(typed)
            }}
          />
          {code ? (
            <div className="absolute inset-y-0 right-0">
              <IconButton
                label={checkoutCopy.promoClear}
                icon={<X aria-hidden="true" className="size-4" />}
                onClick={clear}
              />
            </div>
          ) : null}
        </div>
        <Button
          variant="secondary"
          isLoading={isChecking}
          disabled={typed === ''}
          onClick={() => onApply(typed)}
        >
          {checkoutCopy.promoApply}
        </Button>
      </div>
    </Field>
  )
}
