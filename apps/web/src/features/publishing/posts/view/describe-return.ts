import type { PostReturn } from '@kadr/contract/publishing/posts'
import { describeMoment } from '../../../../platform/text/moment.ts'
import { actionsCopy } from './copy.ts'

/** «Вернули на доработку: Ольга (по ссылке), сегодня в 14:05». */
export const describeReturn = ({
  returned: { byName, isGuest, at },
  now,
  timeZone,
}: {
  returned: PostReturn
  now: Date
  timeZone: string
}): string => {
  const name = byName && isGuest ? actionsCopy.dialog.byLink(byName) : byName
  const when = describeMoment({ at: new Date(at), now, timeZone })
  return `${actionsCopy.dialog.returned}: ${[name, when].filter(Boolean).join(', ')}`
}
