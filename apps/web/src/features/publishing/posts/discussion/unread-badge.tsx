import { countOf, type PluralForms } from '@kadr/domain/base/plural'
import { MessageSquare } from 'lucide-react'

const FORMS: PluralForms = ['новый комментарий', 'новых комментария', 'новых комментариев']

const describeUnread = (count: number) => countOf({ count, forms: FORMS })

/** How many comments of a post the user has not read; nothing for none. */
export const UnreadBadge = ({ count }: { count: number | undefined }) =>
  count ? (
    <span className="inline-flex items-center gap-1 rounded-chip bg-accent px-2 py-0.5 text-caption font-medium text-on-accent">
      <MessageSquare aria-hidden="true" className="size-3" strokeWidth={2.5} />
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{describeUnread(count)}</span>
    </span>
  ) : null
