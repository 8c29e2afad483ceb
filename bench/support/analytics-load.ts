import type { Client } from 'pg'

export type AnalyticsLoad = {
  workspaceId: string
  accounts: number
  /** Work items of each account, one a day backwards from now. */
  items: number
  /** Readings of each work item. */
  readings: number
}

const NETWORK = "(array['instagram', 'tiktok', 'youtube', 'telegram', 'bluesky'])[1 + n % 5]"
const FLOWS = ['views', 'likes', 'comments', 'shares']
/** Days of a rollup: two periods of 90 days and the week before them. */
const ROLLED_DAYS = 190

/** Fills the tables as the collector does: points, the latest figures and roll-ups by day. */
export const fillAnalytics = async (
  client: Client,
  { workspaceId, accounts, items, readings }: AnalyticsLoad,
): Promise<void> => {
  const run = (text: string, values: unknown[] = []) => client.query(text, values)
  await run(
    `insert into analytics_accounts (id, workspace_id, network, external_id, title)
     select gen_random_uuid(), $1, ${NETWORK}, 'bench-' || n, 'Аккаунт ' || n
     from generate_series(1, $2::int) n`,
    [workspaceId, accounts],
  )
  await run(
    `insert into work_items (id, workspace_id, account_id, network, external_id, external_details, published_at,
       caption, kind)
     select gen_random_uuid(), a.workspace_id, a.id, a.network, 'item-' || n, '{}',
       now() - make_interval(hours => 30 + n * 24), 'Публикация номер ' || n, 'video'
     from analytics_accounts a, generate_series(1, $2::int) n where a.workspace_id = $1`,
    [workspaceId, items],
  )
  await run(
    `insert into metric_subjects (id, workspace_id, kind, network, account_id, work_item_id, found_at, outcome)
     select id, workspace_id, 'account', network, id, null, now(), 'found' from analytics_accounts
       where workspace_id = $1
     union all
     select id, workspace_id, 'work_item', network, account_id, id, now(), 'found' from work_items
       where workspace_id = $1`,
    [workspaceId],
  )
  await run(
    `insert into metric_points (subject_id, metric, bucket_at, value, captured_at, reading_id)
     select w.id, 'views', at, 100 + n * n, at, w.id
     from work_items w, generate_series(1, $2::int) n,
       lateral (select date_bin('15 minutes', w.published_at, 'epoch') + n * interval '90 minutes' as at) moment
     where w.workspace_id = $1`,
    [workspaceId, readings],
  )
  await run(
    `insert into metric_latest (subject_id, metric, workspace_id, account_id, kind, value, captured_at)
     select w.id, flow, workspace_id, account_id, 'work_item', (random() * 10000)::int, now()
     from work_items w, unnest($2::text[]) flow where workspace_id = $1`,
    [workspaceId, FLOWS],
  )
  await run(
    `insert into metric_days (account_id, source, metric, day, workspace_id, network, value, captured_at)
     select a.id, 'items', flow, current_date - n, workspace_id, network, (random() * 1000)::int, now()
       from analytics_accounts a, generate_series(0, $3::int) n, unnest($2::text[]) flow
       where workspace_id = $1
     union all
     select a.id, 'account', 'followers', current_date - n, workspace_id, network, 5000 - n, now()
       from analytics_accounts a, generate_series(0, $3::int) n where workspace_id = $1`,
    [workspaceId, FLOWS, ROLLED_DAYS],
  )
}
