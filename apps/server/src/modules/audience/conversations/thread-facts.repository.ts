import type { ConversationState, ItemTone } from '@kadr/contract/audience/conversation'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../db/connection.ts'
import type { Held } from '../../../db/schema/audience/conversations.ts'

/** What the items of a thread say about it. */
export type ThreadFactsRow = {
  id: string
  state: ConversationState
  version: number
  isSpam: boolean
  isPutAway: boolean
  snoozedUntil: Date | null
  /** As the newest thing they wrote names them; null once nothing does. */
  personName: string | null
  personHandle: string | null
  count: number
  lastItemAt: Date
  lastText: string
  lastIsOurs: boolean
  lastMedia: string | null
  unansweredSince: Date | null
  firstAskedAt: Date | null
  firstAnsweredAt: Date | null
  lastDirectAt: Date | null
  isEmpty: boolean
  isQuestion: boolean
  tone: ItemTone
  held: Held
  searchText: string
}

/** Moments come as text. */
type RawRow = {
  [K in keyof ThreadFactsRow]: ThreadFactsRow[K] extends Date
    ? string
    : Extract<ThreadFactsRow[K], Date> extends never
      ? ThreadFactsRow[K]
      : string | null
}

const MAX_SEARCHED = 20_000
const dateOf = (value: string | null) => (value === null ? null : new Date(value))

/** Computed anew from the items: whatever came in whatever order, the thread is the same. Locks the threads. */
export const readThreadFacts = async ({
  tx,
  ids,
}: {
  tx: Tx
  ids: readonly string[]
}): Promise<ThreadFactsRow[]> => {
  if (ids.length === 0) return []
  const { rows } = await tx.execute<RawRow>(sql`
    with locked as materialized (
      select * from conversations where id = any(${sql.param([...ids])}::uuid[]) order by id for no key update
    ), mine as (
      select i.*, i.is_hidden or i.held = 'spam' or exists (
          select from conversation_acts a where a.item_id = i.id and a.state = 'pending' and a.kind in ('hide', 'delete')
        ) as is_away
      from conversation_items i where i.conversation_id in (select id from locked)
    ), ours as (
      select conversation_id, max(happened_at) as last_at from mine
      where is_ours and deleted_at is null group by 1
    ), facts as (
      select m.conversation_id as id,
        count(*) filter (where not m.is_ours)::int as count,
        (array_agg(m.author_name order by m.happened_at desc, m.id desc)
          filter (where not m.is_ours and m.author_name is not null))[1] as person_name,
        (array_agg(m.author_handle order by m.happened_at desc, m.id desc)
          filter (where not m.is_ours and m.author_handle is not null))[1] as person_handle,
        min(m.happened_at) filter (where not m.is_ours) as first_asked,
        max(m.happened_at) filter (where not m.is_ours and m.kind = 'direct') as last_direct,
        min(m.happened_at) filter (where not m.is_ours and m.deleted_at is null and not m.is_away
          and m.happened_at > coalesce(o.last_at, '-infinity')) as unanswered,
        coalesce(bool_and(m.deleted_at is not null or m.is_away) filter (where not m.is_ours), true) as is_empty,
        coalesce(bool_and(m.held = 'spam') filter (where not m.is_ours), false) as is_spam,
        coalesce(bool_or(m.held = 'review') filter (where not m.is_ours and m.deleted_at is null), false) as is_review,
        coalesce(bool_or(m.is_question) filter (where not m.is_ours and m.deleted_at is null
          and m.happened_at > coalesce(o.last_at, '-infinity')), false) as is_question,
        coalesce(bool_or(m.tone = 'bad') filter (where not m.is_ours and m.deleted_at is null
          and m.happened_at > coalesce(o.last_at, '-infinity')), false) as is_bad,
        coalesce(bool_or(m.tone = 'good') filter (where not m.is_ours and m.deleted_at is null
          and m.happened_at > coalesce(o.last_at, '-infinity')), false) as is_good,
        left(lower(string_agg(left(m.text, 300), ' ' order by m.happened_at desc)), ${MAX_SEARCHED}::int) as texts
      from mine m left join ours o on o.conversation_id = m.conversation_id
      group by 1
    ), last as (
      select distinct on (conversation_id) conversation_id, happened_at, text, is_ours, media->0->>'kind' as media
      from mine order by conversation_id, (deleted_at is not null), happened_at desc, id desc
    )
    select l.id, l.state, l.version, l.is_spam as "isSpam",
      l.state = 'hidden' and l.state_before is not null as "isPutAway", l.snoozed_until as "snoozedUntil",
      f.person_name as "personName", f.person_handle as "personHandle", f.count,
      coalesce(s.happened_at, l.last_item_at) as "lastItemAt", left(s.text, 500) as "lastText",
      s.is_ours as "lastIsOurs", s.media as "lastMedia", f.unanswered as "unansweredSince",
      f.first_asked as "firstAskedAt", (
        select min(m.happened_at) from mine m where m.conversation_id = l.id and m.is_ours
          and m.happened_at >= f.first_asked) as "firstAnsweredAt",
      f.last_direct as "lastDirectAt", f.is_empty as "isEmpty", f.is_question as "isQuestion",
      case when f.is_bad then 'bad' when f.is_good then 'good' else 'none' end as tone,
      case when f.is_spam then 'spam' when f.is_review then 'review' else 'none' end as held,
      lower(concat_ws(' ', f.person_name, f.person_handle, f.texts)) as "searchText"
    from locked l join facts f on f.id = l.id join last s on s.conversation_id = l.id`)
  return rows.map((row) => ({
    ...row,
    lastItemAt: new Date(row.lastItemAt),
    snoozedUntil: dateOf(row.snoozedUntil),
    unansweredSince: dateOf(row.unansweredSince),
    firstAskedAt: dateOf(row.firstAskedAt),
    firstAnsweredAt: dateOf(row.firstAnsweredAt),
    lastDirectAt: dateOf(row.lastDirectAt),
  }))
}
