import { getRun } from '@kadr/contract/automation/automations'
import {
  type Answer,
  composeAnswers,
  composeVisitorAnswers,
  planQuestions,
  planVisitorQuestions,
} from '@kadr/contract/studio/questions'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useApi, useIsSignedIn } from '../../../../platform/api/services.tsx'

const KEPT_MS = 60_000

/** A visitor is asked without facts of a workspace. */
export const usePlan = (sentence: string) => {
  const isSignedIn = useIsSignedIn()
  return useQuery({
    ...useApi().query(isSignedIn ? planQuestions : planVisitorQuestions, { body: { sentence } }),
    enabled: sentence !== '',
  })
}

type Answers = { sentence: string; answers: Answer[] }

/** Slides so far; the ones before stay on screen while the next are made. */
export const useComposed = (body: Answers) => {
  const isSignedIn = useIsSignedIn()
  return useQuery({
    ...useApi().query(isSignedIn ? composeAnswers : composeVisitorAnswers, { body }),
    placeholderData: keepPreviousData,
    gcTime: KEPT_MS,
  })
}

/** The run of a rule that waits for answers. */
export const useWaitingRun = (params: { id: number; runId: string }) =>
  useQuery({ ...useApi().query(getRun, { params }), enabled: useIsSignedIn() })
