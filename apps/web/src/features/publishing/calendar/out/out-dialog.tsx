import type { CalendarItem } from '@kadr/contract/publishing/calendar'
import { derivePostState } from '@kadr/domain/publishing/posts/derive-post-state'
import { writePlanCsv } from '@kadr/domain/publishing/schedule/plan-csv'
import { FileDown, Printer } from 'lucide-react'
import { flushSync } from 'react-dom'
import { saveTextFile } from '../../../../platform/storage/save-text-file.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { useCalendarFeed, usePublishedFeed } from '../api/calendar-feed.ts'
import { copy as calendarCopy, STATE_NAME } from '../copy.ts'
import { useCalendarContext } from '../page/calendar-context.ts'
import { outCopy } from './copy.ts'
import { FeedSection } from './feed-section.tsx'

type Props = { items: readonly CalendarItem[]; days: readonly string[]; onClose: () => void }

export default function OutDialog({ items, days: [first = ''], onClose }: Props) {
  const { connections, timeZone } = useCalendarContext()
  const calendar = useCalendarFeed()
  const published = usePublishedFeed()
  const accountOf = (id: string | null) =>
    (id === null ? undefined : connections.get(id)?.title) ?? calendarCopy.detached
  const save = () =>
    saveTextFile({
      name: outCopy.fileName(first),
      type: 'text/csv',
      text: writePlanCsv(
        items.map(({ time, title, targets }) => ({
          wallTime: time.wallTime,
          timeZone: time.timeZone,
          title,
          accounts: targets.map(({ connectionId }) => accountOf(connectionId)),
          state: STATE_NAME[derivePostState(targets.map(({ state }) => state))],
        })),
      ),
    })
  const print = () => {
    // The dialog is no part of the page that is printed.
    flushSync(onClose)
    requestAnimationFrame(() => window.print())
  }
  return (
    <Dialog title={outCopy.title} open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <div className="grid gap-6">
        <FeedSection words={outCopy.calendar} secret={calendar} timeZone={timeZone} />
        <FeedSection words={outCopy.published} secret={published} timeZone={timeZone} />
        <section aria-label={outCopy.file.title} className="grid gap-3">
          <div className="grid gap-1">
            <h3 className="font-semibold">{outCopy.file.title}</h3>
            <p className="text-label text-ink-2">{outCopy.file.text}</p>
          </div>
          <div className="flex flex-wrap gap-2">
            <Button
              variant="secondary"
              icon={<FileDown aria-hidden="true" className="size-5" />}
              onClick={save}
            >
              {outCopy.file.csv}
            </Button>
            <Button
              variant="secondary"
              icon={<Printer aria-hidden="true" className="size-5" />}
              onClick={print}
            >
              {outCopy.file.print}
            </Button>
          </div>
        </section>
      </div>
    </Dialog>
  )
}
