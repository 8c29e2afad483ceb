import type { Resource } from '@kadr/contract/library/resources'
import type { Connection } from '@kadr/contract/publishing/connections'
import type { PostProblem, ProblemFix } from '@kadr/contract/publishing/post-checks'
import type { TextCount } from '@kadr/domain/publishing/networks/count-text'
import { composeText } from '@kadr/domain/publishing/posts/compose-text'
import { type ComposerForm, type FormTarget, mediaIdsOf } from './composer-form.ts'

export type TargetCheck = {
  target: FormTarget
  account: Connection
  media: readonly Resource[]
  areFilesKnown: boolean
  /** The final text, with the signature, UTM parameters and the erid label. */
  text: string
  problems: readonly PostProblem[]
  counter: TextCount | undefined
  fix: (input: { problem: PostProblem; fix: ProblemFix }) => Partial<FormTarget>
}

/** The check before the network rules have loaded. */
export const beginCheck = ({
  form,
  target,
  account,
  media,
}: {
  form: ComposerForm
  target: FormTarget
  account: Connection
  media: ReadonlyMap<string, Resource>
}): TargetCheck => {
  const ids = mediaIdsOf({ form, target })
  const files = ids.flatMap((id) => media.get(id) ?? [])
  return {
    target,
    account,
    media: files,
    areFilesKnown: files.length === ids.length,
    text: composeText({
      text: form.text,
      override: target.override,
      signature: account.signature,
      settings: target.settings,
      network: account.network,
      utm: form.utm,
      erid: form.erid,
      advertiser: form.advertiser,
    }),
    problems: [],
    counter: undefined,
    fix: () => ({}),
  }
}

/** The message of an error in a setting of the network. */
export const settingErrorOf = ({ problems }: TargetCheck, name: string): string | undefined =>
  problems.find(({ field, level }) => level === 'error' && field === `settings.${name}`)?.message

export const hasErrors = ({ problems }: TargetCheck): boolean =>
  problems.some(({ level }) => level === 'error')
