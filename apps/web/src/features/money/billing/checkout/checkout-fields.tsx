import { Fragment, type ReactNode } from 'react'
import { Checkbox } from '../../../../ui/forms/checkbox.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { checkoutCopy } from './copy.ts'

/** On a phone a card of the page, in the dialog of a desktop a frame. */
export const CheckoutCard = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-3 rounded-card bg-surface p-4 shadow-card md:border md:border-line md:shadow-none">
    {children}
  </div>
)

export const Problem = ({ text }: { text: string | undefined }) =>
  text ? (
    <p role="alert" className="text-label text-failed">
      {text}
    </p>
  ) : null

type ConsentProps = {
  /** What is not agreed to yet. */
  subjects: readonly ('offer' | 'renewal')[]
  isAccepted: boolean
  onChange: (isAccepted: boolean) => void
  error: string | undefined
}

const DOCUMENTS = {
  offer: { href: '/terms', text: checkoutCopy.offer },
  renewal: { href: '/payments', text: checkoutCopy.renewalTerms },
} as const

export const Consent = ({ subjects, isAccepted, onChange, error }: ConsentProps) => (
  <div>
    <Checkbox
      name="isOfferAccepted"
      checked={isAccepted}
      onChange={(event) => onChange(event.target.checked)}
      aria-invalid={error ? true : undefined}
      label={
        <>
          {checkoutCopy.accept}{' '}
          {subjects.map((subject, index) => (
            <Fragment key={subject}>
              {index > 0 ? ` ${checkoutCopy.and} ` : null}
              <a
                href={DOCUMENTS[subject].href}
                target="_blank"
                rel="noreferrer"
                className="text-accent underline"
              >
                {DOCUMENTS[subject].text}
              </a>
            </Fragment>
          ))}
        </>
      }
    />
    <Problem text={error} />
  </div>
)

type EmailProps = { value: string; onChange: (value: string) => void; error: string | undefined }

export const ReceiptEmail = ({ value, onChange, error }: EmailProps) => (
  <Field label={checkoutCopy.email} hint={checkoutCopy.emailHint} error={error} isRequired>
    <TextInput
      name="email"
      type="email"
      autoComplete="email"
      inputMode="email"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  </Field>
)
