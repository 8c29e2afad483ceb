import { email as emailAddress } from '@kadr/contract/base/primitives'

export type CheckoutProblems = { email?: string; isOfferAccepted?: string }

const findEmailProblem = ({ email, isNeeded }: { email: string; isNeeded: boolean }) => {
  if (email === '') return isNeeded ? 'Укажите почту: на неё придёт чек' : undefined
  const parsed = emailAddress.safeParse(email)
  return parsed.success ? undefined : parsed.error.issues[0]?.message
}

/** All obstacles of an order, so that they can be shown at once. */
export const findCheckoutProblems = ({
  email,
  isEmailNeeded,
  isOfferAccepted,
}: {
  email: string
  isEmailNeeded: boolean
  isOfferAccepted: boolean
}): CheckoutProblems => {
  const emailProblem = findEmailProblem({ email: email.trim(), isNeeded: isEmailNeeded })
  return {
    ...(emailProblem && { email: emailProblem }),
    ...(!isOfferAccepted && { isOfferAccepted: 'Примите условия, чтобы перейти к оплате' }),
  }
}
