import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { checkoutCopy } from '../plan-copy.ts'

type Props = { onApply: (code: string) => void; error: string | undefined }

export const PromoField = ({ onApply, error }: Props) => {
  const [isOpen, setIsOpen] = useState(false)
  const [code, setCode] = useState('')
  if (!isOpen) {
    return (
      <Button
        variant="ghost"
        size="sm"
        className="-ml-3 justify-self-start"
        onClick={() => setIsOpen(true)}
      >
        {checkoutCopy.promoOpen}
      </Button>
    )
  }
  return (
    <div className="flex items-end gap-2">
      <div className="min-w-0 flex-1">
        <Field label={checkoutCopy.promo} error={error}>
          <TextInput
            value={code}
            maxLength={32}
            autoCapitalize="characters"
            autoComplete="off"
            onChange={(event) => setCode(event.target.value)}
          />
        </Field>
      </div>
      <Button variant="secondary" onClick={() => onApply(code.trim())}>
        {checkoutCopy.promoApply}
      </Button>
    </div>
  )
}
