import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../db/connection.ts'
import { personNotes } from '../../../db/schema/audience/conversations.ts'

type NoteKey = { workspaceId: string; connectionId: string; personExternalId: string }

export const saveNote = async ({
  tx,
  key,
  text,
  labels,
  authorId,
  now,
}: {
  tx: Tx
  key: NoteKey
  text: string
  labels: string[]
  authorId: string
  now: Date
}): Promise<void> => {
  if (text === '' && labels.length === 0) {
    await tx
      .delete(personNotes)
      .where(
        and(
          eq(personNotes.connectionId, key.connectionId),
          eq(personNotes.personExternalId, key.personExternalId),
        ),
      )
    return
  }
  const values = { text, labels, authorId, updatedAt: now }
  await tx
    .insert(personNotes)
    .values({ ...key, ...values })
    .onConflictDoUpdate({
      target: [personNotes.connectionId, personNotes.personExternalId],
      set: values,
    })
}
