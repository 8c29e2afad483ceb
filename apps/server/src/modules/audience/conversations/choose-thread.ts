import type { Tx } from '../../../db/connection.ts'
import type { CleanItem } from './clean-item.ts'
import type { IntakeAccount } from './intake.repository.ts'
import {
  findPostOfRoot,
  findThread,
  insertThread,
  listKnownItems,
  listThreadsOfRoot,
  updateThread,
} from './intake.repository.ts'

export type Chosen = { id: string; isFresh: boolean; parentAt: Date | null }

type Input = { tx: Tx; account: IntakeAccount; item: CleanItem; now: Date }

const ofPerson = async ({ tx, account, item }: Input): Promise<Chosen> => {
  const { connectionId, workspaceId, network } = account
  const { kind, rootExternalId, authorExternalId: personExternalId } = item
  const known = await findThread({ tx, connectionId, kind, rootExternalId, personExternalId })
  const person = { personName: item.authorName, personHandle: item.authorHandle }
  if (known) {
    const isRenamed =
      (person.personName !== null && person.personName !== known.personName) ||
      (person.personHandle !== null && person.personHandle !== known.personHandle)
    if (isRenamed) await updateThread({ tx, id: known.id, values: person })
    return { id: known.id, isFresh: false, parentAt: null }
  }
  const post =
    kind === 'comments' ? await findPostOfRoot({ tx, connectionId, rootExternalId }) : undefined
  const { id } = await insertThread({
    tx,
    values: {
      connectionId,
      workspaceId,
      network,
      kind,
      rootExternalId,
      personExternalId,
      ...person,
      postId: post?.postId ?? null,
      workItemId: post?.workItemId ?? null,
      state: 'new',
      lastItemAt: item.happenedAt,
    },
  })
  return { id, isFresh: true, parentAt: null }
}

/** A handle that our answer begins with: networks of two levels hang it under the first comment, whoever it is for. */
const handleOf = (text: string) => /^@([\p{L}\p{N}._-]+)/u.exec(text)?.[1]?.toLowerCase()

const ofOurs = async ({ tx, account, item }: Input): Promise<Chosen | undefined> => {
  const { connectionId } = account
  const { kind, rootExternalId, parentExternalId } = item
  const handle = handleOf(item.text)
  const threads =
    handle || kind === 'direct'
      ? await listThreadsOfRoot({ tx, connectionId, kind, rootExternalId })
      : []
  const named = handle
    ? threads.find(({ personHandle }) => personHandle?.toLowerCase().replace(/^@/, '') === handle)
    : undefined
  const [parent] = parentExternalId
    ? await listKnownItems({ tx, connectionId, externalIds: [parentExternalId] })
    : []
  const id = named?.id ?? parent?.conversationId ?? (kind === 'direct' ? threads[0]?.id : undefined)
  return id ? { id, isFresh: false, parentAt: parent?.happenedAt ?? null } : undefined
}

/** The thread an item belongs to; undefined for ours that answers nobody. */
export const chooseThread = (input: Input): Promise<Chosen | undefined> =>
  input.item.isOurs ? ofOurs(input) : ofPerson(input)
