import { useEffect, useEffectEvent, useState } from 'react'
import { useIsSignedIn } from '../../../../platform/api/services.tsx'
import { usePlan } from '../api/questions.queries.ts'
import { useKeptAnswers } from './kept-answers.ts'

/**
 * What the writer knows is written without a press, for a sentence typed by this person: a link from outside must not
 * spend points.
 */
export const useWriting = ({
  sentence,
  isTyped,
  write,
}: {
  sentence: string
  isTyped: boolean
  write: () => void
}): boolean => {
  const isSignedIn = useIsSignedIn()
  const { found, claimAsk } = useKeptAnswers(sentence)
  const [isWanted, setIsWanted] = useState(() =>
    // A visitor who came back from the sign-in wants to see the questions.
    isSignedIn ? isTyped || found.askId !== null : isTyped && found.askId === null,
  )
  const { data } = usePlan(sentence)
  const hasAnswers = Object.values(found.answers.texts).some((text) => text.trim() !== '')
  const isWriting = isWanted && !hasAnswers && data?.outcome === 'plan' && data.plan.isKnown
  const begin = useEffectEvent(() => {
    if (isTyped || claimAsk()) write()
    else setIsWanted(false)
  })
  useEffect(() => {
    if (isWriting) begin()
  }, [isWriting])
  return isWriting
}
