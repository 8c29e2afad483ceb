import type { FootageStatus, Transcript } from '@kadr/contract/studio/transcripts'
import { UserError } from '@kadr/domain/base/app-error'
import type { AppContext } from '../../../context.ts'
import { getWorkspaceOwner } from '../../identity/workspaces/index.ts'
import { getResources } from '../../library/resources/index.ts'
import { getPoints } from '../../money/points/index.ts'
import { getVoices } from '../speech/index.ts'
import { stopTranscript } from './end-transcript.ts'
import { presentTranscript } from './present-transcript.ts'
import { readFacts } from './read-facts.ts'
import { findRecogniser, NO_RECOGNISER } from './recognisers.ts'
import * as repository from './transcripts.repository.ts'

type InWorkspace = { ctx: AppContext; workspaceId: string }
type One = InWorkspace & { id: string }

export const getTranscriptRow = async ({ ctx, workspaceId, id }: One) => {
  const row = await repository.findTranscript({ db: ctx.db, workspaceId, id })
  if (row) return row
  throw new UserError({ code: 'NOT_FOUND', userMessage: 'Расшифровка не найдена' })
}

/** Null for a file that was not looked at since it was replaced. */
export const findTranscript = async ({
  ctx,
  workspaceId,
  resourceId,
}: InWorkspace & { resourceId: string }) => {
  const [file] = await getResources({ ctx, workspaceId, ids: [resourceId] })
  const resourceIds = [resourceId]
  const [row] = await repository.findTranscriptsOf({ db: ctx.db, workspaceId, resourceIds })
  return { transcript: row && row.fileId === file?.fileId ? presentTranscript(row) : null }
}

export const getFacts = async (one: One) => {
  const row = await getTranscriptRow(one)
  return { version: row.version, facts: await readFacts({ db: one.ctx.db, row }) }
}

export const cancelTranscript = async (one: One): Promise<Transcript> => {
  const row = await getTranscriptRow(one)
  return presentTranscript((await stopTranscript({ ctx: one.ctx, id: row.id })) ?? row)
}

export const getStatus = async ({ ctx, workspaceId }: InWorkspace): Promise<FootageStatus> => {
  const recogniser = await findRecogniser(ctx)
  const userId = await getWorkspaceOwner({ ctx, workspaceId })
  const { aiGenerations } = await getPoints({ ctx, userId })
  return {
    engine: recogniser ? { name: recogniser.name, isLocal: recogniser.isOffline } : null,
    ...(recogniser ? { missing: null, installCommand: null } : NO_RECOGNISER),
    left: aiGenerations,
    isTextAligned: getVoices(ctx).voices.some(({ isOffline }) => isOffline),
  }
}
