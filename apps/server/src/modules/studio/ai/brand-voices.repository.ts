import type { BrandVoice } from '@kadr/contract/studio/ai'
import { and, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { workspaceMembers } from '../../../db/schema/identity/workspaces.ts'
import { brandVoices } from '../../../db/schema/studio/ai.ts'

type InWorkspace = { db: Db | Tx; workspaceId: string }

const columns = {
  tone: brandVoices.tone,
  about: brandVoices.about,
  wordsToUse: brandVoices.wordsToUse,
  wordsToAvoid: brandVoices.wordsToAvoid,
  examples: brandVoices.examples,
}

export const findVoice = async ({ db, workspaceId }: InWorkspace) => {
  const [row] = await db
    .select(columns)
    .from(brandVoices)
    .where(eq(brandVoices.workspaceId, workspaceId))
  return row
}

export const saveVoice = async ({
  db,
  workspaceId,
  voice,
}: InWorkspace & { voice: BrandVoice }): Promise<BrandVoice> => {
  const [row] = await db
    .insert(brandVoices)
    .values({ workspaceId, ...voice })
    .onConflictDoUpdate({ target: brandVoices.workspaceId, set: voice })
    .returning(columns)
  return row ?? voice
}

/** In workspaces the user owns. */
export const listVoicesOfOwner = ({ db, userId }: { db: Db; userId: string }) =>
  db
    .select({ voice: brandVoices })
    .from(brandVoices)
    .innerJoin(
      workspaceMembers,
      and(
        eq(workspaceMembers.workspaceId, brandVoices.workspaceId),
        eq(workspaceMembers.userId, userId),
        eq(workspaceMembers.role, 'owner'),
      ),
    )
