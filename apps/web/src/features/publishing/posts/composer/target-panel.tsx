import type { Resource } from '@kadr/contract/library/resources'
import type { PostProblem, ProblemFix } from '@kadr/contract/publishing/post-checks'
import { countOf } from '@kadr/domain/base/plural'
import { IS_SIGNATURE_OFF } from '@kadr/domain/publishing/posts/compose-text'
import { ChevronDown } from 'lucide-react'
import { Suspense, useId } from 'react'
import { ByHandSwitch } from '../../../../networks/by-hand-switch.tsx'
import { getComposing } from '../../../../networks/composing.ts'
import { getNetwork } from '../../../../networks/index.ts'
import { Badge } from '../../../../ui/feedback/badge.tsx'
import { Spinner } from '../../../../ui/feedback/spinner.tsx'
import { Switch } from '../../../../ui/forms/switch.tsx'
import type { FormTarget } from './composer-form.ts'
import { composerCopy, FIXED_NAME, PROBLEM_FORMS } from './copy.ts'
import { CoverPicker } from './cover-picker.tsx'
import { MediaSection } from './media-section.tsx'
import { ProblemList } from './problem-list.tsx'
import { hasErrors, settingErrorOf, type TargetCheck } from './target-check.ts'
import { TextSection } from './text-section.tsx'

const { targets: copy } = composerCopy

type Props = {
  check: TargetCheck
  baseText: string
  baseMediaIds: readonly string[]
  media: ReadonlyMap<string, Resource>
  /** An untouched form shows no validation errors. */
  areProblemsShown: boolean
  isOpen: boolean
  /** The override before it was switched off. */
  last: FormTarget['override'] | undefined
  onToggle: () => void
  onChange: (changes: Partial<FormTarget>) => void
}

const Own = ({ check, baseText, baseMediaIds, media, last, onChange }: Props) => {
  const { target, account } = check
  const { override } = target
  const { title } = getNetwork(account.network)
  const put = (changes: Partial<FormTarget['override']>) =>
    onChange({ override: { ...override, ...changes } })
  return (
    <div className="grid grid-cols-1">
      <Switch
        label={copy.ownText(title)}
        checked={override.text !== null}
        onChange={(event) => put({ text: event.target.checked ? (last?.text ?? baseText) : null })}
      />
      {override.text === null ? null : (
        <TextSection
          label={copy.ownTextLabel(account.title)}
          text={override.text}
          isShort
          checks={[check]}
          onText={(text) => put({ text })}
        />
      )}
      <Switch
        label={copy.ownMedia(title)}
        checked={override.mediaIds !== null}
        onChange={(event) =>
          put({ mediaIds: event.target.checked ? (last?.mediaIds ?? [...baseMediaIds]) : null })
        }
      />
      {account.signature === '' ? null : (
        <Switch
          label={copy.signature}
          hint={account.signature}
          checked={target.settings[IS_SIGNATURE_OFF] !== true}
          onChange={(event) =>
            onChange({
              settings: { ...target.settings, [IS_SIGNATURE_OFF]: !event.target.checked },
            })
          }
        />
      )}
      {override.mediaIds === null ? null : (
        <MediaSection
          ids={override.mediaIds}
          media={media}
          isAltShown={false}
          onIds={(mediaIds) => put({ mediaIds })}
        />
      )}
    </div>
  )
}

const FIXED = ['isTextAfter', 'isCropped'] as const

/** Settings switched on by a fix stay visible, so that they can be switched off. */
const Fixed = ({ check: { target }, onChange }: Pick<Props, 'check' | 'onChange'>) =>
  FIXED.filter((name) => target.settings[name] === true).map((name) => (
    <Switch
      key={name}
      label={FIXED_NAME[name]}
      checked
      onChange={() => onChange({ settings: { ...target.settings, [name]: false } })}
    />
  ))

const Verdict = ({ check }: Pick<Props, 'check'>) => {
  const { problems } = check
  if (problems.length === 0) return <Badge tone="published">{copy.ready}</Badge>
  return (
    <Badge tone={hasErrors(check) ? 'failed' : 'scheduled'}>
      {countOf({ count: problems.length, forms: PROBLEM_FORMS })}
    </Badge>
  )
}

export const TargetPanel = (props: Props) => {
  const { check, areProblemsShown, isOpen, onToggle, onChange } = props
  const { account, target } = check
  const { Mark, title, color } = getNetwork(account.network)
  const { SettingsForm } = getComposing(account.network)
  const bodyId = useId()
  const errorOf = (name: string) => (areProblemsShown ? settingErrorOf(check, name) : undefined)
  const fix = (input: { problem: PostProblem; fix: ProblemFix }) => onChange(check.fix(input))
  return (
    <section
      aria-label={`${title}, ${account.title}`}
      data-has-errors={hasErrors(check) || undefined}
      className="grid grid-cols-1"
    >
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={onToggle}
          className="flex min-h-14 w-full cursor-pointer items-center gap-3 px-4 py-2 text-left -outline-offset-2 hover:bg-header"
        >
          <span style={{ color }} className="shrink-0">
            <Mark />
          </span>
          <span className="grid min-w-0 flex-1 grid-cols-1">
            <span className="truncate font-medium">{account.title}</span>
            <span className="truncate text-caption text-ink-3">{title}</span>
          </span>
          {areProblemsShown ? <Verdict check={check} /> : null}
          <ChevronDown
            aria-hidden="true"
            className={`size-5 shrink-0 text-ink-2 transition-transform ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
      </h3>
      <div id={bodyId} hidden={!isOpen} className="px-4 pb-4">
        {isOpen ? (
          <div className="grid grid-cols-1 gap-4">
            {areProblemsShown ? <ProblemList check={check} onFix={fix} /> : null}
            <div className="grid grid-cols-1">
              <Own {...props} />
              <Fixed check={check} onChange={onChange} />
              <ByHandSwitch
                network={account.network}
                settings={target.settings}
                onChange={(settings) => onChange({ settings })}
              />
            </div>
            <div className="border-t border-line pt-4">
              <Suspense fallback={<Spinner label={copy.loading} />}>
                <SettingsForm
                  settings={target.settings}
                  onChange={(settings) => onChange({ settings })}
                  errorOf={errorOf}
                  account={account}
                  media={check.media}
                  imagePicker={(choice) => <CoverPicker {...choice} />}
                />
              </Suspense>
            </div>
          </div>
        ) : null}
      </div>
    </section>
  )
}
