import type { TestShell } from './test-shell.ts'

/** Rows as after finished uploads, without files. Returns their ids in order. */
export const insertResources = async (
  app: TestShell,
  {
    workspaceId,
    names,
    tags = [],
    size = 1000,
  }: { workspaceId: string; names: readonly string[]; tags?: readonly string[]; size?: number },
): Promise<string[]> => {
  const { searchTextOf, sortNameOf } = await import('../src/modules/library/resources/names.ts')
  const { rows } = await app.database.pool.query<{ id: string }>(
    `insert into resources (id, workspace_id, kind, state, progress, name, sort_name, search_text, tags,
       mime_type, size, sha256, file_id, created_at)
     select gen_random_uuid(), $1, 'image', 'ready', 100, name, sort_name, search_text, $5::text[],
       'image/jpeg', $6::bigint + number, md5(random()::text), gen_random_uuid(),
       timestamptz '2026-01-01' + number * interval '1 second'
     from unnest($2::text[], $3::text[], $4::text[]) with ordinality
       as given(name, sort_name, search_text, number)
     returning id`,
    [
      workspaceId,
      names,
      names.map(sortNameOf),
      names.map((name) => searchTextOf({ name, altText: '', tags })),
      tags,
      size,
    ],
  )
  await app.database.pool.query(
    `insert into workspace_storage select $1, sum(size) from resources where workspace_id = $1
     on conflict (workspace_id) do update set used_bytes = excluded.used_bytes`,
    [workspaceId],
  )
  return rows.map(({ id }) => id)
}
