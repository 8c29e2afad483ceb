import { parseJson } from '@kadr/kit/parse-json'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { useIsSignedIn, useUserStorage } from '../../../../platform/api/services.tsx'
import { tabTexts } from '../../../../platform/storage/device-storage.ts'
import { readWith } from '../../../../platform/storage/persisted-store.ts'
import { ANSWERS, adoptVisitorAnswers } from '../../../../platform/storage/user-storage.ts'
import { NO_ANSWERS } from './answers.ts'

const VISITOR = 'kadr.visitor-answers'
/** The last press that was done, of all tabs. */
const DONE = 'questions-done'

const keptAnswers = z.object({
  sentence: z.string(),
  answers: z.object({
    texts: z.record(z.string(), z.string()),
    skipped: z.readonly(z.array(z.string())),
  }),
  style: z.nullable(z.string()),
  /** The press on «Собрать рилс» before the sign-in; null without one. */
  askId: z.nullable(z.string()),
})
export type KeptAnswers = z.infer<typeof keptAnswers>

const read = readWith(keptAnswers)

/** Answers about another sentence are of no use. */
export const readKept = (text: string | null, sentence: string): KeptAnswers | undefined => {
  const kept = text === null ? undefined : read(parseJson(text))
  return kept?.sentence === sentence ? kept : undefined
}

/** The answers about a sentence outlive a reload and, of a visitor, the sign-in. They are kept in this tab only. */
export const useKeptAnswers = (sentence: string) => {
  const own = useUserStorage({ isOfTab: true })
  const ofAllTabs = useUserStorage()
  const isSignedIn = useIsSignedIn()
  const [found] = useState(
    (): KeptAnswers =>
      readKept(tabTexts.read(VISITOR), sentence) ??
      (isSignedIn ? readKept(own.read(ANSWERS), sentence) : undefined) ?? {
        sentence,
        answers: NO_ANSWERS,
        style: null,
        askId: null,
      },
  )
  useEffect(() => {
    // The sign-in was in another tab.
    if (isSignedIn) adoptVisitorAnswers(own)
  }, [isSignedIn, own])
  const keep = (kept: KeptAnswers) => {
    const text = JSON.stringify(kept)
    if (isSignedIn) own.write(ANSWERS, text)
    else tabTexts.write(VISITOR, text)
  }
  /** Whether the press before the sign-in is still to be done: a copy of the tab has it too. */
  const claimAsk = (): boolean => {
    if (found.askId === null || ofAllTabs.read(DONE) === found.askId) return false
    ofAllTabs.write(DONE, found.askId)
    return true
  }
  return { found, keep, claimAsk }
}
