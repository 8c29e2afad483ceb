import { type AutomationSourceKind, linkedSource } from '@kadr/contract/automation/automation-rule'
import { hookFamily } from '@kadr/contract/studio/ai-tasks'
import { type ReactNode, useState } from 'react'
import { FAMILY_NAME } from '../../../../ai/copy.ts'
import { useProductChoice } from '../../../../media/api/media.queries.ts'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { withScheme } from '../../../../platform/text/with-scheme.ts'
import { Select } from '../../../../ui/forms/select.tsx'
import { Textarea, TextInput } from '../../../../ui/forms/text-input.tsx'
import { useFolders } from '../../../library/resources/api/resources.queries.ts'
import { useFeedCheck, useFootageCheck } from '../api/automations.queries.ts'
import { SOURCE_NAME } from '../copy.ts'
import { editorCopy, SOURCE_HINT } from '../editor/copy.ts'
import { useRuleContext } from '../editor/rule-context.ts'
import { linesOf } from '../editor/rule-form.ts'
import { sourceKindsFor } from '../editor/source-kinds.ts'
import { ChoiceChips } from './choice-chips.tsx'
import { NumberSelect } from './number-select.tsx'
import { RuleField, RuleGroup } from './rule-field.tsx'

const { fields: copy } = editorCopy
const FAMILIES = hookFamily.options.map((value) => ({ value, label: FAMILY_NAME[value] }))
const REPEAT_DAYS = [0, 7, 14, 30, 60, 90, 180, 365]
const COOLDOWN_DAYS = [7, 14, 30, 60, 90, 180, 365]
const CLIPS = [1, 2, 3, 5, 8, 12, 20]
const REPEATS = [1, 2, 3, 5, 10]

const Topics = () => {
  const { form, change } = useRuleContext()
  const count = linesOf(form.topics).length
  return (
    <RuleField
      name="topics"
      label={copy.topics}
      hint={count > 0 ? editorCopy.topicCount(count) : undefined}
      isRequired
    >
      <Textarea
        rows={5}
        placeholder={copy.topicsPlaceholder}
        value={form.topics}
        onChange={(event) => change({ topics: event.target.value })}
      />
    </RuleField>
  )
}

const Topic = () => {
  const { form, change } = useRuleContext()
  return (
    <RuleField name="topic" label={copy.topic} isRequired>
      <TextInput
        maxLength={300}
        placeholder={copy.topicPlaceholder}
        value={form.topic}
        onChange={(event) => change({ topic: event.target.value })}
      />
    </RuleField>
  )
}

const Hooks = () => {
  const { form, change } = useRuleContext()
  return (
    <>
      <Topic />
      <RuleGroup
        name="families"
        label={copy.families}
        {...(form.families.length === 0 && { hint: copy.allFamilies })}
      >
        <ChoiceChips
          options={FAMILIES}
          chosen={form.families}
          onChange={(families) => change({ families })}
        />
      </RuleGroup>
    </>
  )
}

