import type { Client } from 'pg'

/** Threads of accounts over a year, each with as many things written; returns the owner. */
export const fillInbox = async ({
  client,
  workspaceId,
  items,
  threads,
  accounts,
}: {
  client: Client
  workspaceId: string
  items: number
  threads: number
  accounts: number
}): Promise<string> => {
  const { rows } = await client.query<{ user_id: string }>(
    'select user_id from workspace_members where workspace_id = $1 limit 1',
    [workspaceId],
  )
  await client.query(
    `insert into connections (id, workspace_id, network, method, external_id, title, details, scopes, missing_scopes,
       sealed_access_token, is_renewable, connected_at, refreshed_at)
     select gen_random_uuid(), $1, 'telegram', 'default', 'bench-' || n, 'Канал ' || n, '{}', '{}', '{}', 'sealed', false,
       now(), now() from generate_series(1, $2::int) n`,
    [workspaceId, accounts],
  )
  await client.query(
    `with places as (select array_agg(id order by external_id) as ids from connections where workspace_id = $1)
     insert into conversations (id, workspace_id, connection_id, network, kind, root_external_id, person_external_id,
       person_name, state, count, last_item_at, last_text, is_question, tone, unanswered_since, first_asked_at, search_text)
     select gen_random_uuid(), $1, places.ids[1 + n % $3::int], 'telegram', 'comments', 'post-' || n % 2000, 'person-' || n,
       'Имя ' || n, (array['new', 'waiting', 'answered', 'answered', 'hidden'])[1 + n % 5], 4,
       now() - n * interval '1 minute', 'Сколько стоит, № ' || n, n % 3 = 0, 'none', now() - n * interval '1 minute',
       now() - n * interval '1 minute', 'имя ' || n || ' сколько стоит, № ' || n
     from places, generate_series(1, $2::int) n`,
    [workspaceId, threads, accounts],
  )
  await client.query(
    `insert into conversation_items (id, workspace_id, connection_id, conversation_id, external_id, kind, root_external_id,
       author_external_id, is_ours, text, happened_at, is_backlog, received_at, seen_at)
     select gen_random_uuid(), workspace_id, connection_id, id, id || '-' || n, 'comments', root_external_id,
       person_external_id, false, last_text, last_item_at - n * interval '1 second', false, now(), now()
     from conversations, generate_series(0, $1::int - 1) n`,
    [Math.round(items / threads)],
  )
  await client.query('analyze conversations')
  await client.query('analyze conversation_items')
  return rows[0]?.user_id ?? ''
}

/** What a page needs at least: thirty newest threads with their accounts. */
export const firstPageByHand = ({ client, workspaceId }: { client: Client; workspaceId: string }) =>
  client.query(
    `select t.*, a.title, a.handle from conversations t join connections a on a.id = t.connection_id
     where t.workspace_id = $1 and t.state = 'new' order by t.last_item_at desc, t.id desc limit 31`,
    [workspaceId],
  )
