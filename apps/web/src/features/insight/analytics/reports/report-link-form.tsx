import { Copy } from 'lucide-react'
import { useState } from 'react'
import { ApiError } from '../../../../platform/api/api-error.ts'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { Checkbox } from '../../../../ui/forms/checkbox.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { useCreateReport } from '../api/reports.mutations.ts'
import { useAnalyticsSearch } from '../page/use-analytics-search.ts'
import { reportCopy as copy } from './copy.ts'
import { type ReportLook, reportRequestOf } from './report-request.ts'

/** Password-protected by default. */
export const ReportLinkForm = ({ look }: { look: ReportLook }) => {
  const { search } = useAnalyticsSearch()
  const create = useCreateReport()
  const [hasPassword, setHasPassword] = useState(true)
  const [password, setPassword] = useState('')
  const [lifetime, setLifetime] = useState('30')
  const [isOpenConfirmed, setIsOpenConfirmed] = useState(false)
  const isYoutubeRefused =
    !hasPassword && create.error instanceof ApiError && create.error.field === 'password'
  const submit = () =>
    create.mutate({
      report: reportRequestOf(search, look),
      password: hasPassword ? password : null,
      lifetime: Number(lifetime),
      isOpenConfirmed,
    })
  return (
    <section className="grid gap-3">
      <h3 className="font-semibold">{copy.link}</h3>
      <p className="text-label text-ink-2">{copy.linkText}</p>
      <Checkbox
        label={copy.withPassword}
        hint={copy.passwordHint}
        checked={hasPassword}
        onChange={(event) => setHasPassword(event.target.checked)}
      />
      {hasPassword ? (
        <Field label={copy.password}>
          <TextInput
            value={password}
            autoComplete="off"
            minLength={6}
            maxLength={100}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
      ) : null}
      <Field label={copy.lifetime}>
        <Select
          value={lifetime}
          options={copy.lifetimes}
          onChange={(event) => setLifetime(event.target.value)}
        />
      </Field>
      {create.isError ? (
        <p role="alert" className="text-label text-failed">
          {failureText(create.error)}
        </p>
      ) : null}
      {isYoutubeRefused || isOpenConfirmed ? (
        <Checkbox
          label={copy.confirmOpen}
          checked={isOpenConfirmed}
          onChange={(event) => setIsOpenConfirmed(event.target.checked)}
        />
      ) : null}
      <Button variant="secondary" isLoading={create.isPending} onClick={submit}>
        {copy.create}
      </Button>
      {create.data ? (
        <div className="flex items-center gap-2">
          <Field label={copy.created}>
            <TextInput
              readOnly
              value={create.data.url}
              onFocus={(event) => event.target.select()}
            />
          </Field>
          <Button
            variant="soft"
            className="self-end"
            icon={<Copy aria-hidden="true" className="size-5" />}
            onClick={() => {
              void navigator.clipboard
                ?.writeText(create.data.url)
                .then(() => notify.success(copy.copied))
                .catch(() => undefined)
            }}
          >
            {copy.copy}
          </Button>
        </div>
      ) : null}
    </section>
  )
}
