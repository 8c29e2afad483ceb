import { listRubrics } from '../../../publishing/rubrics/index.ts'
import { RUBRICS } from '../content/demo-labels.ts'
import type { StepInput } from '../demo-step.ts'

type Of = Pick<StepInput, 'ctx' | 'actor'>

export const findRubricByName = async ({
  ctx,
  actor: { workspaceId },
  name,
}: Of & { name: string | undefined }): Promise<string | null> =>
  (await listRubrics({ ctx, workspaceId })).find((rubric) => rubric.name === name)?.id ?? null

/** Null while there are no rubrics, and for posts about nothing in particular. */
export const findRubricOf = ({ key, ...of }: Of & { key: string }): Promise<string | null> =>
  findRubricByName({ ...of, name: RUBRICS.find(({ posts }) => posts.includes(key))?.name })
