import { confirmDeletion } from '@kadr/contract/site/requests'
import { useEffect, useState } from 'react'
import { useApiMutation } from '../../platform/api/api-hooks.ts'
import { failureText } from '../../platform/api/failure-text.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
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
