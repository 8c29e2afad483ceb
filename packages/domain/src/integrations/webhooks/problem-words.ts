import type { DeliveryProblem } from '@kadr/contract/integrations/webhooks'

const WORDS: Readonly<Record<Exclude<DeliveryProblem, 'status'>, string>> = {
  redirect: 'Адрес перенаправляет на другой. Укажите конечный',
  timeout: 'Адрес не ответил за 15 секунд',
  unreachable: 'С адресом не удалось соединиться',
  refused: 'Адрес ведёт во внутреннюю сеть',
}

const STATUS_WORDS: Readonly<Record<number, string>> = {
  401: 'Адрес требует входа (401)',
  403: 'Адрес не пускает (403)',
  404: 'По адресу ничего нет (404)',
  405: 'Адрес не принимает POST (405)',
  410: 'Адрес больше не принимает события (410)',
  413: 'Адресу событие велико (413)',
  429: 'Адрес просит присылать реже (429)',
}

/** Why a request did not arrive, and where it is plain, what to do. */
export const describeProblem = ({
  problem,
  status,
}: {
  problem: DeliveryProblem | null
  status: number | null
}): string => {
  if (problem !== null && problem !== 'status') return WORDS[problem]
  if (status === null) return 'Ответа не было'
  return STATUS_WORDS[status] ?? `Адрес ответил ошибкой ${status}`
}
