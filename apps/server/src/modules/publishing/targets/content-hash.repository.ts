import { inArray, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { postTargets } from '../../../db/schema/publishing/posts.ts'

/**
 * Hash of what a target would send: its own text and media, or else those of the post, with everything added to them.
 * Computed by the database, so that the claim can compare it in the same statement.
 */
export const contentHash = (target: SQL): SQL<string> => sql<string>`(
  select encode(sha256(convert_to(jsonb_build_array(
    coalesce(${target}.override_text, p.text), to_jsonb(coalesce(${target}.override_media_ids, p.media_ids)),
    ${target}.settings, ${target}.connection_id, p.utm, p.erid, p.advertiser)::text, 'UTF8')), 'hex')
  from posts p where p.id = ${target}.post_id)`

/** No approval is needed, or it was given for exactly this content. */
export const isApprovedAsItIs = (target: SQL): SQL =>
  sql`(not ${target}.is_approval_required or ${target}.approved_hash = ${contentHash(target)})`

/** Of all targets of the posts, by target id. */
export const listContentHashes = async ({
  db,
  postIds,
}: {
  db: Db | Tx
  postIds: readonly string[]
}): Promise<ReadonlyMap<string, string>> => {
  const rows = await db
    .select({ id: postTargets.id, hash: contentHash(sql`post_targets`) })
    .from(postTargets)
    .where(inArray(postTargets.postId, [...postIds]))
  return new Map(rows.map(({ id, hash }) => [id, hash]))
}
