import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { ApiError } from '../../../platform/api-error.ts'
import { failureText } from '../../../platform/failure-text.ts'
import { notify } from '../../../ui/toast.tsx'
import { copy } from '../copy.ts'
import { createFormDraft } from './form-draft.ts'
import { findFormField, type ProductForm, productForm } from './product-form.ts'

const DRAFT_PAUSE_MS = 300

type Start = {
  /** Tells this form's draft from others. */
  owner: string
  initial: ProductForm
  /** The version the person began with; 0 for a new product. */
  version: number
}

/** A form whose text is never lost: what is not saved stays in the tab until it is. */
export const useProductForm = ({ owner, initial, version }: Start) => {
  const draft = useMemo(() => createFormDraft({ owner }), [owner])
  const [restored, setRestored] = useState(draft.find)
  const base = useRef({ initial, version: restored?.version ?? version })
  const isLeaving = useRef(false)
  const form = useForm<ProductForm, unknown, ProductForm>({
    resolver: standardSchemaResolver(productForm),
    defaultValues: initial,
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, over the values the form began with
  useEffect(() => {
    if (restored) form.reset(restored.form, { keepDefaultValues: true })
  }, [])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const write = () => {
      if (isLeaving.current) return
      if (form.formState.isDirty) {
        draft.keep({ version: base.current.version, form: form.getValues() })
      } else draft.drop()
    }
    const unsubscribe = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: () => {
        clearTimeout(timer)
        timer = setTimeout(write, DRAFT_PAUSE_MS)
      },
    })
    return () => {
      // The last letters before leaving count too.
      clearTimeout(timer)
      write()
      unsubscribe()
    }
  }, [form, draft])

  const startFrom = useCallback(
    (next: { initial: ProductForm; version: number }) => {
      base.current = next
      draft.drop()
      setRestored(undefined)
      form.reset(next.initial)
    },
    [draft, form],
  )

  const showFailure = (error: unknown) => {
    const field = error instanceof ApiError ? findFormField(error.field) : undefined
    if (field) form.setError(field, { message: failureText(error) }, { shouldFocus: true })
    else notify.error(copy.form.notSaved, { text: failureText(error) })
  }

  return {
    form,
    hasRestored: restored !== undefined,
    dropDraft: () => startFrom({ initial, version }),
    /** The form goes on from what has just been saved, or from what somebody else saved. */
    startFrom,
    baseVersion: () => base.current.version,
    showFailure,
    isUnsaved: () => form.formState.isDirty && !isLeaving.current,
    /** Everything is safe: nothing has to be asked on the way out. */
    letGo: () => {
      isLeaving.current = true
      draft.drop()
    },
  }
}
