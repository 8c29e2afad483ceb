import { NETWORKS, type Network } from '@kadr/contract/publishing/networks'
import { footnotedName } from '../publishing/networks/network-names.ts'

export type StatusState = 'works' | 'slow' | 'down' | 'off' | 'unknown'

export const publishingPart = (network: Network) => `publishing_${network}` as const
export type StatusPart =
  | ReturnType<typeof publishingPart>
  | 'renders'
  | 'analytics'
  | 'bot'
  | 'payments'

/** The parts of the product whose state the page of it tells, in its order. */
export const STATUS_PARTS: readonly { id: StatusPart; title: string }[] = [
  ...NETWORKS.map((network) => ({ id: publishingPart(network), title: footnotedName(network) })),
  { id: 'renders', title: 'Сборка видео' },
  { id: 'analytics', title: 'Аналитика' },
  { id: 'bot', title: 'Бот' },
  { id: 'payments', title: 'Оплата' },
]

/** The newest troubles that the page shows. */
export const SHOWN_INCIDENTS = 10

type StatusText = StatusPart | `${StatusPart}_state` | 'readAt' | `incident_${number}`

export const statusTextName = (text: StatusText) => `status_${text}` as const

/** Stands on the prerendered page where the running server puts what it knows. */
export const statusPlaceholder = (text: StatusText) => `{{live.${statusTextName(text)}}}`
