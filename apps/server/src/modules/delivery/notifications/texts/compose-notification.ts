import type { DomainEvent } from '@kadr/contract/events'
import type { PostBrief } from '../post-briefs.repository.ts'
import { approvalTexts } from './approval-texts.ts'
import { audienceTexts } from './audience-texts.ts'
import { automationTexts } from './automation-texts.ts'
import { billingTexts } from './billing-texts.ts'
import { connectionTexts } from './connection-texts.ts'
import { footageTexts } from './footage-texts.ts'
import { generationTexts } from './generation-texts.ts'
import { integrationTexts } from './integration-texts.ts'
import type { NotificationDraft } from './notification-draft.ts'
import { passkeyTexts } from './passkey-texts.ts'
import { publishingTexts } from './publishing-texts.ts'
import { teamTexts } from './team-texts.ts'
import { toolTexts } from './tool-texts.ts'

const texts = {
  ...publishingTexts,
  ...approvalTexts,
  ...generationTexts,
  ...footageTexts,
  ...connectionTexts,
  ...teamTexts,
  ...audienceTexts,
  ...billingTexts,
  ...automationTexts,
  ...toolTexts,
  ...integrationTexts,
  ...passkeyTexts,
}

export type NotifiedKind = keyof typeof texts
type Compose<K extends NotifiedKind> = (
  event: DomainEvent<K>,
  now: Date,
  post: PostBrief | undefined,
) => NotificationDraft

export const isNotified = (kind: string): kind is NotifiedKind => kind in texts
export const NOTIFIED_KINDS: readonly NotifiedKind[] = Object.keys(texts).filter(isNotified)

const composers: { [K in NotifiedKind]: Compose<K> } = texts

export const composeNotification = <K extends NotifiedKind>({
  event,
  now,
  post,
}: {
  event: DomainEvent<K>
  now: Date
  /** The post the event is about, while it exists. */
  post: PostBrief | undefined
}): NotificationDraft => {
  const compose: Compose<K> = composers[event.kind]
  return compose(event, now, post)
}
