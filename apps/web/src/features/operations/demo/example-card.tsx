import { addExample, getExample, removeExample } from '@kadr/contract/operations/demo'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Sparkles } from 'lucide-react'
import { useApiMutation } from '../../../platform/api/api-hooks.ts'
import { failureText } from '../../../platform/api/failure-text.ts'
import { useApi, useIsSignedIn } from '../../../platform/api/services.tsx'
import { useCan } from '../../../platform/session/current-workspace.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { copy } from './copy.ts'

/** Adds a sample reel and draft to an empty workspace, and removes them in one tap. */
export const ExampleCard = () => {
  const { data } = useQuery({ ...useApi().query(getExample), enabled: useIsSignedIn() })
  const canAdd = useCan(addExample.action)
  const adding = useApiMutation((api) => api.call(addExample))
  const removing = useApiMutation((api) => api.call(removeExample))
  const error = adding.error ?? removing.error
  if (!data || data.state === 'none' || !canAdd) return null
  const isAdded = data.state === 'added'
  return (
    <Card className="grid gap-3">
      <div className="grid gap-1">
        <h2 className="font-bold">{isAdded ? copy.example.addedTitle : copy.example.title}</h2>
        <p className="text-ink-2 text-pretty">
          {isAdded ? copy.example.addedText : copy.example.text}
        </p>
      </div>
      {isAdded ? (
        <div className="flex flex-wrap gap-2">
          {data.reelId ? (
            <LinkButton asChild>
              <Link to="/reels/slideshow" search={{ reel: data.reelId }}>
                {copy.example.open}
              </Link>
            </LinkButton>
          ) : null}
          <Button
            variant="secondary"
            isLoading={removing.isPending}
            onClick={() => removing.mutate()}
          >
            {copy.example.remove}
          </Button>
        </div>
      ) : (
        <Button
          variant="secondary"
          icon={<Sparkles aria-hidden="true" className="size-5" />}
          isLoading={adding.isPending}
          onClick={() => adding.mutate()}
          className="justify-self-start"
        >
          {copy.example.add}
        </Button>
      )}
      {error ? (
        <p role="alert" className="text-label text-danger">
          {failureText(error)}
        </p>
      ) : null}
    </Card>
  )
}
