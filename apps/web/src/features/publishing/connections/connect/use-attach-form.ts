import { type RefObject, useRef, useState } from 'react'
import type { Attached } from '../../../../networks/network.ts'
import type { Api } from '../../../../platform/api/api-client.ts'
import { ApiError } from '../../../../platform/api/api-error.ts'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { useAttachAccount } from '../api/connections.mutations.ts'
import { copy } from '../copy.ts'
import { namesOf } from '../list/list-connections.ts'

type Field = { name: string; label: string }
type Errors = Readonly<Record<string, string>>

type Options = {
  /** In screen order; all are required. */
  fields: readonly Field[]
  attach: (api: Api, value: (name: string) => string) => Promise<Attached>
  onDone: () => void
}

const focusOn = (form: HTMLFormElement, name: string) => {
  const control = form.elements.namedItem(name)
  if (control instanceof HTMLElement) control.focus()
}

export type AttachForm = {
  errors: Errors
  /** An error not tied to a field. */
  failure: string | undefined
  isSending: boolean
  submit: (form: HTMLFormElement) => Promise<void>
  ref: RefObject<HTMLFormElement | null>
  /** Fills the fields and submits. */
  send: (values: Readonly<Record<string, string>>) => void
}

/** Uncontrolled inputs: a password is never copied into React state. */
export const useAttachForm = ({ fields, attach, onDone }: Options): AttachForm => {
  const [errors, setErrors] = useState<Errors>({})
  const [failure, setFailure] = useState<string>()
  const mutation = useAttachAccount()

  const refuse = ({ form, found }: { form: HTMLFormElement; found: Errors }) => {
    setErrors(found)
    const [first] = Object.keys(found)
    if (first) focusOn(form, first)
  }

  const submit = async (form: HTMLFormElement) => {
    const values = new FormData(form)
    const typed = (name: string) => String(values.get(name) ?? '').trim()
    setFailure(undefined)
    const empty = fields.filter(({ name }) => typed(name) === '')
    const found = Object.fromEntries(
      empty.map(({ name, label }) => [name, copy.dialog.required(label)]),
    )
    refuse({ form, found })
    if (empty.length > 0) return
    try {
      const { connections, notice } = await mutation.mutateAsync((api) => attach(api, typed))
      notify.success(copy.attached(namesOf(connections)), notice ? { text: notice } : {})
      onDone()
    } catch (error) {
      const name = error instanceof ApiError ? error.field : undefined
      const isOurs = fields.some((field) => field.name === name)
      if (name && isOurs) refuse({ form, found: { [name]: failureText(error) } })
      else setFailure(failureText(error))
    }
  }

  const ref = useRef<HTMLFormElement>(null)
  const send = (values: Readonly<Record<string, string>>) => {
    const form = ref.current
    if (!form) return
    for (const [name, value] of Object.entries(values)) {
      const control = form.elements.namedItem(name)
      if (control instanceof HTMLInputElement) control.value = value
    }
    form.requestSubmit()
  }
  return { errors, failure, isSending: mutation.isPending, submit, ref, send }
}
