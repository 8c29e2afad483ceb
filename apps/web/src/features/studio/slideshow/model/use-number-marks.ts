import type { AiOutputOf } from '@kadr/contract/studio/ai-outputs'
import type { SaidFact } from '@kadr/contract/studio/questions'
import type { SlideCard } from '@kadr/contract/studio/storyboard'
import { findSaidFacts } from '@kadr/domain/studio/questions/said-facts'
import { slideLines } from '@kadr/domain/studio/storyboard/slide-text'
import {
  findUnverifiedInText,
  findUnverifiedNumbers,
} from '@kadr/domain/studio/storyboard/unverified-numbers'
import { useState } from 'react'
import type { Slideshow } from './use-slideshow.ts'

type Written = Pick<AiOutputOf<'slideshow'>, 'captionNumbers' | 'saidFacts' | 'unverifiedNumbers'>

/** Every number that stands in no fact. */
export const listMarked = ({ unverifiedNumbers = [], captionNumbers = [] }: Written): string[] => [
  ...new Set([...unverifiedNumbers.flat(), ...captionNumbers]),
]

/** The marked numbers that a slide shows as it is now: one that was typed over is gone. */
export const markedIn = (card: SlideCard, marked: readonly string[]): string[] =>
  findUnverifiedNumbers({ slides: [card], sources: [] })
    .flat()
    .filter((number) => marked.includes(number))

/** What slides rest on: numbers of an engine that a person has not confirmed yet, and facts with their sources. */
export const useNumberMarks = ({ form, caption, slide }: Slideshow) => {
  const [marked, setMarked] = useState<readonly string[]>([])
  const [facts, setFacts] = useState<readonly SaidFact[]>([])
  return {
    mark: (written: Written) => {
      setMarked(listMarked(written))
      setFacts((written.saidFacts ?? []).flat())
    },
    confirm: (number: string) => setMarked(marked.filter((one) => one !== number)),
    /** Facts of the workspace that the slide repeats as it is now. */
    facts: slide ? findSaidFacts({ text: slideLines(slide.card).join(' '), facts }) : [],
    ofSlide: slide ? markedIn(slide.card, marked) : [],
    ofCaption: findUnverifiedInText({ text: caption, sources: [] }).filter((number) =>
      marked.includes(number),
    ),
    /** Slides with marks, by number. */
    slides: form.slides.flatMap(({ card }, index) =>
      markedIn(card, marked).length > 0 ? [index + 1] : [],
    ),
  }
}
export type NumberMarks = ReturnType<typeof useNumberMarks>
