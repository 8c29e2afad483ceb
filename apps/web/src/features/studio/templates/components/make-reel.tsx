import type { Resource } from '@kadr/contract/library/resources'
import type { TemplateField, WholeTemplate } from '@kadr/contract/studio/reel-templates'
import { checkAnswers } from '@kadr/domain/studio/templates/check-answers'
import { newId } from '@kadr/kit/new-id'
import { useNavigate } from '@tanstack/react-router'
import { Clapperboard } from 'lucide-react'
import { type FormEvent, useId, useRef, useState } from 'react'
import { findKind } from '../../../../generations/kinds.ts'
import { isNotFound } from '../../../../platform/api/api-error.ts'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import { QueryFrame } from '../../../../ui/feedback/query-frame.tsx'
import { Skeleton, SkeletonGroup } from '../../../../ui/feedback/skeleton.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { useMakeReel } from '../api/templates.mutations.ts'
import { useTemplate } from '../api/templates.queries.ts'
import { copy } from '../copy.ts'
import { FileSlot, WordsField } from './answer-field.tsx'

const { making: words } = copy

type Given = {
  texts: Readonly<Record<string, string>>
  files: Readonly<Record<string, Resource | undefined>>
}

const toAnswer = ({ texts, files }: Given, { key, kind }: TemplateField) =>
  kind === 'text' ? { key, text: texts[key] ?? '' } : { key, resourceId: files[key]?.id ?? null }

type Make = ReturnType<typeof useMakeReel>

const useMaking = ({ kind, asks }: WholeTemplate, make: Make) => {
  const navigate = useNavigate()
  const sent = useRef({ all: '', key: '' })
  const [title, setTitle] = useState('')
  const [given, setGiven] = useState<Given>({ texts: {}, files: {} })
  const [isSubmitted, setIsSubmitted] = useState(false)
  const answers = asks.map((field) => toAnswer(given, field))
  const errorOf = (field: TemplateField) =>
    isSubmitted ? checkAnswers({ asks: [field], answers: [toAnswer(given, field)] }) : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsSubmitted(true)
    if (checkAnswers({ asks, answers }) !== undefined) return
    const body = { answers, ...(title.trim() && { title: title.trim() }) }
    const all = JSON.stringify(body)
    // Other answers are another reel.
    if (sent.current.all !== all) sent.current = { all, key: newId() }
    make.mutate(
      { ...body, key: sent.current.key },
      {
        onSuccess: (reel) => {
          const to = findKind(kind)?.to
          if (to) void navigate({ to, search: { reel: reel.id } })
        },
      },
    )
  }
  return { title, setTitle, given, setGiven, errorOf, submit }
}

type FieldsProps = { template: WholeTemplate; form: string; make: Make }

const Fields = ({ template, form, make }: FieldsProps) => {
  const { title, setTitle, given, setGiven, errorOf, submit } = useMaking(template, make)
  const { texts, files } = given
  return (
    <form id={form} noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
      {make.error ? (
        <Banner tone="danger" title={words.failed} text={failureText(make.error)} />
      ) : null}
      {template.asks.map((field) =>
        field.kind === 'text' ? (
          <WordsField
            key={field.key}
            field={field}
            value={texts[field.key] ?? ''}
            error={errorOf(field)}
            onChange={(text) => setGiven({ ...given, texts: { ...texts, [field.key]: text } })}
          />
        ) : (
          <div key={field.key}>
            <FileSlot
              field={field}
              resource={files[field.key]}
              onChange={(file) => setGiven({ ...given, files: { ...files, [field.key]: file } })}
            />
            {errorOf(field) ? (
              <p role="alert" className="mt-1.5 text-label text-failed">
                {errorOf(field)}
              </p>
            ) : null}
          </div>
        ),
      )}
      <Field label={words.name}>
        <TextInput
          value={title}
          maxLength={200}
          placeholder={template.name}
          onChange={({ target }) => setTitle(target.value)}
        />
      </Field>
    </form>
  )
}

const LOADING = (
  <SkeletonGroup label={words.loading} className="grid gap-4">
    <Skeleton className="h-16 w-full" />
    <Skeleton className="h-16 w-full" />
  </SkeletonGroup>
)

/** Asks what the template asks and opens the reel in its editor. */
export default function MakeReel({ id, onClose }: { id: string; onClose: () => void }) {
  const form = useId()
  const query = useTemplate(id)
  const make = useMakeReel(id)
  const isGone = isNotFound(query.error)
  return (
    <Dialog
      open
      hasOwnBack
      title={query.data ? words.title(query.data.name) : copy.title}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        query.data ? (
          <Button
            type="submit"
            form={form}
            isLoading={make.isPending}
            icon={<Clapperboard aria-hidden="true" className="size-5" />}
          >
            {words.make}
          </Button>
        ) : null
      }
    >
      <QueryFrame
        query={query}
        data={query.data}
        loading={LOADING}
        failed={{
          title: words.failed,
          text: isGone ? words.gone : failureText(query.error),
          canRetry: !isGone,
        }}
      >
        {(template) => <Fields template={template} form={form} make={make} />}
      </QueryFrame>
    </Dialog>
  )
}
