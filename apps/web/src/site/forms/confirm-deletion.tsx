import { confirmDeletion } from '@kadr/contract/requests'
import { useEffect, useState } from 'react'
import { useApiMutation } from '../../platform/api-hooks.ts'
import { failureText } from '../../platform/failure-text.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { copy } from './copy.ts'

const words = copy.deletion

/** The token of the letter's link. Read after hydration: the prerendered page has no search. */
const useToken = () => {
  const [token, setToken] = useState<string | null>(null)
  useEffect(() => setToken(new URLSearchParams(window.location.search).get('confirm')), [])
  return token
}

/** A press, not the visit, deletes: mail programs open links by themselves. */
export const ConfirmDeletion = () => {
  const token = useToken()
  const confirming = useApiMutation((api, given: string) =>
    api.call(confirmDeletion, { body: { token: given } }),
  )
  if (token === null) return null
  if (confirming.data) {
    return (
      <Banner
        tone="success"
        title={words.doneTitle}
        text={words.doneText(confirming.data.number)}
      />
    )
  }
  return (
    <Banner
      tone="danger"
      title={words.confirmTitle}
      text={confirming.error ? failureText(confirming.error) : words.confirmText}
      action={
        <Button
          variant="danger"
          isLoading={confirming.isPending}
          onClick={() => confirming.mutate(token)}
        >
          {words.confirm}
        </Button>
      }
    />
  )
}
