import type { AnswerInput, Answering, MediaFile } from '@kadr/networks'
import type { AppContext } from '../../../context.ts'
import type { Lease } from '../../../platform/leases/lease.ts'
import { type ItemRow, toItemInThread } from '../conversations/index.ts'
import type { AnswerRow } from './answers.repository.ts'
import type { NetworkAccess } from './network-access.ts'

/** One answer under its lease. */
export type Sending = { ctx: AppContext; answer: AnswerRow; owner: string; lease: Lease }
type Open = Extract<NetworkAccess, { kind: 'open' }>

export const answeringOf = ({ answer }: Sending, { conversations }: Open): Answering | undefined =>
  answer.isPrivate ? conversations.privateAnswer : conversations.answer

export const inputOf = (
  { answer }: Sending,
  { context, live }: Open,
  { item, startedAt, picture }: { item: ItemRow; startedAt: Date; picture?: MediaFile | undefined },
): AnswerInput => ({
  ctx: context,
  account: live.account,
  item: toItemInThread(item),
  key: answer.id,
  text: answer.text,
  ...(picture && { picture }),
  startedAt,
  progress: answer.progress,
})
