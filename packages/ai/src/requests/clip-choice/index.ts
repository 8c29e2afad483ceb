import {
  type ClipProposal,
  MAX_CLIP_SECONDS,
  MIN_CLIP_SECONDS,
  MIN_CLIPS,
} from '@kadr/contract/studio/footage'
import {
  type CheckedChoice,
  type ChoiceProblem,
  checkChoice,
  reasonsOf,
} from '@kadr/domain/studio/footage/clips/choose-sentences'
import { nameClip } from '@kadr/domain/studio/footage/clips/clip-title'
import { findUnverifiedInText } from '@kadr/domain/studio/storyboard/unverified-numbers'
import * as z from 'zod/mini'
import { normaliseLine } from '../../_shared/normalise-text.ts'
import { requireSome } from '../../_shared/require-some.ts'
import type { Facts } from '../../ports.ts'
import { defineRequest } from '../define-request.ts'

const MAX_TITLE = 64
const MAX_WHY = 160
/** The best is named first: each next one is worth a little less. */
const STEP = 0.02

const reply = z.object({
  clips: z.array(
    z.object({ first: z.number(), last: z.number(), title: z.string(), why: z.string() }),
  ),
})
type Chosen = z.output<typeof reply>['clips'][number]

const talkOf = ({ talk }: Facts) => talk ?? { sentences: [], wanted: MIN_CLIPS }

const check = (facts: Facts, { clips }: z.output<typeof reply>): CheckedChoice<Chosen>[] => {
  const { sentences, wanted } = talkOf(facts)
  return checkChoice(sentences, clips.slice(0, wanted))
}

const PROBLEMS: Readonly<Record<ChoiceProblem, string>> = {
  unknown: 'таких номеров предложений нет',
  reversed: 'последнее предложение стоит раньше первого',
  short: `длится меньше ${MIN_CLIP_SECONDS} секунд`,
  long: `длится больше ${MAX_CLIP_SECONDS} секунд`,
  formal: 'начинается с приветствия или прощания',
  overlaps: 'повторяет часть другого клипа',
}

/** A title that says nothing, or a number nobody said, gives way to the first words of the clip. */
const titleOf = ({ title }: Chosen, said: readonly string[]): string => {
  const line = normaliseLine(title, MAX_TITLE).replace(/[.\s]+$/u, '')
  const isSaid = findUnverifiedInText({ text: line, sources: said }).length === 0
  return line !== '' && isSaid ? line : nameClip(said[0] ?? '')
}

const present = (checked: CheckedChoice<Chosen>, index: number): ClipProposal[] => {
  if (checked.problem !== null) return []
  const { given, clip, said } = checked
  const why = normaliseLine(given.why, MAX_WHY)
  const score = Math.max(0, 1 - index * STEP)
  return [
    {
      ...clip,
      title: titleOf(given, said),
      reasons: reasonsOf(said[0] ?? ''),
      ...(why !== '' && { why }),
      score,
    },
  ]
}

/** A model counts no seconds: it names sentences, and their times are ours. */
export const clipChoiceRequest = defineRequest({
  kind: 'clip_choice',
  maxOutputTokens: 5000,
  reply,
  prompt: ({ facts }) => {
    const { sentences, wanted } = talkOf(facts)
    return {
      instructions: [
        `Выбери из расшифровки разговора куски для коротких вертикальных видео: лучше всего ${wanted}, не меньше ${MIN_CLIPS}. Каждый кусок — предложения подряд. Первое само цепляет и понятно без сказанного раньше: вопрос, ошибка, число, признание, неожиданная мысль; не приветствие и не «поэтому», «он», «как я сказал». Последнее заканчивает мысль.`,
        `В данных у каждого предложения номер, секунда начала и текст. Кусок длится от ${MIN_CLIP_SECONDS} до ${MAX_CLIP_SECONDS} секунд, лучше 25–60; считай от начала первого предложения до начала того, что стоит после последнего. Куски не пересекаются и взяты из разных мест разговора.`,
        `Ответь номерами первого и последнего предложения, лучшие куски первыми. К каждому название до ${MAX_TITLE} знаков словами этого куска, без чисел и имён, которых в нём нет, и почему его досмотрят, до ${MAX_WHY} знаков.`,
      ].join('\n'),
      data: [
        {
          name: 'расшифровка',
          value: sentences.map(({ from, text }, index) => [
            index + 1,
            Math.round(from / 1000),
            text,
          ]),
        },
      ],
    }
  },
  findProblems({ facts, reply: given }) {
    const checked = check(facts, given)
    const wrong = checked.flatMap(({ problem }, index) =>
      problem === null ? [] : [`клип ${index + 1}: ${PROBLEMS[problem]}`],
    )
    const good = checked.length - wrong.length
    return good >= MIN_CLIPS ? [] : [...wrong, `годных клипов ${good}, нужно от ${MIN_CLIPS}`]
  },
  finish({ facts, reply: given }) {
    const clips = requireSome(check(facts, given).flatMap(present))
    return {
      kind: 'clip_choice',
      clips: clips.toSorted((one, other) => one.span.from - other.span.from),
    }
  },
})
