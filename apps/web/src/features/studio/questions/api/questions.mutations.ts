import { answerRun } from '@kadr/contract/automation/automations'
import type { RouteRequest } from '@kadr/contract/base/route'
import { keepFacts } from '@kadr/contract/library/business'
import { type Answer, composeAnswers, hearAnswer } from '@kadr/contract/studio/questions'
import type { NewFact } from '@kadr/domain/studio/questions/new-facts'
import { useApiMutation } from '../../../../platform/api/api-hooks.ts'

/** The slides of the very last words: what is on screen may be older by a pause in typing. */
export const useCompose = () =>
  useApiMutation((api, body: { sentence: string; answers: Answer[] }) =>
    api.call(composeAnswers, { body }),
  )

export const useRememberFacts = () =>
  useApiMutation((api, facts: NewFact[]) => api.call(keepFacts, { body: { facts } }))

/** The words of a recording. */
export const useHearAnswer = () =>
  useApiMutation((api, body: RouteRequest<typeof hearAnswer>['body']) =>
    api.call(hearAnswer, { body }),
  )

/** For the run of a rule that waits for them. */
export const useAnswerRun = () =>
  useApiMutation((api, { answers, ...params }: { id: number; runId: string; answers: Answer[] }) =>
    api.call(answerRun, { params, body: { answers } }),
  )
