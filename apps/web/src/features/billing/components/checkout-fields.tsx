import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { checkoutCopy } from '../plan-copy.ts'

export const Problem = ({ text }: { text: string | undefined }) =>
  text ? (
    <p role="alert" className="text-label text-failed">
      {text}
    </p>
  ) : null

type ConsentProps = {
  isAccepted: boolean
  onChange: (isAccepted: boolean) => void
  error: string | undefined
}

export const OfferConsent = ({ isAccepted, onChange, error }: ConsentProps) => (
  <>
    <Checkbox
      checked={isAccepted}
      onChange={(event) => onChange(event.target.checked)}
      aria-invalid={error ? true : undefined}
      label={
        <>
          {checkoutCopy.offer}{' '}
          <a href="/terms" target="_blank" rel="noreferrer" className="text-accent underline">
            {checkoutCopy.offerLink}
          </a>
        </>
      }
    />
    <Problem text={error} />
  </>
)

type EmailProps = { value: string; onChange: (value: string) => void; error: string | undefined }

export const ReceiptEmail = ({ value, onChange, error }: EmailProps) => (
  <Field label={checkoutCopy.email} hint={checkoutCopy.emailHint} error={error} isRequired>
    <TextInput
      type="email"
      autoComplete="email"
      inputMode="email"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  </Field>
)
