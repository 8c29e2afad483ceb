import { email as emailAddress } from '@kadr/contract/primitives'

export type CheckoutProblems = { email?: string; isOfferAccepted?: string }

const findEmailProblem = ({ email, isNeeded }: { email: string; isNeeded: boolean }) => {
  if (email === '') return isNeeded ? 'Укажите почту: на неё придёт чек' : undefined
  const parsed = emailAddress.safeParse(email)
  return parsed.success ? undefined : parsed.error.issues[0]?.message
}

/** Everything that keeps an order from being made, so that all of it is told at once. */
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
    ...(!isOfferAccepted && { isOfferAccepted: 'Примите условия оферты, чтобы перейти к оплате' }),
  }
}
