import type { Module } from '../../platform/module.ts'
import { createBotOutboxModule } from './bot-outbox/index.ts'
import { createEventsModule, type FindHiddenIds } from './events/index.ts'
import {
  disconnectGroups,
  followBotMessages,
  followPush,
  hasOtherMessenger,
  notificationsModule,
} from './notifications/index.ts'
import { ownerMessagesModule } from './owner-messages/index.ts'
import { createPushModule } from './push/index.ts'

export const createDeliveryModules = ({
  findHiddenIds,
}: {
  findHiddenIds: FindHiddenIds
}): readonly Module[] => [
  notificationsModule,
  createPushModule({ onSettled: followPush }),
  createBotOutboxModule({
    onSettled: followBotMessages,
    onChatLost: disconnectGroups,
    hasOtherWay: hasOtherMessenger,
  }),
  ownerMessagesModule,
  createEventsModule({ findHiddenIds }),
]
