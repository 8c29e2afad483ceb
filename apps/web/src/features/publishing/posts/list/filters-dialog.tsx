import { useState } from 'react'
import { useAccounts } from '../../../../networks/account-options.ts'
import { getNetwork } from '../../../../networks/index.ts'
import { RubricSelect } from '../../../../rubrics/rubric-select.tsx'
import { useRubrics } from '../../../../rubrics/use-rubrics.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { useAuthors } from '../api/posts.queries.ts'
import { copy } from '../copy.ts'
import { defaultSort } from './posts-query.ts'
import type { PostsSearch } from './posts-search.ts'

const { filters: words } = copy
const SORTS = [
  { value: 'time', label: words.byTime },
  { value: 'updated', label: words.byUpdate },
] as const

type Filters = Pick<PostsSearch, 'connection' | 'author' | 'rubric' | 'from' | 'to' | 'sort'>
type Props = {
  search: PostsSearch
  onApply: (filters: { [K in keyof Filters]: Filters[K] | undefined }) => void
  onClose: () => void
}

const read = (value: string) => value || undefined

/** Filters are applied together, on submit. */
export default function FiltersDialog({ search, onApply, onClose }: Props) {
  const [connection, setConnection] = useState(search.connection ?? '')
  const [author, setAuthor] = useState(search.author ?? '')
  const [rubric, setRubric] = useState(search.rubric ?? '')
  const hasRubrics = useRubrics().length > 0
  const [from, setFrom] = useState(search.from ?? '')
  const [to, setTo] = useState(search.to ?? '')
  const [sort, setSort] = useState<string>(search.sort ?? defaultSort(search.state))
  const { accounts = [] } = useAccounts()
  const { data: authors = [] } = useAuthors()

  const apply = () =>
    onApply({
      connection: read(connection),
      author: read(author),
      rubric: read(rubric),
      from: read(from),
      to: read(to),
      sort: SORTS.map(({ value }) => value).find(
        (value) => value === sort && value !== defaultSort(search.state),
      ),
    })
  const clear = () =>
    onApply({
      connection: undefined,
      author: undefined,
      rubric: undefined,
      from: undefined,
      to: undefined,
      sort: undefined,
    })

  return (
    <Dialog
      open
      title={words.title}
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={clear}>
            {words.clear}
          </Button>
          <Button onClick={apply}>{words.done}</Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <Field label={words.connection}>
          <Select
            placeholder={words.anyConnection}
            options={accounts.map(({ id, title, network }) => ({
              value: id,
              label: `${title} (${getNetwork(network).title})`,
            }))}
            value={connection}
            onChange={(event) => setConnection(event.target.value)}
          />
        </Field>
        {authors.length > 1 ? (
          <Field label={words.author}>
            <Select
              placeholder={words.anyAuthor}
              options={authors.map(({ id, name }) => ({ value: id, label: name }))}
              value={author}
              onChange={(event) => setAuthor(event.target.value)}
            />
          </Field>
        ) : null}
        {hasRubrics ? (
          <Field label={words.rubric}>
            <RubricSelect
              id={rubric}
              none={words.anyRubric}
              onChange={(id) => setRubric(id ?? '')}
            />
          </Field>
        ) : null}
        <div className="grid grid-cols-2 gap-3">
          <Field label={words.from}>
            <TextInput
              type="date"
              value={from}
              max={to || undefined}
              onChange={(event) => setFrom(event.target.value)}
            />
          </Field>
          <Field label={words.to}>
            <TextInput
              type="date"
              value={to}
              min={from || undefined}
              onChange={(event) => setTo(event.target.value)}
            />
          </Field>
        </div>
        <Field label={words.sort}>
          <Select options={SORTS} value={sort} onChange={(event) => setSort(event.target.value)} />
        </Field>
      </div>
    </Dialog>
  )
}
