import { useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { Attached } from '../../../networks/network.ts'
import type { Api } from '../../../platform/api-client.ts'
import { ApiError } from '../../../platform/api-error.ts'
import { failureText } from '../../../platform/failure-text.ts'
import { notify } from '../../../ui/toast.tsx'
import { useAttachAccount } from '../api/attach-account.ts'
import { copy } from '../copy.ts'
import { namesOf } from './names-of.ts'

type Options<T extends FieldValues> = {
  form: UseFormReturn<T>
  attach: (api: Api, values: T) => Promise<Attached>
  onDone: () => void
}

/** Sends the form; a failure about a field goes to the field, any other above the buttons. */
export const useAttachForm = <T extends FieldValues>({ form, attach, onDone }: Options<T>) => {
  const [failure, setFailure] = useState<string>()
  const mutation = useAttachAccount()

  const fieldOf = (error: unknown): Path<T> | undefined => {
    const named = error instanceof ApiError ? error.field : undefined
    return Object.keys(form.getValues()).find((name): name is Path<T> => name === named)
  }

  const send = async (values: T) => {
    setFailure(undefined)
    try {
      const { connections, notice } = await mutation.mutateAsync((api) => attach(api, values))
      notify.success(copy.attached(namesOf(connections)), notice ? { text: notice } : {})
      onDone()
    } catch (error) {
      const field = fieldOf(error)
      if (field) form.setError(field, { message: failureText(error) }, { shouldFocus: true })
      else setFailure(failureText(error))
    }
  }

  return { failure, isSending: mutation.isPending, submit: () => void form.handleSubmit(send)() }
}
