import type { Network } from '@kadr/contract/publishing/networks'
import type { PostProblem, ProblemFix } from '@kadr/contract/publishing/post-checks'
import type { TargetSettings } from '@kadr/contract/publishing/post-targets'
import { NETWORK_LIMITS } from '../networks/all-limits.ts'
import { fitsText } from '../networks/count-text.ts'
import type { TextRule } from '../networks/limits.ts'
import { shownTextOf } from './check-target.ts'
import { IS_TEXT_AFTER, textRuleOf } from './check-text.ts'
import { chooseShape } from './choose-shape.ts'
import type { TargetDraft } from './draft.ts'
import { listSetting, textSetting } from './read-settings.ts'
import { shortenText } from './shorten-text.ts'
import { cutToFit, type Fits, splitText } from './split-text.ts'

type FixInput = { problem: PostProblem; network: Network; draft: TargetDraft }

const EVERYTHING: TextRule = { maximums: [] }

const shapeOf = ({ network, draft: { media, settings } }: FixInput) =>
  chooseShape({ limits: NETWORK_LIMITS[network], media, settings })

/** Whether a text fits with its signature, UTM tags and label. */
const mainFits = (fixing: FixInput, rule: TextRule): Fits => {
  const { network, draft } = fixing
  return (text) => fitsText({ text: shownTextOf({ network, draft: { ...draft, text } }), rule })
}

const nextFits = (fixing: FixInput): Fits => {
  const { network, draft } = fixing
  const rule = NETWORK_LIMITS[network].fields.comment ?? EVERYTHING
  return (text) =>
    fitsText({
      text: shownTextOf({ network, draft: { ...draft, erid: '', signature: '', text } }),
      rule,
    })
}

const mainRule = (fixing: FixInput): TextRule => {
  const shape = shapeOf(fixing)
  const rule = textRuleOf({ limits: NETWORK_LIMITS[fixing.network], shape })
  return (fixing.problem.code === 'caption_long' ? shape?.caption : rule) ?? EVERYTHING
}

const withSetting = (draft: TargetDraft, name: string, value: unknown): TargetDraft => ({
  ...draft,
  settings: { ...draft.settings, [name]: value },
})

/** The path after the first dot of `settings.title` or `settings.chain.1`. */
const settingOf = ({ field }: PostProblem) => {
  const [place, name = '', index] = field.split('.')
  return place === 'settings' && name !== '' ? { name, index } : undefined
}

const RULE_OF_SETTING = { title: 'title', link: 'link', topicTag: 'topic' } as const
const isNamed = (name: string): name is keyof typeof RULE_OF_SETTING => name in RULE_OF_SETTING

const cutSetting = (fixing: FixInput, place: { name: string; index: string | undefined }) => {
  const { draft, network } = fixing
  const { settings } = draft
  const { name, index } = place
  if (index !== undefined) {
    const texts = listSetting({ settings, name })
    const cut = texts.map((text, at) =>
      at === Number(index) ? shortenText({ text, fits: nextFits(fixing) }) : text,
    )
    return withSetting(draft, name, cut)
  }
  const rule = isNamed(name) ? NETWORK_LIMITS[network].fields[RULE_OF_SETTING[name]] : undefined
  const text = textSetting({ settings, name })
  const cut = rule
    ? cutToFit({ text, fits: (part) => fitsText({ text: part, rule }) })
    : shortenText({ text, fits: nextFits(fixing) })
  return withSetting(draft, name, cut)
}

const cutText = (fixing: FixInput): TargetDraft => {
  const place = settingOf(fixing.problem)
  if (place) return cutSetting(fixing, place)
  const rule = mainRule(fixing)
  const { draft } = fixing
  // This shape shows no text.
  if (rule.maximums.some(({ max }) => max === 0)) return { ...draft, text: '', erid: '', utm: null }
  return { ...draft, text: shortenText({ text: draft.text.trim(), fits: mainFits(fixing, rule) }) }
}

const splitToThread = (fixing: FixInput): TargetDraft => {
  const { draft, network } = fixing
  if (!NETWORK_LIMITS[network].has.thread) return draft
  const [text = '', ...following] = splitText({
    text: draft.text,
    fitsFirst: mainFits(fixing, mainRule(fixing)),
    fitsNext: nextFits(fixing),
  })
  const chain = listSetting({ settings: draft.settings, name: 'chain' })
  return withSetting({ ...draft, text }, 'chain', [...following, ...chain])
}

/** Keeps files of the first file's kind, up to the network's maximum. */
const dropExtraMedia = (fixing: FixInput): TargetDraft => {
  const { draft } = fixing
  const whole = shapeOf(fixing)
  const alike = whole
    ? draft.media
    : draft.media.filter(({ kind }) => kind === draft.media[0]?.kind)
  const shape = whole ?? shapeOf({ ...fixing, draft: { ...draft, media: alike } })
  return { ...draft, media: alike.slice(0, shape?.count.max) }
}

const resetSetting = ({ draft, problem }: FixInput): TargetDraft => {
  const place = settingOf(problem)
  const kept = Object.entries(draft.settings).filter(([name]) => name !== place?.name)
  const settings: TargetSettings = Object.fromEntries(kept)
  return { ...draft, settings }
}

const FIXES: Readonly<Record<ProblemFix, ((fixing: FixInput) => TargetDraft) | null>> = {
  cut_text: cutText,
  split_to_thread: splitToThread,
  text_after_media: ({ draft }) => withSetting(draft, IS_TEXT_AFTER, true),
  drop_extra_media: dropExtraMedia,
  crop: ({ draft }) => withSetting(draft, 'isCropped', true),
  reset_setting: resetSetting,
  // Need input from the user, so they are handled elsewhere.
  add_alt_text: null,
  transcode: null,
}

/** Whether the fix needs no further input. */
export const canApply = (fix: ProblemFix): boolean => FIXES[fix] !== null

export const applyFix = ({ fix, ...fixing }: FixInput & { fix: ProblemFix }): TargetDraft =>
  FIXES[fix]?.(fixing) ?? fixing.draft
