import { conversationKind, itemTone } from '@kadr/contract/audience/conversation'
import { useState } from 'react'
import { useAccounts } from '../../../../networks/account-options.ts'
import { getNetwork } from '../../../../networks/index.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Checkbox } from '../../../../ui/forms/checkbox.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { useConversationLabels } from '../api/conversations.queries.ts'
import { KIND_NAMES, listCopy } from './copy.ts'
import { FILTERS, type InboxSearch } from './inbox-search.ts'

const { filters: words } = listCopy
const TONES = { good: words.good, bad: words.bad, none: words.none }

type Filters = Pick<InboxSearch, (typeof FILTERS)[number]>
type Props = {
  search: InboxSearch
  onApply: (filters: { [K in keyof Filters]: Filters[K] | undefined }) => void
  onClose: () => void
}

/** Filters are applied together, on submit. */
export default function FiltersDialog({ search, onApply, onClose }: Props) {
  const [chosen, setChosen] = useState<Filters>(() =>
    Object.fromEntries(FILTERS.map((name) => [name, search[name]])),
  )
  const { accounts = [] } = useAccounts()
  const { data: labels = [] } = useConversationLabels()
  const set = (changes: Filters) => setChosen((before) => ({ ...before, ...changes }))
  const apply = (filters: Filters) =>
    onApply({
      account: filters.account,
      post: filters.post,
      kind: filters.kind,
      tone: filters.tone,
      question: filters.question,
      label: filters.label,
      person: filters.person,
    })
  return (
    <Dialog
      open
      title={words.title}
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={() => apply({})}>
            {words.clear}
          </Button>
          <Button onClick={() => apply(chosen)}>{words.done}</Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <Field label={words.account}>
          <Select
            placeholder={listCopy.allAccounts}
            options={accounts.map(({ id, title, network }) => ({
              value: id,
              label: `${title} (${getNetwork(network).title})`,
            }))}
            value={chosen.account ?? ''}
            onChange={(event) => set({ account: event.target.value || undefined })}
          />
        </Field>
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <Field label={words.kind}>
            <Select
              placeholder={words.anyKind}
              options={conversationKind.options.map((kind) => ({
                value: kind,
                label: KIND_NAMES[kind],
              }))}
              value={chosen.kind ?? ''}
              onChange={({ target }) =>
                set({ kind: conversationKind.options.find((kind) => kind === target.value) })
              }
            />
          </Field>
          <Field label={words.tone}>
            <Select
              placeholder={words.anyTone}
              options={itemTone.options.map((tone) => ({ value: tone, label: TONES[tone] }))}
              value={chosen.tone ?? ''}
              onChange={({ target }) =>
                set({ tone: itemTone.options.find((tone) => tone === target.value) })
              }
            />
          </Field>
          <Field label={words.question}>
            <Select
              placeholder={words.anyQuestion}
              options={[
                { value: 'yes', label: words.yes },
                { value: 'no', label: words.no },
              ]}
              value={chosen.question ?? ''}
              onChange={({ target }) =>
                set({ question: (['yes', 'no'] as const).find((one) => one === target.value) })
              }
            />
          </Field>
          {labels.length > 0 || chosen.label ? (
            <Field label={words.label}>
              <Select
                placeholder={words.anyLabel}
                options={labels.map(({ label, count }) => ({
                  value: label,
                  label: `${label}, ${count}`,
                }))}
                value={chosen.label ?? ''}
                onChange={(event) => set({ label: event.target.value || undefined })}
              />
            </Field>
          ) : null}
        </div>
        {search.post ? (
          <Checkbox
            label={words.post}
            checked={chosen.post !== undefined}
            onChange={({ target }) => set({ post: target.checked ? search.post : undefined })}
          />
        ) : null}
        {search.person ? (
          <Checkbox
            label={words.person}
            checked={chosen.person !== undefined}
            onChange={({ target }) => set({ person: target.checked ? search.person : undefined })}
          />
        ) : null}
      </div>
    </Dialog>
  )
}
