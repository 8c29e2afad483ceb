import { textAt } from '../networks/_shared/fields.ts'
import type { Fault } from '../networks/host.ts'

type Fields = Readonly<Record<string, unknown>>
type FaultScope = Pick<Fault, 'network' | 'times' | 'path'>

export type FaultChoice = {
  kind: Fault['kind']
  label: string
  make(place: FaultScope, amount: number): Fault
}

/** Faults offered on the page. `amount` is seconds, or a status for errors. */
export const FAULT_CHOICES: readonly FaultChoice[] = [
  {
    kind: 'timeout-before',
    label: 'Молчит, запрос не принят',
    make: (place) => ({ ...place, kind: 'timeout-before' }),
  },
  {
    kind: 'timeout-after',
    label: 'Молчит, но запрос принят',
    make: (place) => ({ ...place, kind: 'timeout-after' }),
  },
  {
    kind: 'cut-after',
    label: 'Обрыв связи после приёма',
    make: (place) => ({ ...place, kind: 'cut-after' }),
  },
  {
    kind: 'rate-limited',
    label: '429: слишком часто',
    make: (place, amount) => ({ ...place, kind: 'rate-limited', retryAfterSeconds: amount }),
  },
  {
    kind: 'server-error',
    label: '503: сеть сломалась',
    make: (place) => ({ ...place, kind: 'server-error' }),
  },
  {
    kind: 'server-error-after',
    label: '503, но запрос принят',
    make: (place) => ({ ...place, kind: 'server-error-after' }),
  },
  {
    kind: 'slow',
    label: 'Медленный ответ',
    make: (place, amount) => ({ ...place, kind: 'slow', delayMs: amount * 1000 }),
  },
  {
    kind: 'slow-processing',
    label: 'Долгая обработка файла',
    make: (place, amount) => ({ ...place, kind: 'slow-processing', seconds: amount }),
  },
  {
    kind: 'rejected-media',
    label: 'Файл отклонён',
    make: (place) => ({ ...place, kind: 'rejected-media' }),
  },
]

const MAX_TIMES = 1000
const MAX_SECONDS = 3600

const wholeOf = (text: string | undefined, max: number) => {
  const value = Number(text)
  return Number.isInteger(value) && value > 0 ? Math.min(value, max) : undefined
}

/** The fault of a form, or undefined when the form is invalid. */
export function readFault(input: { fields: Fields; network: string }): Fault | undefined {
  const { fields, network } = input
  const choice = FAULT_CHOICES.find(({ kind }) => kind === textAt(fields, 'kind'))
  const times = wholeOf(textAt(fields, 'times'), MAX_TIMES)
  const path = textAt(fields, 'path')?.trim()
  const words = textAt(fields, 'words')?.trim()
  return choice?.make(
    { network, ...(times && { times }), ...(path && { path }), ...(words && { words }) },
    wholeOf(textAt(fields, 'seconds'), MAX_SECONDS) ?? 30,
  )
}

export const labelOf = (kind: Fault['kind']): string =>
  FAULT_CHOICES.find((choice) => choice.kind === kind)?.label ?? kind
