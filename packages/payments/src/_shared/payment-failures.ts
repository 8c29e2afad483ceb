import type { PaymentFailure, PaymentFailureCode } from '../failure.ts'

const ANOTHER_CARD = 'Оплатите другой картой.'

const MESSAGES: Record<PaymentFailureCode, string> = {
  insufficient_funds: 'На карте не хватило денег. Пополните её или оплатите другой картой.',
  card_expired: `Срок действия карты истёк. ${ANOTHER_CARD}`,
  card_invalid: 'Банк не узнал карту. Проверьте её данные или оплатите другой картой.',
  authentication_failed: 'Оплата не подтверждена кодом банка. Попробуйте ещё раз.',
  issuer_declined: 'Банк отказал в оплате. Уточните причину в банке или оплатите другой картой.',
  limit_exceeded: 'Сумма больше лимита карты. Поднимите лимит в банке или оплатите другой картой.',
  fraud_suspected: `Платёж показался банку подозрительным. ${ANOTHER_CARD}`,
  method_revoked: 'Карта отвязана: списывать с неё больше нельзя. Привяжите карту заново.',
  country_forbidden: `Карты этой страны не принимаются. ${ANOTHER_CARD}`,
  not_paid_in_time: 'Время на оплату вышло. Начните оплату заново.',
  canceled_by_user: 'Оплата отменена. Её можно начать заново.',
  canceled_by_shop: 'Оплата отменена. Её можно начать заново.',
  provider_trouble: 'Платёжная система временно недоступна. Деньги не списаны, попробуйте позже.',
  no_receipt_email: 'Некуда отправить чек, а без него списать нельзя. Укажите почту для чека.',
  shop_trouble:
    'Списать не вышло из-за настройки оплаты на нашей стороне. С вашей картой всё в порядке.',
  unknown:
    'Оплату отклонили без объяснения причины. Попробуйте ещё раз или оплатите другой картой.',
}

/** Another attempt with the same card may succeed on another day. */
const RETRYABLE = new Set<PaymentFailureCode>([
  'insufficient_funds',
  'issuer_declined',
  'limit_exceeded',
  'provider_trouble',
  'no_receipt_email',
  'shop_trouble',
  'unknown',
])

export const createPaymentFailure = ({
  code,
  providerCode,
}: {
  code: PaymentFailureCode
  providerCode: string
}): PaymentFailure => ({
  code,
  providerCode,
  message: MESSAGES[code],
  isRetryable: RETRYABLE.has(code),
})