const Products = () => {
  const { form, change } = useRuleContext()
  const { products } = useProductChoice()
  const options = (products ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const hint = products?.length === 0 ? editorCopy.noProducts : copy.allProducts
  return (
    <RuleGroup
      name="productIds"
      label={copy.productIds}
      {...(form.productIds.length === 0 && { hint })}
    >
      <ChoiceChips
        options={options}
        chosen={form.productIds}
        onChange={(productIds) => change({ productIds })}
      />
    </RuleGroup>
  )
}

const FolderSelect = ({ hint }: { hint?: ReactNode }) => {
  const { form, change } = useRuleContext()
  const { data: folders } = useFolders()
  return (
    <RuleField
      name="folderId"
      label={copy.folderId}
      hint={folders?.length === 0 ? editorCopy.noFolders : hint}
      isRequired
    >
      <Select
        placeholder={copy.chooseFolder}
        options={(folders ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        value={form.folderId}
        onChange={(event) => change({ folderId: event.target.value })}
      />
    </RuleField>
  )
}

const Folder = () => (
  <>
    <FolderSelect />
    <Topic />
  </>
)

/** What lies in the folder and what it takes, before the rule is saved. */
const FootageFound = ({
  check: { data, isFetching },
}: {
  check: ReturnType<typeof useFootageCheck>
}) => {
  const { footage } = editorCopy
  if (isFetching) return footage.checking
  if (!data) return null
  const { videos, others, seconds, points, mostPoints, engineName } = data
  const spent = engineName === null ? footage.bySound : footage.cost({ points, most: mostPoints })
  return (
    <>
      {videos === 0 ? footage.none : `${footage.found({ videos, seconds })} ${spent}`}
      {others > 0 ? <span className="block">{footage.others(others)}</span> : null}
    </>
  )
}

const Footage = () => {
  const { form, change } = useRuleContext()
  const check = useFootageCheck(form.folderId)
  return (
    <>
      <FolderSelect hint={form.folderId === '' ? undefined : <FootageFound check={check} />} />
      <RuleField name="clips" label={copy.clips}>
        <NumberSelect
          values={CLIPS}
          value={form.clips}
          describe={editorCopy.clipCount}
          onChange={(clips) => change({ clips })}
        />
      </RuleField>
    </>
  )
}

const Evergreen = () => {
  const { form, change } = useRuleContext()
  return (
    <>
      <RuleField name="hashtag" label={copy.hashtag} hint={copy.hashtagHint}>
        <TextInput
          maxLength={100}
          placeholder="#советы"
          value={form.hashtag}
          onChange={(event) => change({ hashtag: event.target.value })}
        />
      </RuleField>
      <div className="grid grid-cols-1 items-end gap-4 sm:grid-cols-2">
        <RuleField name="cooldownDays" label={copy.cooldownDays}>
          <NumberSelect
            values={COOLDOWN_DAYS}
            value={form.cooldownDays}
            describe={editorCopy.days}
            onChange={(cooldownDays) => change({ cooldownDays })}
          />
        </RuleField>
        <RuleField name="maxRepeats" label={copy.maxRepeats}>
          <NumberSelect
            values={REPEATS}
            value={form.maxRepeats}
            describe={editorCopy.times}
            onChange={(maxRepeats) => change({ maxRepeats })}
          />
        </RuleField>
      </div>
    </>
  )
}

type FeedFoundProps = {
  check: ReturnType<typeof useFeedCheck>
  kind: AutomationSourceKind
}

/** What stands at the address, so that a wrong one is seen before the rule is saved. */
const FeedFound = ({ check: { data, isFetching }, kind }: FeedFoundProps) => {
  if (isFetching) return editorCopy.feed.checking
  if (!data) return null
  const { found, offers } = editorCopy.feed
  return (
    <>
      {(kind === 'feed' ? found : offers)(data.count)}
      {data.entries.map(({ key, title }) => (
        <span key={key} className="block truncate text-ink-2">
          {title}
        </span>
      ))}
    </>
  )
}

const Address = () => {
  const { form, change, errors, isNew } = useRuleContext()
  const label = form.sourceKind === 'feed' ? copy.url : copy.urlOfPrices
  const [saved] = useState(isNew ? undefined : form.url)
  const [address, setAddress] = useState(form.url)
  const isChanged = address !== saved
  const given = { kind: form.sourceKind, url: address }
  const source = isChanged ? linkedSource.safeParse(given).data : undefined
  const check = useFeedCheck(source)
  const isOfField = form.url === address
  const fault = isOfField && check.error ? failureText(check.error) : undefined
  return (
    <RuleField
      name="url"
      label={label}
      error={errors.url ?? fault}
      hint={isOfField ? <FeedFound check={check} kind={form.sourceKind} /> : undefined}
      isRequired
    >
      <TextInput
        type="url"
        inputMode="url"
        maxLength={2000}
        placeholder="https://"
        value={form.url}
        onChange={(event) => change({ url: event.target.value })}
        onBlur={() => {
          const url = withScheme(form.url)
          setAddress(url)
          if (url !== form.url) change({ url })
        }}
      />
    </RuleField>
  )
}

const FIELDS: Record<AutomationSourceKind, ReactNode> = {
  topics: <Topics />,
  hooks: <Hooks />,
  products: <Products />,
  folder: <Folder />,
  evergreen: <Evergreen />,
  feed: <Address />,
  'price-list': <Address />,
  footage: <Footage />,
}

export const FromStep = () => {
  const { form, change } = useRuleContext()
  const kinds = sourceKindsFor(form.output)
  return (
    <>
      <RuleField
        name="sourceKind"
        label={copy.sourceKind}
        hint={SOURCE_HINT[form.sourceKind]}
        isLabelHidden
      >
        <Select
          options={kinds.map((value) => ({ value, label: SOURCE_NAME[value] }))}
          value={form.sourceKind}
          onChange={(event) => {
            const sourceKind = kinds.find((kind) => kind === event.target.value)
            if (sourceKind) change({ sourceKind })
          }}
        />
      </RuleField>
      {FIELDS[form.sourceKind]}
      {form.sourceKind === 'evergreen' || form.sourceKind === 'footage' ? null : (
        <RuleField name="repeatAfterDays" label={copy.repeatAfterDays}>
          <NumberSelect
            values={REPEAT_DAYS}
            value={form.repeatAfterDays}
            describe={editorCopy.days}
            onChange={(repeatAfterDays) => change({ repeatAfterDays })}
          />
        </RuleField>
      )}
    </>
  )
}
