import { failureText } from '../../../../platform/api/failure-text.ts'
import { describeMoment } from '../../../../platform/text/moment.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { LinkToCopy } from '../../../../ui/overlays/link-to-copy.tsx'
import type { useCalendarFeed } from '../api/calendar-feed.ts'
import { outCopy } from './copy.ts'

const { address: copy } = outCopy

const refuse = (error: unknown) => notify.error(failureText(error))

const Known = ({
  feed: { createdAt, readAt },
  timeZone,
}: {
  feed: { createdAt: string; readAt: string | null }
  timeZone: string
}) => {
  const say = (at: string) => describeMoment({ at: new Date(at), now: new Date(), timeZone })
  return (
    <p className="text-label text-ink-2">
      {copy.since(say(createdAt))}. {readAt ? copy.read(say(readAt)) : copy.unread}.
    </p>
  )
}

type Props = {
  /** What stands at the address, and for whom. */
  words: { title: string; text: string; shownOnce: string }
  secret: ReturnType<typeof useCalendarFeed>
  timeZone: string
}

/** A secret address that other programs read. */
export const FeedSection = ({ words, secret, timeZone }: Props) => {
  const { query, renew, remove } = secret
  const { data, error } = query
  const feed = data?.feed
  const url = renew.data?.url
  const create = () =>
    renew.mutate(undefined, {
      onSuccess: () => {
        if (feed) notify.success(copy.renewed)
      },
      onError: refuse,
    })
  const close = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        renew.reset()
        notify.success(copy.removed)
      },
      onError: refuse,
    })
  return (
    <section aria-label={words.title} className="grid gap-3">
      <div className="grid gap-1">
        <h3 className="font-semibold">{words.title}</h3>
        <p className="text-label text-ink-2">{words.text}</p>
      </div>
      {error ? (
        <p role="alert" className="text-label text-failed">
          {copy.failed}
        </p>
      ) : null}
      {url ? <LinkToCopy url={url} text={words.shownOnce} /> : null}
      {feed && !url ? <Known feed={feed} timeZone={timeZone} /> : null}
      <div className="flex flex-wrap gap-2">
        <Button
          variant={feed ? 'secondary' : 'primary'}
          isLoading={renew.isPending}
          disabled={data === undefined}
          onClick={create}
        >
          {feed ? copy.renew : copy.create}
        </Button>
        {feed ? (
          <Button variant="ghost" isLoading={remove.isPending} onClick={close}>
            {copy.remove}
          </Button>
        ) : null}
      </div>
    </section>
  )
}
