import type { BillingPeriod, Currency } from '@kadr/contract/base/primitives'
import { quotePlan } from '@kadr/contract/money/billing'
import { normalizePromoCode } from '@kadr/domain/money/promo-code'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../../../platform/api/api-error.ts'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { useApi } from '../../../../platform/api/services.tsx'
import { useQuote } from '../api/plan.queries.ts'

export const errorOf = (error: unknown, field: string) =>
  error instanceof ApiError && error.field === field ? error.message : undefined

type Start = {
  planId: number
  currency: Currency
  billingPeriod: BillingPeriod
  promoCode: string
  place: 'web' | 'telegram'
}

/**
 * The choice of an open checkout with its quote. All quotes of one checkout are of the same moment, so that the sum does
 * not drift; a refused code leaves the choice as it was.
 */
export const useQuotedChoice = (start: Start) => {
  const { planId, currency, place } = start
  const api = useApi()
  const queries = useQueryClient()
  const [billingPeriod, setBillingPeriod] = useState(start.billingPeriod)
  const [code, setCode] = useState(start.promoCode)
  const [quotedAt, setQuotedAt] = useState<string>()
  const [isChecking, setIsChecking] = useState(false)
  const [codeRefusal, setCodeRefusal] = useState<string>()
  const choiceOf = ({ promoCode, at }: { promoCode: string; at: string | undefined }) => ({
    planId,
    currency,
    billingPeriod,
    place,
    ...(promoCode && { promoCode }),
    ...(at && { quotedAt: at }),
  })
  const choice = choiceOf({ promoCode: code, at: quotedAt })
  const { data: quote, error, isPlaceholderData, refetch } = useQuote(choice)
  const refused = errorOf(error, 'promoCode')
  if (refused && code) {
    setCodeRefusal(refused)
    setCode('')
  }
  const load = (body: typeof choice, staleTime: number) =>
    queries.fetchQuery({ ...api.query(quotePlan, { body }), staleTime })
  const hold = () => setQuotedAt(quote?.quotedAt)

  return {
    choice,
    quote,
    billingPeriod,
    code,
    isChecking,
    codeRefusal,
    isCounted: quote !== undefined && !isPlaceholderData,
    error: refused ? undefined : error,
    retry: refetch,
    setPeriod: (period: BillingPeriod) => {
      hold()
      setBillingPeriod(period)
    },
    applyCode: async (typed: string) => {
      const promoCode = normalizePromoCode(typed)
      setCodeRefusal(undefined)
      if (promoCode === '') return setCode('')
      setIsChecking(true)
      try {
        const at = quote?.quotedAt
        await load(choiceOf({ promoCode, at }), Number.POSITIVE_INFINITY)
        setQuotedAt(at)
        setCode(promoCode)
      } catch (failure) {
        setCodeRefusal(failureText(failure))
      } finally {
        setIsChecking(false)
      }
    },
    /** At this moment, instead of that of the opening. */
    countAgain: async () => {
      const fresh = await load(choiceOf({ promoCode: code, at: undefined }), 0)
      setQuotedAt(undefined)
      return fresh
    },
  }
}
