import { getDeletionRequest } from '@kadr/contract/site/requests'
import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react'
import { useApiMutation } from '../../platform/api/api-hooks.ts'
import { failureText } from '../../platform/api/failure-text.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'
import { copy } from './copy.ts'
import { readFields } from './form-parts.tsx'

const words = copy.deletion

/** The state of a request by its number. */
export const DeletionStateForm = () => {
  const looking = useApiMutation((api, number: string) =>
    api.call(getDeletionRequest, { params: { number } }),
  )
  const field = useRef<HTMLInputElement>(null)
  // A network sends people here with the number of their request.
  const lookUpGiven = useEffectEvent((number: string) => {
    if (field.current) field.current.value = number
    looking.mutate(number)
  })
  useEffect(() => {
    const number = new URLSearchParams(window.location.search).get('number')
    if (number) lookUpGiven(number)
  }, [])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    looking.mutate(readFields(event.currentTarget)('number'))
  }
  return (
    <form onSubmit={submit} className="grid content-start gap-4">
      <Field
        label={words.number}
        error={looking.error ? failureText(looking.error) : undefined}
        isRequired
      >
        <TextInput
          ref={field}
          name="number"
          placeholder="ABCD-2345-EFGH"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
      </Field>
      <p role="status" className="font-medium empty:hidden">
        {looking.data ? words.states[looking.data.state] : null}
      </p>
      <Button
        type="submit"
        variant="secondary"
        isLoading={looking.isPending}
        className="justify-self-start"
      >
        {words.look}
      </Button>
    </form>
  )
}
