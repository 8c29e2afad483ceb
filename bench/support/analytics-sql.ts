import type { Client } from 'pg'

/** The same screens as statements written by hand, each as one round trip where that is possible. */

const OWN_DAYS = `
  days as (
    select account_id, network, source, metric, day, value::float8 as value from metric_days
    where workspace_id = $1 and day > current_date - 60
  )`

const OVERVIEW = `
  with ${OWN_DAYS}, flows as (
    select network, metric, day, sum(value) as value from days where source = 'items' group by 1, 2, 3
  ), followers as (
    select network, 'followers' as metric, day, sum(value) as value from days
    where source = 'account' and metric = 'followers' group by 1, 3
  )
  select * from flows union all select * from followers order by day`

const PUBLICATIONS = `
  select (published_at at time zone 'Europe/Moscow')::date as day, count(*)::int as count from work_items
  where workspace_id = $1 and published_at > now() - interval '30 days' group by 1`

const HIGHLIGHTS = `
  with medians as (
    select w.account_id, percentile_cont(0.5) within group (order by l.value::float8) as median
    from work_items w join metric_latest l on l.subject_id = w.id and l.metric = 'views'
    where w.workspace_id = $1 and w.published_at > now() - interval '90 days' group by 1
  ), ranked as (
    select w.*, l.value::float8 / m.median as ratio from work_items w
    join medians m using (account_id)
    join metric_latest l on l.subject_id = w.id and l.metric = 'views'
    where w.workspace_id = $1 and w.published_at > now() - interval '30 days'
  ), chosen as (
    (select * from ranked order by ratio desc, id limit 4) union all (select * from ranked order by ratio, id limit 4)
  )
  select c.*, a.title, (select jsonb_object_agg(metric, value) from metric_latest l where l.subject_id = c.id) as figures
  from chosen c join analytics_accounts a on a.id = c.account_id`

const ACCOUNTS = `
  with ${OWN_DAYS}, sums as (
    select account_id, metric, sum(value) filter (where day > current_date - 30) as now,
      sum(value) filter (where day <= current_date - 30) as before
    from days where source = 'items' group by 1, 2
  ), followers as (
    select distinct on (account_id) account_id, value from days
    where source = 'account' and metric = 'followers' order by account_id, day desc
  )
  select a.*, s.found_at, f.value as followers,
    (select jsonb_object_agg(metric, jsonb_build_array(now, before)) from sums where account_id = a.id) as figures
  from analytics_accounts a join metric_subjects s on s.id = a.id left join followers f on f.account_id = a.id
  where a.workspace_id = $1 order by a.title limit 50`

const ITEMS = `
  with page as (
    select subject_id, value from metric_latest
    where workspace_id = $1 and kind = 'work_item' and metric = 'views'
    order by value desc, subject_id desc limit 31
  ), medians as (
    select w.account_id, percentile_cont(0.5) within group (order by l.value::float8) as median
    from work_items w join metric_latest l on l.subject_id = w.id and l.metric = 'views'
    where w.workspace_id = $1 and w.published_at > now() - interval '90 days' group by 1
  )
  select w.*, a.title, page.value / m.median as ratio,
    (select jsonb_object_agg(metric, value) from metric_latest l where l.subject_id = w.id) as figures
  from page join work_items w on w.id = page.subject_id join analytics_accounts a on a.id = w.account_id
    left join medians m on m.account_id = w.account_id
  order by page.value desc, w.id desc`

const ITEM = `
  select w.*, a.title,
    (select jsonb_object_agg(metric, value) from metric_latest l where l.subject_id = w.id) as figures,
    (select percentile_cont(0.5) within group (order by l.value::float8)
       from work_items o join metric_latest l on l.subject_id = o.id and l.metric = 'views'
       where o.account_id = w.account_id and o.published_at > now() - interval '90 days') as median
  from work_items w join analytics_accounts a on a.id = w.account_id where w.id = $1`

const CURVES = `
  with item as (select id, account_id, published_at from work_items where id = $1), pieces as (
    select id, published_at from item
    union all
    (select o.id, o.published_at from work_items o, item
     where o.account_id = item.account_id and o.published_at < item.published_at and o.gone_at is null
     order by o.published_at desc limit 30)
  )
  select p.subject_id, extract(epoch from p.captured_at - pieces.published_at)::float8 / 3600 as hours,
    p.value::float8 as value
  from pieces join metric_points p on p.subject_id = pieces.id and p.metric = 'views'
    and p.bucket_at between pieces.published_at - interval '15 minutes' and pieces.published_at + interval '800 hours'
  order by 1, p.bucket_at`

const ask = (client: Client, name: string, text: string, id: string) =>
  client.query({ name, text, values: [id] })

export const readOverview = async (client: Client, workspaceId: string) => {
  await ask(client, 'overview', OVERVIEW, workspaceId)
  await ask(client, 'publications', PUBLICATIONS, workspaceId)
  await ask(client, 'highlights', HIGHLIGHTS, workspaceId)
}

export const listAccounts = (client: Client, workspaceId: string) =>
  ask(client, 'accounts', ACCOUNTS, workspaceId)

export const listItems = (client: Client, workspaceId: string) =>
  ask(client, 'items', ITEMS, workspaceId)

export const readItem = async (client: Client, id: string) => {
  await ask(client, 'item', ITEM, id)
  await ask(client, 'curves', CURVES, id)
}
